import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles, withoutComments } from '../../scripts/structure/source-files';

const hook = 'components/layout/use-action.ts';

/** What no visitor has pressed, or what asks a question. */
const noActions = {
  'components/identity/identity-start.tsx': 'begins when its page opens, and the page shows nothing else',
  'components/identity/identity-return.tsx': 'begins when its page opens, and the page shows nothing else',
  'components/my-page/customer-centre/mark-read.tsx': 'the member does not wait for it',
};
const questions = ['hotelNights', 'placeNights', 'reservationNights', 'newHotelNamesAtom', 'useHotelNames'];

const typeArguments = '(?:<(?:[^()]|\\([^()]*\\))*?>)?';
const write = new RegExp(`\\bbffCall${typeArguments}\\(\\s*'(?:POST|PUT|DELETE)'`, 'g');
const isShell = ({ path }: SourceFile) => /\.tsx$|\/use-[\w-]+\.ts$/.test(path);

/** Calls of one of `names`, or of a client of the BFF that changes something. */
function callsIn(text: string, names: Iterable<string>): number {
  const call = new RegExp(`(?<!function )\\b(?:${[...names, 'bffPost'].join('|')})${typeArguments}\\(`, 'g');
  return (text.match(call)?.length ?? 0) + (text.match(write)?.length ?? 0);
}

/** Functions of modules that send something, by name: `bffPost`, `postOnce`, and what calls them. */
function sendersOf(files: readonly SourceFile[]): Set<string> {
  const names = new Set(['bffPost', 'postOnce']);
  const functions = files.flatMap(({ text }) =>
    withoutComments(text)
      .split(/^(?=(?:export )?(?:async )?(?:function|const|class) )/m)
      .flatMap((code) => {
        const name = /^(?:export )?(?:async )?(?:function|const) (\w+)/.exec(code)?.[1];
        return name ? [{ name, code }] : [];
      }),
  );
  for (let before = -1; before < names.size; ) {
    before = names.size;
    for (const { name, code } of functions) if (callsIn(code, names) > 0) names.add(name);
  }
  return names;
}

function importedInto(code: string): string[] {
  return [...code.matchAll(/^import \{([^}]*)\}/gm)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
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
      expect.arrayContaining(['sendFile', 'tryToChoose', 'visitFeedback', 'leaveProgramme']),
    );
    expect(offences(files.filter(isShell), senders).sort()).toEqual(Object.keys(noActions).sort());
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
    ['useEffect(() => void tryToChoose(input), []);', true],
    ["bffCall<{ data: () => void }>('PUT', '/api/a');", true],
    ["const { run } = useAction(() => bffPost('/api/a')); await bffPost('/api/b');", true],
    ["const { run } = useAction(() => bffPost<object>('/api/a', { lang }));", false],
    ['const { run } = useAction(tryToChoose);', false],
    ["bffCall<Viewer>('GET', '/api/a'); // bffPost('/api/b')", false],
  ])('%s is refused: %s', (text, isRefused) => {
    const imports = "import { tryToChoose } from '@/lib/my-page/choose-voucher';\n";
    expect(
      offences([{ path: 'components/x.tsx', text: imports + text }], new Set(['bffPost', 'tryToChoose'])),
    ).toHaveLength(isRefused ? 1 : 0);
  });
});
