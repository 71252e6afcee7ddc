import { act, fireEvent, render, screen } from '@testing-library/react';
import { type FormEvent, useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from '@/components/ui/checkbox';
import { adoptEarlyTick } from '@/components/ui/early-input';
import { RadioGroup } from '@/components/ui/radio-group';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { served, takenOver, withEarlyScript } from './served-page';

const months = ['1', '2'].map((value) => ({ value, label: value }));

/** A form whose draft fills its list only after the browser rendered it. */
function Draft({ onChoose }: { onChoose(): void }) {
  const [month, setMonth] = useState('');
  useEffect(() => setMonth('2'), []);
  const choose = ({ target }: { target: { value: string } }) => {
    onChoose();
    setMonth(target.value);
  };
  return <SelectField label="Month" emptyLabel="Choose" options={months} value={month} onChange={choose} />;
}

function LeftField() {
  const [text, setText] = useState('');
  const [left, setLeft] = useState('nothing');
  return (
    <>
      <TextField
        label="Text"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => setLeft(text)}
      />
      <output>{`${text}, left with ${left}`}</output>
    </>
  );
}

function Choices() {
  const [form, setForm] = useState({ first: false, second: true, third: true, way: 'one', month: '1' });
  const change = (part: Partial<typeof form>) => setForm((before) => ({ ...before, ...part }));
  const box = (name: 'first' | 'second' | 'third') => (
    <Checkbox label={name} checked={form[name]} onChange={({ target }) => change({ [name]: target.checked })} />
  );
  const options = ['one', 'two'].map((value) => ({ value, label: value }));
  return (
    <>
      {box('first')}
      {box('second')}
      {box('third')}
      <RadioGroup
        legend="Way"
        name="way"
        options={options}
        value={form.way}
        onChange={({ target }) => change({ way: target.value })}
      />
      <SelectField
        label="Month"
        options={months}
        value={form.month}
        onChange={({ target }) => change({ month: target.value })}
      />
      <output>{Object.values(form).join()}</output>
    </>
  );
}

describe('an input before the script of the page is there', () => {
  withEarlyScript();

  it.each(['checkbox', 'radio'] as const)('on a %s that is kept in state is dispatched to it', async (type) => {
    const told: string[] = [];
    const page = (
      <label>
        <input
          ref={adoptEarlyTick}
          type={type}
          checked={false}
          onChange={(event) => told.push(String(event.currentTarget.checked))}
        />
        Refundable
      </label>
    );
    served(page);
    fireEvent.click(screen.getByText('Refundable'));
    await takenOver(page);
    expect(told).toEqual(['true']);
  });

  it('passes on each tick and each choice, not the last alone', async () => {
    served(<Choices />);
    for (const name of ['first', 'second', 'third', 'third', 'two']) fireEvent.click(screen.getByLabelText(name));
    screen.getByRole<HTMLSelectElement>('combobox').value = '2';
    await takenOver(<Choices />);
    expect(screen.getByRole('status')).toHaveTextContent('true,false,true,two,2');
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    expect(screen.getByRole('radio', { name: 'two' })).toBeChecked();
  });

  it('takes no list for a choice that the browser itself rendered, before a draft fills it', async () => {
    const chosen = vi.fn();
    render(<Draft onChoose={chosen} />);
    await act(() => new Promise((done) => setTimeout(done, 5)));
    expect(screen.getByRole('combobox')).toHaveValue('2');
    expect(chosen).not.toHaveBeenCalled();
  });

  it('passes on no tick that the browser restored', async () => {
    served(<Choices />);
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'first' }).checked = true;
    await takenOver(<Choices />);
    expect(screen.getByRole('status')).toHaveTextContent('false,true,true,one,1');
  });

  it.each([
    ['fields', TextField],
    ['areas', TextArea],
  ])('finds what was typed into %s, where state keeps it', async (_name, Field) => {
    function Form() {
      const [texts, setTexts] = useState<Record<string, string>>({});
      const field = (name: string) => (
        <Field
          label={name}
          value={texts[name] ?? ''}
          onChange={({ target }) => setTexts((before) => ({ ...before, [name]: target.value }))}
        />
      );
      return (
        <>
          {field('First')}
          {field('Last')}
          <output>{`${texts.First} ${texts.Last}`}</output>
        </>
      );
    }
    served(<Form />);
    const fields = ['First', 'Last'].map((name) => screen.getByRole<HTMLInputElement>('textbox', { name }));
    for (const field of fields) field.value = `typed ${fields.indexOf(field)}`;
    await takenOver(<Form />);
    expect(screen.getByRole('status')).toHaveTextContent('typed 0 typed 1');
    expect(fields.map(({ value }) => value)).toEqual(['typed 0', 'typed 1']);
  });

  it.each([
    ['left', false, 'typed a, left with typed a'],
    ['still being typed into', true, 'typed a, left with nothing'],
  ])('applies what its handler of blur does to a field that was %s by then', async (_what, focused, said) => {
    served(<LeftField />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Text' });
    field.value = 'typed a';
    if (focused) field.focus();
    await takenOver(<LeftField />);
    expect(screen.getByRole('status')).toHaveTextContent(said);
  });
});

/** Fields of one state: each change renders all of them. */
function Enquiry({ onSend }: { onSend: (sent: object) => void }) {
  const [form, setForm] = useState({ month: '', subject: '', text: '' });
  const field = (name: keyof typeof form) => ({
    label: name,
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => setForm((before) => ({ ...before, [name]: target.value })),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend(form);
  };
  return (
    <form onSubmit={send}>
      <SelectField {...field('month')} emptyLabel="Choose" options={months} />
      <TextField {...field('subject')} />
      <TextArea {...field('text')} />
      <button type="submit">Send</button>
    </form>
  );
}

it('sends every field that a program filled in without an event', async () => {
  const sent = vi.fn();
  render(<Enquiry onSend={sent} />);
  const filled = { month: '2', subject: 'A subject', text: 'A text' };
  for (const [name, value] of Object.entries(filled)) {
    // The element's own setter: React does not notice it.
    const field = screen.getByLabelText(name);
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  }
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toHaveBeenCalledWith(filled);
});
