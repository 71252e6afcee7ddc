import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { FormSummary } from '@/components/layout/form-summary';
import { Checkbox } from '@/components/ui/checkbox';
import { SelectField } from '@/components/ui/select-field';
import { Stepper } from '@/components/ui/stepper';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { loadMessages } from '@/lib/i18n/messages';

const { form } = (await loadMessages('ko')).common;

describe('fields', () => {
  it.each([
    [
      'TextField',
      <TextField name="field" key="a" label="이메일" hint="영문" error="이메일을 입력해주세요." />,
      'textbox',
    ],
    [
      'TextArea',
      <TextArea name="field" key="b" label="이메일" hint="영문" error="이메일을 입력해주세요." />,
      'textbox',
    ],
    [
      'SelectField',
      <SelectField name="field" key="c" label="이메일" hint="영문" error="이메일을 입력해주세요." options={[]} />,
      'combobox',
    ],
    [
      'Checkbox',
      <Checkbox name="field" key="d" label="이메일" hint="영문" error="이메일을 입력해주세요." />,
      'checkbox',
    ],
  ] as const)('%s has a visible label and names its hint and its error', (_, field, role) => {
    render(field);
    const control = screen.getByRole(role, { name: '이메일' });
    expect(control).toHaveAccessibleDescription('영문 이메일을 입력해주세요.');
    expect(control).toBeInvalid();
    expect(screen.getByText('이메일')).toBeVisible();
  });

  it('without an error is valid and describes nothing', () => {
    render(<TextField name="field" label="이메일" />);
    const control = screen.getByRole('textbox', { name: '이메일' });
    expect(control).toBeValid();
    expect(control).not.toHaveAttribute('aria-describedby');
  });

  it('the error summary takes the focus and leads to the field', async () => {
    render(
      <NextIntlClientProvider locale="ko" messages={{ common: { form } }}>
        <FormSummary summary={{ attempt: 1, errors: [{ fieldId: 'mail', message: '이메일을 입력해주세요.' }] }} />
        <TextField name="field" id="mail" label="이메일" />
      </NextIntlClientProvider>,
    );
    expect(screen.getByRole('alert')).toHaveFocus();
    // jsdom has no layout to scroll.
    Element.prototype.scrollIntoView = () => undefined;
    await userEvent.click(screen.getByRole('link', { name: '이메일을 입력해주세요.' }));
    expect(screen.getByRole('textbox', { name: '이메일' })).toHaveFocus();
  });
});

function Adults() {
  const [value, setValue] = useState(2);
  return (
    <Stepper
      label="성인"
      value={value}
      min={1}
      max={4}
      onChange={setValue}
      decreaseLabel="성인 한 명 적게"
      increaseLabel="성인 한 명 많게"
    />
  );
}

describe('Stepper', () => {
  it('counts by its buttons and stops at the limits without losing the focus', async () => {
    render(<Adults />);
    const fewer = screen.getByRole('button', { name: '성인 한 명 적게' });
    await userEvent.click(fewer);
    await userEvent.click(fewer);
    const count = screen.getByRole('spinbutton', { name: '성인' });
    expect(count).toHaveAttribute('aria-valuenow', '1');
    expect(fewer).toHaveAttribute('aria-disabled', 'true');
    expect(fewer).toHaveFocus();
  });

  it.each([
    ['{ArrowUp}', '3'],
    ['{ArrowDown}', '1'],
    ['{End}', '4'],
    ['{Home}', '1'],
  ])('%s on the keyboard gives %s', async (key, expected) => {
    render(<Adults />);
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(screen.getByRole('spinbutton', { name: '성인' })).toHaveAttribute('aria-valuenow', expected);
  });
});
