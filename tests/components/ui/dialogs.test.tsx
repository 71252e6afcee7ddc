import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Dialog } from '@/components/ui/dialog';
import { Sheet } from '@/components/ui/sheet';
import { installModalShim } from './modal-shim';

beforeAll(installModalShim);

describe('AlertDialog', () => {
  it('is an alert dialog named by its message, with one action', async () => {
    const onConfirm = vi.fn();
    render(<AlertDialog open message="다시 로그인해주세요" confirmLabel="예약 내용 확인" onConfirm={onConfirm} />);
    expect(screen.getByRole('alertdialog', { name: '다시 로그인해주세요' })).toHaveAttribute('open');
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: '예약 내용 확인' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('Escape cancels where there are two actions and confirms where there is one', async () => {
    const onConfirm = vi.fn();
    const onCancel = vi.fn();
    const { rerender } = render(
      <AlertDialog
        open
        message="취소할까요?"
        confirmLabel="네"
        onConfirm={onConfirm}
        cancelLabel="아니요"
        onCancel={onCancel}
      />,
    );
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect([onCancel.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 0]));
    rerender(<AlertDialog open message="취소했습니다" confirmLabel="네" onConfirm={onConfirm} />);
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect([onCancel.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 1]));
  });

  it('is not closed by a press outside', () => {
    const onConfirm = vi.fn();
    render(<AlertDialog open message="다시 로그인해주세요" confirmLabel="예약 내용 확인" onConfirm={onConfirm} />);
    fireEvent.click(screen.getByRole('alertdialog'));
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('cannot be left by Escape while its request runs', () => {
    const onCancel = vi.fn();
    render(
      <AlertDialog
        open
        pending
        message="취소할까요?"
        confirmLabel="네"
        onConfirm={vi.fn()}
        cancelLabel="아니요"
        onCancel={onCancel}
      />,
    );
    const alert = screen.getByRole<HTMLDialogElement>('alertdialog');
    fireEvent(alert, new Event('cancel', { cancelable: true }));
    expect(onCancel).not.toHaveBeenCalled();
    alert.close();
    fireEvent(alert, new Event('close'));
    expect(alert, 'a browser closes it at the second Escape, whatever `cancel` was answered').toHaveAttribute('open');
  });
});

function Opener({ kind }: { kind: 'dialog' | 'sheet' }) {
  const [open, setOpen] = useState(false);
  const Window = kind === 'dialog' ? Dialog : Sheet;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        열기
      </button>
      <Window open={open} onClose={() => setOpen(false)} title="객실과 인원" closeLabel="닫기">
        <p>내용</p>
      </Window>
    </>
  );
}

describe.each(['dialog', 'sheet'] as const)('%s', (kind) => {
  it('is named by its title and gives the focus back when it closes', async () => {
    render(<Opener kind={kind} />);
    const opener = screen.getByRole('button', { name: '열기' });
    await userEvent.click(opener);
    expect(screen.getByRole('dialog', { name: '객실과 인원' })).toBeVisible();
    expect(opener).not.toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: '닫기' }));
    expect(screen.queryByText('내용')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('closes by a press outside, not by one inside', async () => {
    render(<Opener kind={kind} />);
    await userEvent.click(screen.getByRole('button', { name: '열기' }));
    fireEvent.click(screen.getByText('내용'));
    expect(screen.getByText('내용')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('dialog'));
    await waitFor(() => expect(screen.queryByText('내용')).not.toBeInTheDocument());
  });
});
