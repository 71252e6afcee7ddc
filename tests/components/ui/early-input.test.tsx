// Long, because every kind of field is served, entered and taken over by the same few forms.
import { fireEvent, render, screen } from '@testing-library/react';
import { type FormEvent, useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from '@/components/ui/checkbox';
import { earlyInput } from '@/components/ui/early-input';
import { RadioGroup } from '@/components/ui/radio-group';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import { emailInput, TextField, type TextFieldProps } from '@/components/ui/text-field';
import { served, takenOver, turns, withEarlyScript } from './served-page';

const months = ['1', '2'].map((value) => ({ value, label: value }));

/** A form whose draft fills its list only after the browser rendered it. */
function Draft({ onChoose }: { onChoose(): void }) {
  const [month, setMonth] = useState('');
  useEffect(() => setMonth('2'), []);
  const choose = ({ target }: { target: { value: string } }) => {
    onChoose();
    setMonth(target.value);
  };
  return (
    <SelectField name="field" label="Month" emptyLabel="Choose" options={months} value={month} onChange={choose} />
  );
}

function LeftField() {
  const [text, setText] = useState('');
  const [left, setLeft] = useState('nothing');
  return (
    <>
      <TextField
        name="field"
        label="Text"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => setLeft(text)}
      />
      <output>{`${text}, left with ${left}`}</output>
    </>
  );
}

function Wishes({ place }: { place: 'state' | 'the field' }) {
  const [text, setText] = useState('Peanuts.');
  const kept =
    place === 'state'
      ? { value: text, onChange: ({ target }: { target: { value: string } }) => setText(target.value) }
      : { defaultValue: 'Peanuts.' };
  return (
    <form>
      <TextArea label="Wishes" name="wishes" {...kept} />
      <output>{text}</output>
    </form>
  );
}

function LeftOwnField() {
  const [left, setLeft] = useState('nothing');
  return (
    <>
      <TextField name="field" label="Text" onBlur={({ target }) => setLeft(target.value)} />
      <output>{`left with ${left}`}</output>
    </>
  );
}

function Choices() {
  const [form, setForm] = useState({ first: false, second: true, third: true, way: 'one', month: '1' });
  const change = (part: Partial<typeof form>) => setForm((before) => ({ ...before, ...part }));
  const box = (name: 'first' | 'second' | 'third') => (
    <Checkbox
      name={name}
      label={name}
      checked={form[name]}
      onChange={({ target }) => change({ [name]: target.checked })}
    />
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
        name="field"
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

  it.each(['state', 'the field'] as const)(
    'into a text area with a text stays, where it is kept in %s',
    async (place) => {
      served(<Wishes place={place} />);
      fireEvent.input(screen.getByLabelText('Wishes'), { target: { value: 'Peanuts. Shellfish too.' } });
      await takenOver(<Wishes place={place} />);
      expect(screen.getByLabelText('Wishes')).toHaveValue('Peanuts. Shellfish too.');
      if (place === 'state') expect(screen.getByRole('status')).toHaveTextContent('Peanuts. Shellfish too.');
    },
  );

  it.each(['checkbox', 'radio'] as const)('on a %s that is kept in state is dispatched to it', async (type) => {
    const told: string[] = [];
    const page = (
      <label>
        <input
          ref={earlyInput<HTMLInputElement>(undefined, true)}
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
    await turns();
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
    ['fields', TextField, ['typed 0', 'typed 1']],
    ['areas', TextArea, ['typed 0', 'typed 1']],
    ['fields of addresses', (field: TextFieldProps) => <TextField {...field} {...emailInput} />, ['a@b.co', 'c@d.co']],
    ['fields of days', (field: TextFieldProps) => <TextField {...field} type="date" />, ['2001-02-03', '2004-05-06']],
  ])('finds what was typed into %s, where state keeps it', async (_name, Field, typed) => {
    function Form() {
      const [texts, setTexts] = useState<Record<string, string>>({});
      const field = (name: string) => (
        <Field
          name={name}
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
    const fields = ['First', 'Last'].map((name) => screen.getByLabelText<HTMLInputElement>(name));
    for (const [index, field] of fields.entries()) field.value = typed[index] ?? '';
    await takenOver(<Form />);
    expect(screen.getByRole('status')).toHaveTextContent(typed.join(' '));
    expect(fields.map(({ value }) => value)).toEqual(typed);
  });

  it.each([
    ['a field in state that was left', <LeftField key="left" />, false, 'typed a, left with typed a'],
    ['a field in state that is still being typed into', <LeftField key="typed" />, true, 'typed a, left with nothing'],
    ['a field of its own value that was left', <LeftOwnField key="own" />, false, 'left with typed a'],
  ])('applies what its handler of blur does to %s', async (_what, page, focused, said) => {
    served(page);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Text' });
    field.value = 'typed a';
    if (focused) field.focus();
    await takenOver(page);
    expect(screen.getByRole('status')).toHaveTextContent(said);
  });
});

/** Fields of one state, each change of which renders all of them, and fields that keep their own values. */
function Enquiry({ onSend }: { onSend: (sent: object) => void }) {
  const [form, setForm] = useState({ month: '', subject: '', text: '', quiet: false, way: 'one' });
  const change = (part: Partial<typeof form>) => setForm((before) => ({ ...before, ...part }));
  const field = (name: 'month' | 'subject' | 'text') => ({
    label: name,
    name,
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const own = new FormData(event.currentTarget);
    onSend({ ...form, agreed: own.get('agreed'), party: own.get('party'), rooms: own.getAll('room') });
  };
  return (
    <form onSubmit={send}>
      <SelectField {...field('month')} emptyLabel="Choose" options={months} />
      <TextField {...field('subject')} />
      <TextArea {...field('text')} />
      <Checkbox
        label="quiet"
        name="quiet"
        checked={form.quiet}
        onChange={({ target }) => change({ quiet: target.checked })}
      />
      <RadioGroup
        legend="way"
        name="way"
        options={['one', 'two'].map((value) => ({ value, label: value }))}
        value={form.way}
        onChange={({ target }) => change({ way: target.value })}
      />
      <Checkbox label="agreed" name="agreed" />
      <SelectField label="party" name="party" options={months} defaultValue="1" />
      {['room 1', 'room 2'].map((label) => (
        <SelectField key={label} label={label} name="room" options={months} defaultValue="1" />
      ))}
      <button type="submit">Send</button>
    </form>
  );
}

const entered = { month: '2', subject: 'A subject', text: 'A text', quiet: true, way: 'two' };
const all = { ...entered, agreed: 'on', party: '2', rooms: ['1', '2'] };
const texts = { month: '2', subject: 'A subject', text: 'A text', party: '2', 'room 2': '2' };
const ticks = ['quiet', 'two', 'agreed'];
const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

it('sends every field that a program filled in without an event', () => {
  const sent = vi.fn();
  render(<Enquiry onSend={sent} />);
  // The element's own setter: React does not notice it.
  const set = (field: HTMLInputElement, name: 'value' | 'checked', to: unknown) =>
    Reflect.set(Object.getPrototypeOf(field), name, to, field);
  for (const [label, text] of Object.entries(texts)) set(fieldOf(label), 'value', text);
  for (const label of ticks) set(fieldOf(label), 'checked', true);
  send();
  expect(sent).toHaveBeenCalledWith(all);
});

it('sends every field that a page script set, which React takes for its own', () => {
  const sent = vi.fn();
  render(<Enquiry onSend={sent} />);
  for (const [label, text] of Object.entries(texts)) fieldOf(label).value = text;
  for (const label of ticks) fieldOf(label).checked = true;
  send();
  expect(sent).toHaveBeenCalledWith(all);
});

it.each([
  ['a text is typed', () => fireEvent.input(fieldOf('subject'), { target: { value: 'A subject' } })],
  ['a box is ticked', () => fireEvent.click(fieldOf('quiet'))],
])('keeps what a program filled in without an event when %s beside it', async (_what, edit) => {
  const sent = vi.fn();
  render(<Enquiry onSend={sent} />);
  fieldOf('text').value = 'A text';
  fieldOf('two').checked = true;
  edit();
  await turns();
  expect(fieldOf('text')).toHaveValue('A text');
  expect(fieldOf('two')).toBeChecked();
  send();
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ text: 'A text', way: 'two' }));
});

function TickAll({ onChange }: { onChange: () => void }) {
  const [isTicked, setTicked] = useState(false);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <button type="button" onClick={() => setTicked(true)}>
        Tick all
      </button>
      <Checkbox name="field" label="first" checked={isTicked} onChange={onChange} />
      <SelectField name="field" label="month" options={months} value={isTicked ? '2' : '1'} onChange={onChange} />
      <TextField name="field" label="text" value={isTicked ? 'all' : ''} onChange={onChange} />
      <button type="submit">Send</button>
    </form>
  );
}

it('passes nothing on where state changes by itself', () => {
  const changed = vi.fn();
  render(<TickAll onChange={changed} />);
  fireEvent.click(screen.getByRole('button', { name: 'Tick all' }));
  send();
  expect(fieldOf('first')).toBeChecked();
  expect(changed).not.toHaveBeenCalled();
});

/** Texts of one state, nothing else. */
function Passwords({ onSend }: { onSend: (sent: object) => void }) {
  const [texts, setTexts] = useState<Record<string, string>>({ now: '', next: '', again: '' });
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend(texts);
  };
  return (
    <form onSubmit={send}>
      {Object.entries(texts).map(([name, value]) => (
        <TextField
          key={name}
          label={name}
          name={name}
          value={value}
          onChange={({ target }) => setTexts((before) => ({ ...before, [name]: target.value }))}
        />
      ))}
      <button type="submit">Send</button>
    </form>
  );
}

describe('beside the node of another program, where React renders the form again', () => {
  withEarlyScript();

  it('keeps each of several texts', async () => {
    const sent = vi.fn();
    served(<Passwords onSend={sent} />);
    const typed = { now: 'Sample-Old-1', next: 'Sample-New-1', again: 'Sample-New-1' };
    for (const [label, text] of Object.entries(typed)) fireEvent.input(fieldOf(label), { target: { value: text } });
    for (const label of Object.keys(typed)) fieldOf(label).after(document.createElement('span'));
    const mismatch = vi.fn();
    await takenOver(<Passwords onSend={sent} />, mismatch);
    expect(mismatch).toHaveBeenCalledOnce();
    send();
    expect(sent).toHaveBeenCalledWith(typed);
  });

  it('keeps every text, list and tick that was entered before', async () => {
    const sent = vi.fn();
    served(<Enquiry onSend={sent} />);
    for (const [label, text] of Object.entries(texts)) fireEvent.input(fieldOf(label), { target: { value: text } });
    for (const label of ticks) fireEvent.click(fieldOf(label));
    fieldOf('agreed').after(document.createElement('span'));
    const mismatch = vi.fn();
    await takenOver(<Enquiry onSend={sent} />, mismatch);
    expect(mismatch).toHaveBeenCalledOnce();
    send();
    expect(sent).toHaveBeenCalledWith(all);
  });
});
