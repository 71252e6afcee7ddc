import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { adoptEarlyTick } from '@/components/ui/early-input';
import { replayEarlyPress } from '@/components/ui/early-press';
import { RadioGroup } from '@/components/ui/radio-group';
import { SelectField } from '@/components/ui/select-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { earlyPressScript } from '@/lib/csp/early-press-script';

/** The script with the listeners that it adds, so that each test can take them away again; a test's clicks are trusted. */
function listen(): () => void {
  const listening = new AbortController();
  const add = (type: string, listener: (event: Event) => void, capture: boolean) => {
    const get = (event: Event, name: keyof Event) => {
      const value = name === 'isTrusted' || event[name];
      return typeof value === 'function' ? value.bind(event) : value;
    };
    const trusting = (event: Event) => listener(new Proxy(event, { get }));
    window.addEventListener(type, trusting, { capture, signal: listening.signal });
  };
  new Function('addEventListener', earlyPressScript)(add);
  return () => listening.abort();
}

const box = () => screen.getByTestId('box');
const button = (name: string) => screen.getByRole('button', { name });

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

function served(page: ReactNode): void {
  document.body.innerHTML = `<div data-testid="box">${renderToString(page)}</div>`;
}

async function takenOver(page: ReactNode): Promise<void> {
  render(page, { container: box(), hydrate: true });
  await act(() => new Promise((done) => setTimeout(done, 5)));
}

const LatePart = ({ onPress }: { onPress: () => void }) => <Button onClick={onPress}>Open</Button>;

const months = ['1', '2'].map((value) => ({ value, label: value }));

/** A form that is sent by script, and what it sent. */
function formThatSends() {
  const sent: string[] = [];
  const page = (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(String(new FormData(event.currentTarget).get('name')));
      }}
    >
      <input name="name" aria-label="Name" />
      <SubmitButton>Send</SubmitButton>
    </form>
  );
  return { sent, page };
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

describe('a press before the script of the page is there', () => {
  let stop: () => void;
  beforeEach(() => {
    document.earlyPress = null;
    stop = listen();
  });
  afterEach(() => {
    stop();
    document.body.innerHTML = '';
  });

  it('is done once when it is', async () => {
    const pressed = vi.fn();
    const page = <Button onClick={pressed}>Open</Button>;
    served(page);
    fireEvent.click(button('Open'));
    expect(pressed).not.toHaveBeenCalled();
    await takenOver(page);
    expect(pressed).toHaveBeenCalledTimes(1);
    fireEvent.click(button('Open'));
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('is done once where React keeps it from the page, because a part still waits for its script', async () => {
    const pressed = vi.fn();
    const script = Promise.withResolvers<{ default: typeof LatePart }>();
    const Late = lazy(() => script.promise);
    served(
      <Suspense>
        <LatePart onPress={pressed} />
      </Suspense>,
    );
    await takenOver(
      <Suspense>
        <Late onPress={pressed} />
      </Suspense>,
    );
    const reached = vi.fn();
    window.addEventListener('click', reached, { once: true });
    await act(async () => fireEvent.click(button('Open')));
    expect(reached, 'React stops it').not.toHaveBeenCalled();
    await act(async () => {
      script.resolve({ default: LatePart });
      await new Promise((done) => setTimeout(done, 20));
    });
    expect(pressed).toHaveBeenCalledTimes(1);
    fireEvent.click(button('Open'));
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('is not repeated where React hydrates the part for it', async () => {
    const pressed = vi.fn();
    served(<Button>Open</Button>);
    button('Open').addEventListener('click', pressed);
    box().addEventListener('click', () => replayEarlyPress(button('Open')));
    fireEvent.click(button('Open'));
    await new Promise((done) => setTimeout(done, 5));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('is the last one, and none where something else was pressed after it', async () => {
    const first = vi.fn();
    const second = vi.fn();
    const page = (
      <>
        <Button onClick={first}>First</Button>
        <Button onClick={second}>Second</Button>
      </>
    );
    served(page);
    fireEvent.click(button('First'));
    fireEvent.click(button('Second'));
    await takenOver(page);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);

    served(page);
    fireEvent.click(button('First'));
    fireEvent.click(document.body);
    await takenOver(page);
    expect(first).not.toHaveBeenCalled();
  });

  it('sends a form with what was typed until then', async () => {
    const { sent, page } = formThatSends();
    served(page);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    field.value = 'typed';
    fireEvent.click(button('Send'));
    expect(sent).toEqual([]);
    await takenOver(page);
    expect(sent).toEqual(['typed']);
  });

  it.each([
    ['Enter', {}, false, ['typed']],
    ['Enter that ends a composition', { isComposing: true }, true, []],
  ])('may be %s in a field', async (_what, init, isLeftAlone, expected) => {
    const { sent, page } = formThatSends();
    served(page);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    field.value = 'typed';
    expect(fireEvent.keyDown(field, { key: 'Enter', ...init })).toBe(isLeftAlone);
    await takenOver(page);
    expect(sent).toEqual(expected);
    expect(fireEvent.keyDown(field, { key: 'Enter' }), 'the browser submits it now').toBe(true);
  });

  it.each(['checkbox', 'radio'] as const)('on a %s that is kept in state is told to it', async (type) => {
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

  it('is not made up: what is drawn later is pressed by nobody', () => {
    const pressed = vi.fn();
    const { rerender } = render(<Button onClick={pressed}>Open</Button>);
    fireEvent.click(button('Open'));
    rerender(<Button onClick={() => pressed()}>Open</Button>);
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});
