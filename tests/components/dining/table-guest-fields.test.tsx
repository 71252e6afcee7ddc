import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { TableGuestFields } from '@/components/dining/table-guest-fields';
import type { ShownTerm } from '@/lib/booking/guest-form';
import { prefilledTableForm, type TableGuestForm } from '@/lib/dining/table-guest-form';
import booking from '@/messages/ko/booking.json';
import common from '@/messages/ko/common.json';
import dining from '@/messages/ko/dining.json';

const { form: words } = dining.table;
const whole: TableGuestForm = {
  guestLastName: 'Sample',
  guestFirstName: 'Guest',
  email: 'sample.guest@mail.example',
  mobile: '010-0000-0009',
  occasion: 'none',
  requests: '',
  agreed: [],
};

/** @param typedEarly what is typed before hydration */
function openForm(initial: TableGuestForm, { isChange = false, typedEarly = '', terms = [] as ShownTerm[] } = {}) {
  const onComplete = vi.fn();
  const onDraft = vi.fn();
  const form = (
    <NextIntlClientProvider locale="ko" timeZone="Asia/Seoul" messages={{ booking, common, dining }}>
      <TableGuestFields
        initial={initial}
        isChange={isChange}
        terms={terms}
        pending={false}
        failure={null}
        onDraft={onDraft}
        onComplete={onComplete}
      />
    </NextIntlClientProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  for (const field of container.querySelectorAll('textarea')) field.value = typedEarly || field.value;
  render(form, { container, hydrate: true });
  const send = () => userEvent.click(screen.getByRole('button', { name: isChange ? words.change : words.confirm }));
  return { onComplete, onDraft, send };
}

test('an empty form says what is missing, field by field, and sends nothing', async () => {
  const { onComplete, send } = openForm(prefilledTableForm(null));
  await send();
  expect(await screen.findByText(common.form.errorSummary)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: words.lastName })).toBeInvalid();
  expect(screen.getByRole('textbox', { name: words.email })).toHaveAccessibleDescription(
    expect.stringContaining(booking.errors.emailRequired),
  );
  expect(onComplete).not.toHaveBeenCalled();
});

test('a guest agrees to the use of personal data, and nothing is ticked for them', async () => {
  const terms = [{ termId: 'dining-privacy', title: '개인정보', body: '수집 항목', required: true }];
  const { onComplete, send } = openForm(whole, { terms });
  const box = screen.getByRole('checkbox', { name: /개인정보/ });
  expect(box).not.toBeChecked();
  await send();
  await waitFor(() => expect(box).toBeInvalid());
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.click(box);
  await send();
  await waitFor(() => expect(onComplete).toHaveBeenCalledWith({ ...whole, agreed: [true] }));
});

test('what was typed before hydration is reported as a draft when it is sent', async () => {
  const { onComplete, onDraft, send } = openForm(whole, { typedEarly: '창가' });
  await send();
  expect(onDraft).toHaveBeenLastCalledWith({ ...whole, requests: '창가' });
  expect(onComplete.mock.calls[0]?.[0]).toEqual({ ...whole, requests: '창가' });
});

test('what was typed is reported at once as a draft, and sent whole', async () => {
  const { onComplete, onDraft, send } = openForm(whole);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: words.occasion }), dining.occasions.birthday);
  await userEvent.type(screen.getByRole('textbox', { name: new RegExp(words.requests) }), '창가');
  const typed = { ...whole, occasion: 'birthday', requests: '창가' };
  expect(onDraft).toHaveBeenLastCalledWith(typed);
  await send();
  expect(onComplete.mock.calls[0]?.[0]).toEqual(typed);
});

test('a name is shown as it will be booked when its field is left', async () => {
  const { onComplete, onDraft, send } = openForm(whole);
  const name = screen.getByRole('textbox', { name: words.firstName });
  await userEvent.clear(name);
  await userEvent.type(name, 'José');
  expect(name).toHaveValue('José');
  await userEvent.tab();
  expect(name).toHaveValue('Jose');
  expect(onDraft).toHaveBeenLastCalledWith({ ...whole, guestFirstName: 'Jose' });
  await send();
  expect(onComplete.mock.calls[0]?.[0]).toEqual({ ...whole, guestFirstName: 'Jose' });
});

test('a table that is moved asks for wishes only, and keeps who booked it', async () => {
  const { onComplete, send } = openForm(whole, { isChange: true });
  expect(screen.queryByRole('textbox', { name: words.lastName })).toBeNull();
  await send();
  expect(onComplete.mock.calls[0]?.[0]).toEqual(whole);
});
