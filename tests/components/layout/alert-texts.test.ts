import { describe, expect, it } from 'vitest';
import { noticeCodeOf, noticeCodes } from '@/components/layout/notice-codes';
import ko from '@/messages/ko/layout.json';
import { readRepositoryFile } from '../../../scripts/structure/source-files';
import { alertRows, alertTable } from '../../specification/alerts';

describe('the catalogue of alerts', () => {
  it('is the specification, word for word, and nothing else', () => {
    const alerts = Object.entries(ko.alerts).map(([key, text]) => [key, text.replace('{address}', '(address)')]);
    expect(Object.fromEntries(alerts)).toEqual(alertTable);
  });

  it.each(alertRows)('%s is raised and shown where the table says', (key, text, _, raised, shown) => {
    expect(readRepositoryFile(raised)).toContain(`'${key}'`);
    const test = readRepositoryFile(shown);
    const signs = [text, `layout.alerts.${key}`, `specifiedAlerts.${key}`];
    expect(
      signs.filter((sign) => test.includes(sign)),
      shown,
    ).not.toEqual([]);
  });

  it('knows only its own codes in an address', () => {
    for (const code of noticeCodes) expect(noticeCodeOf(code)).toBe(code);
    for (const other of [null, '', 'toString', 'loginrequired', '<b>']) expect(noticeCodeOf(other)).toBeNull();
  });
});
