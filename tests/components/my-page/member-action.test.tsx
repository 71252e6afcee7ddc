import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useMemberAction } from '@/components/my-page/shell/use-member-action';
import { LoadingOverlay } from '@/components/ui/loading-overlay';
import { OVERLAY_ID } from '@/components/ui/overlay-id';
import { renderAsMember } from './as-member';

const refresh = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const answers: { resolve: (words: string) => void; reject: (error: Error) => void }[] = [];
const send = vi.fn((_wish: string) => new Promise<string>((resolve, reject) => void answers.push({ resolve, reject })));
const said = vi.fn();

function Wish({ redraws }: { redraws?: boolean }) {
  const { run, pending } = useMemberAction(send, { redraws });
  const press = () => run('a quiet room').then(said, (error: Error) => said(error.message));
  return (
    <button type="button" onClick={() => void press()}>
      {pending ? 'sending' : 'send'}
    </button>
  );
}

const isOverlaid = () => document.getElementById(OVERLAY_ID)?.hidden === false;

beforeEach(() => {
  answers.length = 0;
  vi.clearAllMocks();
});

async function press(redraws?: boolean) {
  renderAsMember(
    <>
      <LoadingOverlay />
      <Wish redraws={redraws} />
    </>,
  );
  await userEvent.click(screen.getByRole('button'));
  // What sends it is fetched for the first press.
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
}

test('an action shows the overlay until its answer, and has the page drawn anew', async () => {
  await press();
  expect(isOverlaid()).toBe(true);
  expect(await screen.findByText('sending')).toBeVisible();
  expect(refresh).not.toHaveBeenCalled();
  await act(async () => answers[0]?.resolve('noted'));
  expect(await screen.findByText('send')).toBeVisible();
  expect(isOverlaid()).toBe(false);
  expect(refresh).toHaveBeenCalledOnce();
  expect(said.mock.calls).toEqual([['noted']]);
});

test('a second press is not sent, and gets the same answer', async () => {
  await press();
  await userEvent.click(screen.getByRole('button'));
  await act(async () => answers[0]?.resolve('noted'));
  expect(send).toHaveBeenCalledOnce();
  expect(said.mock.calls).toEqual([['noted'], ['noted']]);
});

test('a refusal is shown once, refreshes nothing, and can be tried again', async () => {
  await press();
  await act(async () => answers[0]?.reject(new Error('refused')));
  expect(said.mock.calls).toEqual([['refused']]);
  expect(send).toHaveBeenCalledOnce();
  expect(refresh).not.toHaveBeenCalled();
  expect(isOverlaid()).toBe(false);
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  await act(async () => answers[1]?.resolve('noted'));
});

test('a step that changes nothing on the page leaves it as it is', async () => {
  await press(false);
  await act(async () => answers[0]?.resolve('noted'));
  expect(await screen.findByText('send')).toBeVisible();
  expect(said.mock.calls).toEqual([['noted']]);
  expect(refresh).not.toHaveBeenCalled();
  expect(isOverlaid()).toBe(false);
});
