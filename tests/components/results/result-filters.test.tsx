import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FilterGroup } from '@/components/results/filter-groups';
import { ResultFilters } from '@/components/results/result-filters';
import { RESULTS_ID } from '@/components/results/result-ids';
import { installModalShim } from '../ui/modal-shim';

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const option = (field: string, value: string, label: string, count: number | null, checked = false) => ({
  field,
  value,
  label,
  count: count === null ? null : { hotels: count, text: String(count) },
  checked,
});
const groups = (chosen: readonly string[] = []): FilterGroup[] => [
  {
    legend: 'Total',
    hint: '₩300,000 – ₩900,000',
    kind: 'radio',
    options: [
      option('maxTotal', '', 'Any', null, !chosen.includes('500000')),
      option('maxTotal', '500000', 'Up to ₩500,000', 4, chosen.includes('500000')),
    ],
  },
  {
    legend: 'Beds',
    kind: 'checkbox',
    options: [
      option('bed', 'twin', 'Two single beds', 7, chosen.includes('twin')),
      option('bed', 'king', 'One king bed', 5, chosen.includes('king')),
      option('bed', 'ondol', 'Floor bedding', 0, chosen.includes('ondol')),
    ],
  },
  {
    legend: 'Facilities',
    kind: 'checkbox',
    options: Array.from({ length: 9 }, (_, n) =>
      option('facility', `f${n}`, `Facility ${n}`, 3, chosen.includes(`f${n}`)),
    ),
  },
];
const texts = {
  title: 'Narrow down',
  open: 'Filters',
  close: 'Close',
  show: 'Show 7 hotels',
  apply: 'Apply',
  more: 'Show more',
};

function show(chosen: readonly string[] = []) {
  return render(
    <>
      <ResultFilters
        action="/en/search"
        search={[
          ['checkIn', '2026-12-24'],
          ['checkOut', '2026-12-26'],
          ['room', '2-0'],
        ]}
        sort={[['sort', 'name']]}
        groups={groups(chosen)}
        texts={texts}
      />
      <div id={RESULTS_ID} />
    </>,
  );
}
const column = () => within(screen.getByRole('form', { name: texts.title }));
const stay = 'checkIn=2026-12-24&checkOut=2026-12-26&room=2-0';

beforeEach(() => {
  installModalShim();
  router.push.mockReset();
  router.replace.mockReset();
});

describe('the filters of a result list', () => {
  it('lead to the canonical address at once, and leave the scroll where it is', async () => {
    show(['king']);
    await userEvent.click(column().getByRole('checkbox', { name: /Two single beds/ }));
    expect(router.push).toHaveBeenLastCalledWith(`/en/search?${stay}&bed=twin&bed=king&sort=name`, { scroll: false });
  });

  it('take a wish away again, and one price replaces another', async () => {
    show(['king', '500000']);
    await userEvent.click(column().getByRole('checkbox', { name: /One king bed/ }));
    expect(router.push).toHaveBeenLastCalledWith(`/en/search?${stay}&maxTotal=500000&sort=name`, { scroll: false });
    await userEvent.click(column().getByRole('radio', { name: 'Any' }));
    expect(router.push).toHaveBeenLastCalledWith(`/en/search?${stay}&bed=king&sort=name`, { scroll: false });
  });

  it('begin at the first page, because the address carries none', async () => {
    show();
    await userEvent.click(column().getByRole('checkbox', { name: /One king bed/ }));
    expect(router.push.mock.lastCall?.[0]).not.toContain('page');
  });

  it('show what the address says when Back changes it', () => {
    const { rerender } = show(['twin']);
    expect(column().getByRole('checkbox', { name: /Two single beds/ })).toBeChecked();
    rerender(<ResultFilters action="/en/search" search={[]} sort={[]} groups={groups(['king'])} texts={texts} />);
    expect(column().getByRole('checkbox', { name: /Two single beds/ })).not.toBeChecked();
    expect(column().getByRole('checkbox', { name: /One king bed/ })).toBeChecked();
  });

  it('cannot be set to what no hotel has, but such a wish of the address can be taken back', () => {
    const { unmount } = show();
    expect(column().getByRole('checkbox', { name: /Floor bedding/ })).toBeDisabled();
    unmount();
    show(['ondol']);
    expect(column().getByRole('checkbox', { name: /Floor bedding/ })).toBeEnabled();
  });

  it('fold a long group, and open it where something in the fold is chosen', () => {
    const { unmount } = show();
    expect(screen.getByText('Show more').closest('details')).not.toHaveAttribute('open');
    unmount();
    show(['f8']);
    expect(screen.getByText('Show more').closest('details')).toHaveAttribute('open');
  });

  it('open in a sheet on narrow screens, with the same choices', async () => {
    show(['twin']);
    await userEvent.click(screen.getByRole('link', { name: texts.open }));
    const sheet = within(screen.getByRole('dialog', { name: texts.title }));
    expect(sheet.getByRole('checkbox', { name: /Two single beds/ })).toBeChecked();
    await userEvent.click(sheet.getByRole('checkbox', { name: /One king bed/ }));
    // In place of the sheet's own entry of the history, so that Back closes the sheet and then undoes the choice.
    expect(router.replace).toHaveBeenLastCalledWith(`/en/search?${stay}&bed=twin&bed=king&sort=name`, {
      scroll: false,
    });
    await userEvent.click(sheet.getByRole('button', { name: texts.show }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
