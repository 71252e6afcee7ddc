import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Pager } from '@/components/ui/pager';
import { linkedPages } from '@/lib/stay/hotel-list';

function show(current: number, last: number) {
  render(
    <Pager
      label="Pages of the list"
      current={current}
      numbers={linkedPages(current, last)}
      labelOf={(number) => `Page ${number}`}
      hrefOf={(number) => `/hotels/page/${number}`}
      previous="Previous"
      next="Next"
    />,
  );
  return within(screen.getByRole('navigation', { name: 'Pages of the list' }));
}

it('names every page that it leads to, and is no link to the one that is open', () => {
  const pager = show(4, 7);
  const links = pager.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/hotels/page/3', '/hotels/page/5', '/hotels/page/7']));
  expect(links).not.toContain('/hotels/page/4');
  expect(pager.getByText('Page 4').closest('[aria-current]')).toHaveAttribute('aria-current', 'page');
  const link = pager.getByRole('link', { name: 'Page 7' });
  expect(link).toHaveTextContent('7');
  expect(link, 'its name is its content: "7페이지" does not hold the word "7"').not.toHaveAttribute('aria-label');
});

it('has no way before the first page and none after the last', () => {
  const first = show(1, 3);
  expect(first.queryByRole('link', { name: 'Previous' })).toBeNull();
  expect(first.getByRole('link', { name: 'Next' })).toHaveAttribute('rel', 'next');
});

it('shows a gap where numbers are left out, and none between neighbours', () => {
  const pager = show(417, 834);
  const drawn = (item: HTMLElement) => [...item.querySelectorAll('[aria-hidden]')].map((part) => part.textContent);
  const items = pager.getAllByRole('listitem').map((item) => drawn(item).join(''));
  expect(items.filter((text) => text.includes('…') && /41[678]$/.test(text))).toEqual([]);
  expect(items.some((text) => /^…\D*420$/.test(text) || text === '420')).toBe(true);
  expect(items.at(-1)).toMatch(/^…834$/);
  expect(items[0]).toBe('1');
});
