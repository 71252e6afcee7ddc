import { describe, expect, it } from 'vitest';
import { pointsSchedule } from '@/lib/hub/contract/points-terms';
import { type Locale, languages } from '@/lib/i18n/languages';
import { namespaces } from '@/lib/i18n/messages';
import { tableEmail } from '../../sandbox/hub/dining/table-emails';
import { cancellationEmail } from '../../sandbox/hub/seed/cancellation-email';
import * as emails from '../../sandbox/hub/seed/emails';
import { welcomeEmail } from '../../sandbox/hub/seed/join-emails';
import { pointsTerms } from '../../sandbox/hub/seed/point-lines';
import { stayEmail } from '../../sandbox/hub/seed/stay-email';
import { termsSentences } from '../../sandbox/hub/stay/terms-text';
import { readRepositoryFile, sourceFiles, withoutComments } from '../../scripts/structure/source-files';
import { sampleTable } from '../components/dining/sample-table';
import { reservationWithDetail } from '../my-page/sample-answers';

type Tree = { [key: string]: string | Tree };

const headings: Record<Locale, string> = {
  ko: 'Korean',
  en: 'English',
  ja: 'Japanese',
  'zh-CN': 'Chinese (mainland)',
};

/** Alerts whose Korean the specification gives word for word (sections 2, 4, 5 and 8). */
const specified = /^(layout\.alerts\.\w+|problems\.loginRequired)$/;

const glossary = readRepositoryFile('docs/glossary.md');

/** Words in backticks in the third column of a section's table. */
function turnedDown(heading: string): string[] {
  const section = glossary.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Thing'));
  return rows.flatMap((row) => [...(row.split(' | ')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, word]) => word ?? ''));
}

function textsOf(locale: Locale): [key: string, text: string][] {
  const walk = (tree: Tree, path: string): [string, string][] =>
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === 'string' ? [[`${path}.${name}`, value]] : walk(value, `${path}.${name}`),
    );
  return namespaces.flatMap((name) =>
    walk(JSON.parse(readRepositoryFile(`messages/${locale}/${name}.json`)) as Tree, name),
  );
}

/** Latin words as words, whatever their case; the others wherever they occur. */
function occurrence(word: string): RegExp {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return /^[a-z]/i.test(word) ? new RegExp(`(?<![\\w{])${escaped}(?!\\w)`, 'i') : new RegExp(escaped);
}

describe.each(languages.map(({ locale }) => locale))('the glossary in %s', (locale) => {
  const words = turnedDown(headings[locale]);

  it('has turned words down', () => {
    expect(words.length).toBeGreaterThan(10);
  });

  it('is kept by every text', () => {
    const texts = textsOf(locale).filter(([key]) => locale !== 'ko' || !specified.test(key));
    const offenders = words.flatMap((word) =>
      texts.filter(([, text]) => occurrence(word).test(text)).map(([key, text]) => `${key} has “${word}”: ${text}`),
    );
    expect(offenders, 'docs/glossary.md names the word to use').toEqual([]);
  });
});

describe.each(languages)('what the stand-in hub writes to a guest in $locale', ({ locale, code: lang }) => {
  const schedules = [
    { nowKrw: 0, steps: [] },
    { nowKrw: 100, steps: [] },
    ...[0, 100].map((nowKrw) => ({
      nowKrw,
      steps: [1, 2].map((day) => ({ from: `2026-12-0${day}T09:00:00Z`, feeKrw: day * 200 })),
    })),
  ];
  const terms = schedules.flatMap((schedule) => [
    termsSentences(schedule, lang),
    pointsTerms(pointsSchedule(schedule, 300, { points: 300, amountKrw: 300, goodPoints: 200 }), lang, () => ''),
  ]);
  const settledPoints = { returnedPoints: 100, expiredPoints: 100, keptPoints: 100, keptKrw: 50 };
  const stay = reservationWithDetail({
    hotelName: 'Sample Hotel',
    points: { points: 300, amountKrw: 100, goodPoints: 200 },
  });
  const events = ['booked', 'changed', 'again'] as const;
  const written = [
    ...(['member', 'guest'] as const).flatMap((booker) =>
      events.map((event) => stayEmail(event, stay, { termsText: '', link: '', booker }, lang)),
    ),
    ...[
      { penaltyKrw: 0, cancelNowKrw: 0 },
      { penaltyKrw: 1, cancelNowKrw: 0 },
      { penaltyKrw: 1, cancelNowKrw: 1 },
    ].flatMap((fees) =>
      ([...events, 'cancelled'] as const).map((event) =>
        tableEmail(event, { ...sampleTable, ...fees }, { link: '', booker: 'guest', moment: () => '' }, lang),
      ),
    ),
    welcomeEmail({ membershipNo: '1', membershipId: 'x' }, lang),
    ...(['Y', 'N', null] as const).flatMap((voucherGivenBackYn) =>
      [0, 100].map((cancellationFeeKrw) =>
        cancellationEmail({ reservationNo: '1', cancellationFeeKrw, voucherGivenBackYn, settledPoints }, [], lang),
      ),
    ),
    // Without a language of its own: Korean, then English.
    ...(locale === 'ko' || locale === 'en'
      ? [emails.temporaryPasswordEmail('x'), emails.certificationEmail('1'), emails.farewellEmail()]
      : []),
  ].map(({ subject, text }) => `${subject}\n${text}`);

  it('keeps to the glossary', () => {
    const offenders = turnedDown(headings[locale]).flatMap((word) =>
      [...terms, ...written].filter((text) => occurrence(word).test(text)).map((text) => `“${word}”: ${text}`),
    );
    expect(offenders, 'docs/glossary.md names the word to use').toEqual([]);
  });
});

describe('the glossary of rooms and facilities', () => {
  it('is kept by the texts that the sandbox shows', () => {
    const files = sourceFiles(['sandbox']).map(({ path, text }) => ({ path, text: withoutComments(text) }));
    const offenders = turnedDown('Rooms and facilities').flatMap((word) =>
      files.filter(({ text }) => occurrence(word).test(text)).map(({ path }) => `${path} has “${word}”`),
    );
    expect(offenders, 'docs/glossary.md names the word to use').toEqual([]);
  });
});
