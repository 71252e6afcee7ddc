import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CurrencySelect } from '@/components/stay/currency-select';
import { served, takenOver, withEarlyScript } from '../ui/served-page';

const refresh = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const options = ['', 'USD', 'JPY'].map((value) => ({ value, label: value || 'KRW' }));
const select = <CurrencySelect label="Show prices also in" chosen="" options={options} />;
const list = () => screen.getByRole('combobox', { name: 'Show prices also in' });

withEarlyScript();

it.each([false, true])('takes a choice made before hydration, beside a foreign node: %s', async (foreign) => {
  served(select);
  fireEvent.input(list(), { target: { value: 'JPY' } });
  if (foreign) list().after(document.createElement('span'));
  const mismatch = vi.fn();
  await takenOver(select, mismatch);
  expect(mismatch).toHaveBeenCalledTimes(foreign ? 1 : 0);
  expect(document.cookie).toContain('JPY');
  expect(refresh).toHaveBeenCalled();
});
