import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { PageNoteNotice } from '@/components/layout/page-note-notice';
import { useAction } from '@/components/layout/use-action';
import { LoadingOverlay } from '@/components/ui/loading-overlay';
import { OVERLAY_ID } from '@/components/ui/overlay-id';
import { isDoneHere } from '@/lib/bff/done-action';
import { outcomeOf, ProblemError } from '@/lib/bff/problem-error';
import { renderAsMember } from '../my-page/as-member';

const leavePage = vi.hoisted(() => vi.fn(() => new Promise<never>(() => undefined)));
vi.mock('@/lib/navigation/leave-page', () => ({ leavePage }));

const refresh = vi.fn();
const answers: { resolve: (words: string) => void; reject: (error: Error) => void }[] = [];
const send = vi.fn((_wish: string) => new Promise<string>((resolve, reject) => void answers.push({ resolve, reject })));
const said = vi.fn();

function Wish({ refreshes, asks = false }: { refreshes: boolean; asks?: boolean }) {
  const { run, pending, failure, result, reset } = useAction(send, {
    asks,
    ...(refreshes && { refresh }),
    failureOf: (problem, wish) => `${problem.code}, ${outcomeOf(problem)}: ${wish}`,
  });
  const press = () => run('a quiet room').then(said, (error: Error) => said(error.message));
  return (
    <>
      <button type="button" onClick={() => void press()}>
        {pending ? 'sending' : 'send'}
      </button>
      <button type="button" onClick={reset}>
        reset
      </button>
      <p>{failure ?? result ?? 'nothing'}</p>
    </>
  );
}

const isOverlaid = () => document.getElementById(OVERLAY_ID)?.hidden === false;
const button = () => screen.getByRole('button', { name: /^send/ });

beforeEach(() => {
  answers.length = 0;
  vi.clearAllMocks();
});

async function press({ refreshes = true } = {}) {
  renderAsMember(
    <>
      <LoadingOverlay />
      <Wish refreshes={refreshes} />
    </>,
  );
  await userEvent.click(button());
  expect(send).toHaveBeenCalled();
}

test('an action shows the overlay until its answer, and then refreshes the page', async () => {
  await press();
  expect(isOverlaid()).toBe(true);
  expect(await screen.findByText('sending')).toBeVisible();
  expect(refresh).not.toHaveBeenCalled();
  await act(async () => answers[0]?.resolve('noted'));
  expect(await screen.findByText('send')).toBeVisible();
  expect(isOverlaid()).toBe(false);
  expect(refresh).toHaveBeenCalledOnce();
  expect(said.mock.calls).toEqual([['noted']]);
  expect(screen.getByText('noted')).toBeVisible();
});

test('a second press is not sent, and gets the same answer; resetting meanwhile does not end the wait', async () => {
  await press();
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('button', { name: 'reset' }));
  expect(isOverlaid()).toBe(true);
  await act(async () => answers[0]?.resolve('noted'));
  expect(send).toHaveBeenCalledOnce();
  expect(said.mock.calls).toEqual([['noted'], ['noted']]);
});

test('a refusal is shown until the next try, and refreshes nothing', async () => {
  await press();
  await act(async () => answers[0]?.reject(new ProblemError('rejected')));
  expect(said.mock.calls).toEqual([['rejected']]);
  expect(screen.getByText('rejected, unsure: a quiet room')).toBeVisible();
  expect([send.mock.calls.length, refresh.mock.calls.length, isOverlaid()]).toEqual([1, 0, false]);
  await userEvent.click(button());
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(screen.getByText('nothing')).toBeVisible();
  await act(async () => answers[1]?.resolve('noted'));
});

test('a fault of the product is reported, and counts as an uncertain outcome', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const fault = new TypeError('broken');
  await press();
  await act(async () => answers[0]?.reject(fault));
  expect(report.mock.calls).toEqual([[fault]]);
  expect(screen.getByText('internal, unsure: a quiet room')).toBeVisible();
  await userEvent.click(button());
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

test('a step that changes nothing on the page leaves it as it is', async () => {
  await press({ refreshes: false });
  await act(async () => answers[0]?.resolve('noted'));
  expect(await screen.findByText('send')).toBeVisible();
  expect(said.mock.calls).toEqual([['noted']]);
  expect(refresh).not.toHaveBeenCalled();
  expect(isOverlaid()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'reset' }));
  expect(screen.getByText('nothing')).toBeVisible();
});

test('what only asks is never uncertain', async () => {
  renderAsMember(<Wish refreshes={false} asks />);
  await userEvent.click(button());
  await act(async () => answers[0]?.reject(new ProblemError('unreachable')));
  expect(await screen.findByText('unreachable, notDone: a quiet room')).toBeVisible();
});

const texts = { updated: 'again', done: 'done', notDone: 'not done', unsure: 'unsure', show: 'show' };
const live = () => document.querySelector('.fixed');

/** Presses, leaves the page, and gets the answer on another one. */
async function leave({ asks }: { asks: boolean }, answer: () => void) {
  document.title = 'Wishes';
  render(<PageNoteNotice texts={texts} />);
  const { unmount } = renderAsMember(<Wish refreshes asks={asks} />);
  await userEvent.click(button());
  unmount();
  document.title = 'Home';
  await act(async () => answer());
}

test.each([
  ['done', () => answers[0]?.resolve('noted')],
  ['not done', () => answers[0]?.reject(new ProblemError('rejected', { status: 409 }))],
  ['unsure', () => answers[0]?.reject(new ProblemError('unreachable'))],
])('a change that ends after its page was left is said on the next one: %s', async (outcome, answer) => {
  await leave({ asks: false }, answer);
  expect(live()).toHaveTextContent(`Wishes${outcome}`);
});

test('a question that ends after its page was left is not, and neither is a change on its own page', async () => {
  await leave({ asks: true }, () => answers[0]?.resolve('noted'));
  expect(live()).toBeNull();
  await userEvent.click(renderAsMember(<Wish refreshes />).getByRole('button', { name: /^send/ }));
  await act(async () => answers[1]?.resolve('noted'));
  expect(live()).toBeNull();
});

function Booking() {
  const { run } = useAction((wish: string, leave) => send(wish).then(leave));
  return (
    <button type="button" onClick={() => void run('a table')}>
      book
    </button>
  );
}

test.each([false, true])(
  'a result replaces the page that asked for it, and never another one (left: %s)',
  async (isLeft) => {
    document.title = 'Book a table';
    render(<PageNoteNotice texts={texts} />);
    const { unmount } = renderAsMember(<Booking />);
    await userEvent.click(screen.getByRole('button', { name: 'book' }));
    if (isLeft) unmount();
    await act(async () => answers[0]?.resolve('/confirmation'));
    expect(leavePage.mock.calls).toEqual(isLeft ? [] : [['/confirmation']]);
    if (!isLeft) return expect(live()).toBeNull();
    expect(live()).toHaveTextContent('Book a tabledone');
    await userEvent.tab();
    const link = screen.getByRole('link', { name: 'show' });
    expect(link).toHaveAttribute('href', '/confirmation');
    expect(link).toHaveFocus();
    await userEvent.click(document.body);
    expect(live()).toBeNull();
  },
);

test('an error page in place of the result knows that a change was made, and not so of a question', async () => {
  window.history.replaceState(null, '', '/asked');
  const { unmount } = renderAsMember(<Wish refreshes={false} asks />);
  await userEvent.click(button());
  await act(async () => answers[0]?.resolve('noted'));
  expect(isDoneHere()).toBe(false);
  unmount();
  renderAsMember(<Wish refreshes={false} />);
  await userEvent.click(button());
  await act(async () => answers[1]?.resolve('noted'));
  expect(isDoneHere()).toBe(true);
});
