import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles, withoutComments } from '../../scripts/structure/source-files';

const hook = 'components/layout/use-action.ts';

/** Files that send without an action, with the reason. */
const noActions = {
  'components/layout/third-party-scripts.tsx': 'the chat starts by itself',
  'components/layout/use-viewer.ts': 'the answer is stored for every island of the page',
  'components/my-page/customer-centre/mark-read.tsx': 'the member does not wait for it',
};
const questions = ['askHotelNights', 'askPlaceNights', 'askReservationNights', 'newHotelNamesAtom', 'useHotelNames'];

const typeArguments = '(?:<(?:[^()]|\\([^()]*\\))*?>)?';
const isShell = ({ path }: SourceFile) => /\.tsx$|\/use-[\w-]+\.ts$/.test(path);

/** Calls of one of `names`, or of a client of the BFF that writes. */
function callsIn(text: string, names: Iterable<string>): number {
  const call = new RegExp(`(?<!function )\\b(?:${[...names, 'bffPost', 'bffPut'].join('|')})${typeArguments}\\(`, 'g');
  return text.match(call)?.length ?? 0;
}

const functionsOf = ({ path, text }: SourceFile) =>
  withoutComments(text)
    .split(/^(?=(?:export )?(?:async )?(?:function|const|class) )/m)
    .flatMap((code) => {
      const name = /^(?:export )?(?:async )?(?:function|const) (\w+)/.exec(code)?.[1];
      return name ? [{ path, name, code }] : [];
    });

/** Functions of modules that call the BFF, by name: `bffPost`, `bffPut`, `bffGet`, `postOnce`, and what calls them. */
function sendersOf(files: readonly SourceFile[]): Set<string> {
  const names = new Set(['bffPost', 'bffPut', 'bffGet', 'postOnce']);
  const functions = files.filter(({ path }) => !path.endsWith('-atoms.ts')).flatMap(functionsOf);
  for (let before = -1; before < names.size; ) {
    before = names.size;
    for (const { name, code } of functions) if (callsIn(code, names) > 0) names.add(name);
  }
  return names;
}

/** Names that a module imports, statically or by destructuring what it loads. */
function importedInto(code: string): string[] {
  const patterns = [...code.matchAll(/^import \{([^}]*)\}/gm), ...code.matchAll(/const \[?(\{[^=;]*\})\]? = await /g)];
  return patterns.flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
}

/** Components and hooks with calls that are not the `send` of an action. */
function offences(shells: readonly SourceFile[], senders: ReadonlySet<string>): string[] {
  return shells
    .map(({ path, text }) => ({ path, code: withoutComments(text) }))
    .filter(({ code }) => {
      const sending = importedInto(code).filter((name) => senders.has(name));
      return callsIn(code, sending) > (code.match(/\buse(?:Action|SentForm|DraftForm)\(/g)?.length ?? 0);
    })
    .map(({ path }) => path);
}

const files = sourceFiles(['components', 'lib']);
const modules = files.filter((file) => !isShell(file));
const senders = new Set([...sendersOf(modules)].filter((name) => !questions.includes(name)));

describe('actions of the browser', () => {
  it('are sent by useAction alone, or useSentForm over it: a component or hook hands it what sends', () => {
    expect([...senders]).toEqual(
      expect.arrayContaining(['sendFile', 'sendVoucherChoice', 'visitFeedback', 'sendWithdrawal']),
    );
    expect(offences(files.filter(isShell), senders).sort()).toEqual(Object.keys(noActions).sort());
  });

  it('are sent by functions of lib whose names begin with send', () => {
    const direct = files.filter(({ path }) => !path.startsWith('lib/bff/')).flatMap(functionsOf);
    const sending = direct.filter(({ code }) => callsIn(code, ['postOnce']) > 0);
    expect(sending.length).toBeGreaterThan(25);
    const misnamed = sending.filter(({ path, name }) => !path.endsWith('-atoms.ts') && !/^send[A-Z]/.test(name));
    expect(misnamed.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
    expect(sending.filter(({ path }) => !path.startsWith('lib/'))).toEqual([]);
  });

  it('have no pending or failed state beside that of useAction', () => {
    const byHand = files.filter(
      ({ path, text }) => path.endsWith('.tsx') && /useState<[^>]*'(?:sending|failed)'/.test(text),
    );
    expect(byHand.map(({ path }) => path)).toEqual([]);
  });

  it('are mutations of the atom that useAction alone uses', () => {
    const using = (pattern: RegExp) =>
      files.filter(({ text }) => pattern.test(withoutComments(text))).map(({ path }) => path);
    expect(using(/\b(?:atomWithMutation|useMutation)\b/)).toEqual(['lib/bff/action-atoms.ts']);
    expect(using(/\bnewActionAtom } from/)).toEqual([hook]);
    expect(using(/from '@tanstack\/react-query'/)).toEqual([]);
  });

  it('and questions are atoms of lib/<feature>/<noun>-atoms.ts, which components and hooks use', () => {
    const making = files.filter(({ text }) => /\batom(?:With\w+)?(?:<[^()]*>)?\(/.test(withoutComments(text)));
    expect(making.length).toBeGreaterThan(5);
    expect(making.map(({ path }) => path).filter((path) => !/^lib\/[\w-]+\/[\w-]+-atoms\.ts$/.test(path))).toEqual([]);
  });

  it.each([
    ["const send = async () => { setPending(true); await bffPost<{ data: X }>('/api/a', form); };", true],
    ['const [{ sendVoucherChoice }] = await load(); await sendVoucherChoice(input);', true],
    ["const { run } = useAction(() => bffPost('/api/a')); await bffPost('/api/b');", true],
    ['const { run } = useAction(sendVoucherChoice);', false],
    ["bffGet<Viewer>('/api/a'); // bffPost('/api/b')", false],
  ])('%s is refused: %s', (text, isRefused) => {
    const imports = "import { sendVoucherChoice } from '@/lib/my-page/choose-voucher';\n";
    expect(
      offences([{ path: 'components/x.tsx', text: imports + text }], new Set(['bffPost', 'sendVoucherChoice'])),
    ).toHaveLength(isRefused ? 1 : 0);
  });
});
