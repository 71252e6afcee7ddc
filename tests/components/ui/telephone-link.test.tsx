import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TelephoneLink } from '@/components/ui/telephone-link';

it.each([
  ['+82-2-0000-1088', 'tel:+82200001088'],
  ['02) 000-0000', 'tel:020000000'],
  ['02-000-0000~8', 'tel:020000000'],
  ['+82 2 000 0000 ext. 12', 'tel:+8220000000'],
])('%s is dialled as %s', (number, href) => {
  render(<TelephoneLink number={number} />);
  expect(screen.getByRole('link', { name: number })).toHaveAttribute('href', href);
});
