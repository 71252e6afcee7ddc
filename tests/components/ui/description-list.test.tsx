import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DescriptionList } from '@/components/ui/description-list';

it('has no term for what React renders as nothing', () => {
  const nothing = [null, undefined, false, ''];
  render(
    <DescriptionList
      items={[
        ...nothing.map((description) => ({ term: `Nothing ${String(description)}`, description })),
        { term: 'Points', description: 0 },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Points']);
});
