// @vitest-environment node
import { createTranslator } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { HubUnavailable } from '@/components/layout/hub-unavailable';
import { sealCachedPage } from '@/lib/csp/cached-page';
import common from '@/messages/en/common.json';

vi.mock('next-intl/server', () => ({
  getTranslations: async () => createTranslator({ locale: 'en', messages: { common }, namespace: 'common' }),
}));

describe('HubUnavailable', () => {
  it('makes a public page one that is answered 503 and never kept', async () => {
    const html = `<html lang="en">${renderToStaticMarkup(await HubUnavailable({ locale: 'en' }))}</html>`;
    expect(sealCachedPage({ html })).toMatchObject({ isKept: false, page: { status: 503 } });
  });
});
