import { describe, expect, test } from 'vitest';
import { attachmentKindOf } from '@/lib/bff/attachment-kind';
import { isCentreOpen, weekdaysText } from '@/lib/help/centre-hours';
import { searchQuestions } from '@/lib/help/question-search';
import { formatBytes, problemOfFile } from '@/lib/my-page/attachments';
import { emptyEnquiry, enquiryDraft, enquirySchema } from '@/lib/my-page/enquiry-form';
import { frequentQuestions } from '../../sandbox/hub/seed/frequent-questions';
import { problemsOf } from '../setup/problems-of';

const hours = { weekdays: [1, 2, 3, 4, 5], opensAt: '09:00', closesAt: '18:00', closedDays: ['2026-12-25'] };

describe('the telephone', () => {
  test.each([
    ['Monday before nine', '2026-11-23T08:59:59+09:00', false],
    ['Monday at nine', '2026-11-23T09:00:00+09:00', true],
    ['Monday at six', '2026-11-23T18:00:00+09:00', false],
    ['Saturday', '2026-11-28T12:00:00+09:00', false],
    ['a public holiday', '2026-12-25T12:00:00+09:00', false],
    ['Monday morning in Seoul while it is Sunday in London', '2026-11-23T00:30:00Z', true],
  ])('on %s', (_, now, isOpen) => {
    expect(isCentreOpen(hours, new Date(now))).toBe(isOpen);
  });

  test('names a run of days by its ends', () => {
    expect(weekdaysText([5, 1, 2, 3, 4], 'en')).toBe('Mon–Fri');
    expect(weekdaysText([1, 3], 'ko')).toBe('월, 수');
  });
});

describe('the frequent questions', () => {
  const questions = (lang: 'ko' | 'en' | 'jp' | 'ch') =>
    frequentQuestions.map(({ questionId, category, question, answer }) => ({
      questionId,
      category,
      question: question[lang],
      answer: answer[lang],
    }));
  const found = (lang: 'ko' | 'en' | 'jp' | 'ch', query: string) =>
    searchQuestions(questions(lang), { query, category: null }).map(({ questionId }) => questionId);

  test.each([
    ['ko', '유효기간이', 'points-expire'],
    ['ko', '영수증 어디', 'receipt'],
    ['en', 'POINTS expire', 'points-expire'],
    ['en', 'receipt?', 'receipt'],
    ['jp', 'ポイント有効期限', 'points-expire'],
    ['jp', '領収書', 'receipt'],
    ['jp', 'ぽいんｔ', 'points-expire'],
    ['jp', 'ぽいんと', 'points-expire'],
    ['ch', '积fen', 'points-expire'],
    ['ch', '积分有效期', 'points-expire'],
    ['ch', '收据', 'receipt'],
  ] as const)('in %s are found by %s', (lang, query, questionId) => {
    expect(found(lang, query)).toContain(questionId);
  });

  test('are all there without a word, none for nonsense, and those of a topic alone', () => {
    expect(found('en', '  ')).toHaveLength(frequentQuestions.length);
    expect(found('en', 'zeppelin')).toEqual([]);
    const dining = searchQuestions(questions('en'), { query: '', category: 'dining' });
    expect(new Set(dining.map(({ category }) => category))).toEqual(new Set(['dining']));
  });

  test('are not found by more than sixty characters', () => {
    expect(found('ko', '포인트')).not.toEqual([]);
    expect(found('ko', '포인트 '.repeat(20))).toEqual([]);
    expect(found('ko', '포인ㅌ')).not.toEqual([]);
  });
});

describe('an enquiry', () => {
  const good = { ...emptyEnquiry, category: 'points', subject: 'Points', text: 'Where are they?' };
  test('is stopped at the field that is wrong', () => {
    expect(problemsOf(enquirySchema, good)).toEqual({});
    expect(problemsOf(enquirySchema, emptyEnquiry)).toEqual({
      category: 'categoryRequired',
      subject: 'subjectRequired',
      text: 'textRequired',
    });
    expect(problemsOf(enquirySchema, { ...good, subject: 'x'.repeat(101), text: 'x'.repeat(2_001) })).toEqual({
      subject: 'subjectTooLong',
      text: 'textTooLong',
    });
  });
  test('of another release is no draft', () => {
    expect(enquiryDraft.safeParse(good).success).toBe(true);
    expect(enquiryDraft.safeParse({ ...good, text: 7 }).success).toBe(false);
  });
  test('is stopped at a file that was not attached or is being sent', () => {
    const attached = { attachmentId: 'F-1', fileName: 'folio.pdf', kind: 'pdf', bytes: 2_048 } as const;
    const sending = { heldId: '1', fileName: 'second.pdf', refusal: null };
    const refused = { heldId: '2', fileName: 'photo.heic', refusal: 'photo.heic is a HEIC photo.' };
    const withFiles = (...files: (typeof attached | typeof sending | typeof refused)[]) => ({ ...good, files });
    expect(problemsOf(enquirySchema, withFiles(attached))).toEqual({});
    expect(problemsOf(enquirySchema, withFiles(attached, sending))).toEqual({ files: 'filesSending' });
    expect(problemsOf(enquirySchema, withFiles(sending, refused))).toEqual({ files: 'filesRefused' });
    expect(enquiryDraft.parse(withFiles(attached, sending, refused)).files).toEqual([
      attached,
      { ...sending, refusal: '' },
      { ...refused, refusal: '' },
    ]);
    const restored = withFiles(...(enquiryDraft.parse(withFiles(attached, sending)).files as (typeof refused)[]));
    expect(problemsOf(enquirySchema, restored), 'after a reload').toEqual({ files: 'filesRefused' });
  });
});

describe('a file', () => {
  test('is known by its first bytes', () => {
    const kindOf = (text: string) => attachmentKindOf(Buffer.from(text, 'latin1'));
    expect(kindOf('\xff\xd8\xff\xe0 and more')).toBe('jpeg');
    expect(kindOf('\x89PNG\r\n\x1a\n and more')).toBe('png');
    expect(kindOf('RIFF1234WEBP')).toBe('webp');
    expect(kindOf('%PDF-1.7 and more')).toBe('pdf');
    for (const other of ['<html></html>', 'GIF89a123456', 'PK\x03\x04zip12345', '']) expect(kindOf(other)).toBeNull();
  });

  test('that is empty, too large or of another kind is refused before it is sent', async () => {
    const file = (content: BlobPart, name = 'receipt.pdf') => new File([content], name);
    expect(await problemOfFile(file('%PDF-1.4 and the rest'))).toBeNull();
    expect(await problemOfFile(file(''))).toBe('broken');
    expect(await problemOfFile(file('%PDF-1'))).toBe('broken');
    expect(await problemOfFile(file('RIFF1234WE'))).toBe('broken');
    for (const other of ['<script>alert(1)</script>', 'hello', 'M', '%PNG', 'RIFF1234AVI']) {
      expect(await problemOfFile(file(other))).toBe('wrongKind');
    }
    expect(await problemOfFile(file('\x00\x00\x00\x24ftypheic and the rest', 'IMG_0001.jpg'))).toBe('heic');
    expect(await problemOfFile(file('\x00\x00\x00\x24ftyphevx and the rest', 'IMG_0002.jpg'))).toBe('heic');
    expect(await problemOfFile(file(new Uint8Array(5 * 1024 * 1024 + 1)))).toBe('tooLarge');
  });

  test('has a size as people say it', () => {
    expect(formatBytes(5 * 1024 * 1024, 'en')).toBe('5 MB');
    expect(formatBytes(10, 'ko')).toBe('1 KB');
  });
});
