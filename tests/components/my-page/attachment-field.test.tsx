import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { AttachmentField } from '@/components/my-page/shell/attachment-field';
import type { SentAttachment } from '@/lib/my-page/attachments';
import centre from '@/messages/ko/centre.json';
import { answerBff, type BffAnswer, problem, renderAsMember } from './as-member';

const { attachments } = centre;
const png = (name: string) => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 0])], name);
const program = (name: string) => new File(['MZ and the rest of it'], name);
const unreadable = (name: string) =>
  Object.assign(png(name), { slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('moved')) }) });
const sentence = (key: keyof typeof attachments.problems, name: string) =>
  attachments.problems[key].replace('{name}', name).replace('{count, number}', '3');
const notAdded = (...names: string[]) =>
  attachments.notAdded.replace('{names}', new Intl.ListFormat('ko').format(names));

function Form() {
  const [files, setFiles] = useState<SentAttachment[]>([]);
  return <AttachmentField id="files" files={files} error={undefined} onChange={setFiles} />;
}

function openField(refusals: Record<string, BffAnswer> = {}) {
  let count = 0;
  const fetched = answerBff(() => {
    const name = decodeURIComponent(new Headers(fetched.mock.lastCall?.[1]?.headers).get('x-file-name') ?? '');
    count += 1;
    return (
      refusals[name] ?? { body: { data: { attachmentId: `F-${count}`, fileName: name, kind: 'png', bytes: 2_048 } } }
    );
  });
  renderAsMember(<Form />);
}
const field = () => screen.getByLabelText(new RegExp(`^${attachments.label}`));
const choose = (...files: File[]) => userEvent.upload(field(), files, { applyAccept: false });
const taken = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.split(' ')[0]);
const says = (text: string) =>
  waitFor(() => expect(field()).toHaveAccessibleDescription(expect.stringContaining(text)));

describe('files that are chosen together', () => {
  test('are taken beside refused ones, each of which is named with its reason', async () => {
    openField({ 'torn.png': problem(422, 'rejected', { hubCode: 'ATTACHMENT_BROKEN' }) });
    await choose(program('tool.exe'), png('one.png'), png('torn.png'), unreadable('moved.png'), png('two.png'));
    await says(sentence('wrongKind', 'tool.exe'));
    await says(sentence('broken', 'torn.png'));
    await says(sentence('broken', 'moved.png'));
    expect(taken()).toEqual(['one.png', 'two.png']);
    expect(field()).toBeInvalid();
    await choose(png('three.png'));
    await waitFor(() => expect(taken()).toEqual(['one.png', 'two.png', 'three.png']));
    expect(field()).toBeValid();
  });

  test('are taken up to the third, and the others are named', async () => {
    openField();
    await choose(png('1.png'), png('2.png'), program('tool.exe'), png('3.png'), png('4.png'), png('5.png'));
    await says(sentence('wrongKind', 'tool.exe'));
    await says(sentence('tooMany', ''));
    await says(notAdded('4.png', '5.png'));
    expect(taken()).toEqual(['1.png', '2.png', '3.png']);
  });

  test('are named where the server takes no more of them', async () => {
    openField({ '2.png': problem(429, 'rate_limited', { retryAfterSeconds: 60 }) });
    await choose(png('1.png'), png('2.png'), png('3.png'));
    await says(notAdded('2.png', '3.png'));
    expect(taken()).toEqual(['1.png']);
  });
});
