import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PageNavigation } from '@/components/ui/page-navigation';
import { RefreshLink } from '@/components/ui/refresh-link';

const router = vi.hoisted(() => ({ refresh: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

it('has the server render the page again, and is a plain link to the page without script', () => {
  render(
    <PageNavigation>
      <RefreshLink>Again</RefreshLink>
    </PageNavigation>,
  );
  const link = screen.getByText('Again');
  expect(link).toHaveAttribute('href', '');
  expect(fireEvent.click(link)).toBe(false);
  expect(router.refresh).toHaveBeenCalledOnce();
});
