import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles, withoutComments } from '../../scripts/structure/source-files';

const messages = readdirSync('messages', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({ path: `messages/${file}`, text: readFileSync(`messages/${file}`, 'utf8') }));

it('no line of a page can begin with the dot between two facts: a no-break space stands before it', () => {
  const code = sourceFiles(['components'], /\.tsx?$/).map(({ path, text }) => ({ path, text: withoutComments(text) }));
  const wrong = [...code, ...messages].filter(({ text }) => /[ \t\n]·/.test(text)).map(({ path }) => path);
  expect(wrong, 'write `\\u00A0· `, or in JSX `&nbsp;· `').toEqual([]);
});

it('a no-break space in a message is written as an escape, which can be seen', () => {
  expect(messages.filter(({ text }) => text.includes('\u00a0')).map(({ path }) => path)).toEqual([]);
});
