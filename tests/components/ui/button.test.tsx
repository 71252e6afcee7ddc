import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '@/components/ui/button';

describe('Button', () => {
  it('says what it does while pending, keeps the focus, and submits nothing a second time', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (pending: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" pending={pending} pendingLabel="예약하고 있습니다">
          예약
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await userEvent.click(screen.getByRole('button', { name: '예약' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);

    rerender(form(true));
    const button = screen.getByRole('button', { name: '예약하고 있습니다' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('explains why it cannot be pressed, and can be reached all the same', async () => {
    const onClick = vi.fn();
    render(
      <Button onClick={onClick} disabledReason="날짜를 먼저 선택해 주세요.">
        예약
      </Button>,
    );
    const button = screen.getByRole('button', { name: '예약' });
    expect(button).toHaveAccessibleDescription('날짜를 먼저 선택해 주세요.');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    expect(button).toHaveFocus();
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });
});
