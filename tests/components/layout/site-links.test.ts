import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { headerLinks, memberLinks } from '@/components/layout/site-links';

const pages = readdirSync(join(process.cwd(), 'app', '[locale]'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('page.tsx'))
  .map((file) => `/${file.replace(/\([^)]+\)\//g, '').replace(/\/?page\.tsx$/, '')}`);

describe('links of header and footer', () => {
  it.each([...headerLinks, ...memberLinks].map(({ path }) => path))('%s is a page that stands', (path) => {
    expect(pages).toContain(path);
  });
});
