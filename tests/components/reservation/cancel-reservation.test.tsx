import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CancelReservation } from '@/components/reservation/cancel-reservation';
import { CancelledBefore } from '@/components/reservation/cancelled-before';
import common from '@/messages/ko/common.json';
import { answerBff, type BffAnswer, problem } from '../my-page/as-member';
import { installModalShim } from '../ui/modal-shim';

const refresh = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const { cancel } = common;
const done: BffAnswer = { body: { data: { cancellationFeeKrw: 0 } } };

const question = {
  subject: '하늘 남산 · 26.12.14(월)',
  reservationNo: 'R-100000',
  path: '/api/guest/cancel?of=R-1',
  cancelNowKrw: 0,
  cancellable: true,
};

/** Opens the question; what each cancellation answers is taken from the list, in order. */
async function ask(...answers: BffAnswer[]) {
  const fetched = answerBff(() => answers.shift() ?? 'noConnection');
  render(
    <NextIntlClientProvider locale="ko" timeZone="Asia/Seoul" messages={{ common: { cancel } }}>
      <CancelReservation {...question} />
    </NextIntlClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: cancel.open }));
  return fetched;
}
const confirm = () => userEvent.click(screen.getByRole('button', { name: cancel.confirm }));

beforeEach(() => {
  installModalShim();
  refresh.mockClear();
});

test('a guest cancels for what was shown, once, and the page is drawn again', async () => {
  const fetched = await ask(done, done);
  expect(screen.getByRole('alertdialog')).toHaveTextContent('하늘 남산 · 26.12.14(월)');
  await userEvent.dblClick(screen.getByRole('button', { name: cancel.confirm }));
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(fetched.mock.calls.map(([path, init]) => [path, init?.body])).toEqual([
    ['/api/guest/cancel?of=R-1', JSON.stringify({ expectedFeeKrw: 0 })],
  ]);
});

test('after a try that may have cancelled, one that was not sent does not say that nothing happened', async () => {
  await ask(problem(504, 'timeout'), problem(503, 'unreachable', { nothingDone: true }), done);
  await confirm();
  expect(await screen.findByText(cancel.unsure)).toBeInTheDocument();
  await confirm();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: cancel.confirm })).not.toHaveAttribute('aria-disabled', 'true'),
  );
  expect(screen.getByText(cancel.unsure)).toBeInTheDocument();
  expect(screen.queryByText(cancel.failed)).toBeNull();
  await confirm();
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
});

test('a question that is closed in doubt loads the reservation again: the page would say that it stands', async () => {
  await ask(problem(504, 'timeout'));
  await confirm();
  expect(await screen.findByText(cancel.unsure)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: cancel.keep }));
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
});

test('a trouble that was read is gone when the question is asked again', async () => {
  await ask(problem(503, 'unreachable', { nothingDone: true }));
  await confirm();
  expect(await screen.findByText(cancel.failed)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: cancel.keep }));
  await userEvent.click(screen.getByRole('button', { name: cancel.open }));
  expect(screen.queryByText(cancel.failed)).toBeNull();
});

test('a look-up that is over does not call for another try: the reservation has to be found again', async () => {
  await ask(problem(403, 'forbidden', { hubCode: 'PROOF_EXPIRED', nothingDone: true }));
  await confirm();
  expect(await screen.findByText(cancel.expired)).toBeInTheDocument();
  expect(screen.queryByText(cancel.failed)).toBeNull();
  // The page as the server draws it now is the one on which it is found.
  expect(screen.queryByRole('button', { name: cancel.confirm })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: cancel.findAgain }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
});

const page = (cancellable: boolean) => (
  <NextIntlClientProvider locale="ko" timeZone="Asia/Seoul" messages={{ common: { cancel } }}>
    {!cancellable && (
      <p id="cancelled" tabIndex={-1}>
        result
      </p>
    )}
    <main>
      <CancelReservation {...question} cancellable={cancellable} />
    </main>
  </NextIntlClientProvider>
);

test('the result takes focus and view once the page says it, and not on a later visit', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  // Below the window.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 2_000, 300, 40));
  answerBff(() => done);
  const { rerender, unmount } = render(page(true));
  await userEvent.click(screen.getByRole('button', { name: cancel.open }));
  await confirm();
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  rerender(page(false));
  expect(screen.getByText('result')).toHaveFocus();
  expect(scrolled).toHaveBeenCalledTimes(1);
  unmount();
  render(page(false));
  expect(screen.getByText('result')).not.toHaveFocus();
});

test.each([
  [0, cancel.voucherReturns],
  [90_000, cancel.voucherStays],
])('with a charge of ₩%i the question says what becomes of the voucher', async (cancelNowKrw, sentence) => {
  render(
    <NextIntlClientProvider locale="ko" timeZone="Asia/Seoul" messages={{ common: { cancel } }}>
      <CancelReservation {...question} cancelNowKrw={cancelNowKrw} voucherName="Dinner" />
    </NextIntlClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: cancel.open }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent(sentence.replace('{name}', 'Dinner'));
});

test('a page that cannot show the reservation says what its cancellation was answered, until the page itself does', async () => {
  const cancellation = {
    cancellationFeeKrw: 326_700,
    cancelledAt: '2027-01-02T09:00:00+09:00',
    voucherGivenBackYn: null,
  };
  await ask({ body: { data: cancellation } });
  await confirm();
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  document.body.innerHTML = '';
  const inTexts = (part: ReactNode) => (
    <NextIntlClientProvider locale="ko" timeZone="Asia/Seoul" messages={{ common: { cancel } }}>
      {part}
    </NextIntlClientProvider>
  );
  const { unmount } = render(inTexts(<CancelledBefore reservationNo="R-100000" />));
  expect(await screen.findByText(cancel.done)).toBeVisible();
  expect(screen.getByText(cancel.doneFee.replace('{fee}', '₩326,700'))).toBeVisible();
  expect(screen.getByText(cancel.detailsLater)).toBeVisible();
  await waitFor(() => expect(document.getElementById('cancelled')).toHaveFocus());
  unmount();
  render(inTexts(<CancelledBefore reservationNo="R-100001" />));
  expect(screen.queryByText(cancel.done)).toBeNull();

  render(inTexts(<CancelReservation {...question} cancellable={false} />));
  render(inTexts(<CancelledBefore reservationNo="R-100000" />));
  expect(screen.queryByText(cancel.done)).toBeNull();
});
