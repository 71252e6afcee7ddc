import 'server-only';
import { createTranslator } from 'next-intl';
import { seoulClock } from '@/lib/dates/moment';
import { claimDetail, listClaims } from '@/lib/hub/contract/claim';
import { listConsents } from '@/lib/hub/contract/consent';
import type { Endpoint, ResponseOf } from '@/lib/hub/contract/endpoint';
import { enquiryDetail, listEnquiries } from '@/lib/hub/contract/enquiry';
import {
  dashboardInfo,
  employeeQrCode,
  memberCompanyCode,
  memberProfile,
  tierHistory,
} from '@/lib/hub/contract/member';
import { pointBalance, pointMonths, pointStatement } from '@/lib/hub/contract/point';
import { memberPreferences } from '@/lib/hub/contract/preference';
import { listReferrals, ownReferral, type ReferralType } from '@/lib/hub/contract/referral';
import { listReservations, reservationDetail } from '@/lib/hub/contract/reservation';
import { listTableReservations, tableReservationDetail } from '@/lib/hub/contract/table-reservation';
import { listVoucherChoices, listVouchers } from '@/lib/hub/contract/voucher';
import type { HubInput } from '@/lib/hub/hub-input';
import type { Language } from '@/lib/i18n/languages';
import { loadMessages } from '@/lib/i18n/messages';
import { type ArchiveGroup, archiveGroups } from './archive-places';
import { archiveTables, receiptOf } from './archive-tables';
import { ArchiveWriter, shownJson } from './archive-writer';
import { CSV_MARK } from './csv';
import { CHART_MONTHS } from './point-months';
import { statementPages } from './statement-pages';

export type AskHub = <E extends Endpoint>(entry: E, input: HubInput<E>) => Promise<ResponseOf<E>>;

/** Fewer than one address may ask of the hub at once: the member's other pages wait behind them. */
const AT_ONCE = 3;

async function inTurns<Item, Result>(items: readonly Item[], ask: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(ask))));
  }
  return results;
}

/** Movements page by page into the JSON and the table, so that only one page of them is held. */
async function writePoints(archive: ArchiveWriter, ask: AskHub, lang: Language['code']): Promise<void> {
  const balance = await ask(pointBalance, { query: { lang } });
  const { months } = await ask(pointMonths, { query: { months: CHART_MONTHS } });
  const [json, table] = [archive.open('points.json'), archive.open('points.csv')];
  json.write(
    `{\n"pointBalance": ${shownJson(balance)},\n"pointMonths": ${shownJson({ months })},\n"pointStatement": [`,
  );
  table.write(CSV_MARK + archiveTables.points.head);
  let separator = '\n';
  const pages = statementPages((page) => ask(pointStatement, { query: { lang, ...page } }));
  for await (const entries of pages) {
    if (entries.length === 0) continue;
    json.write(separator + entries.map((entry) => shownJson(entry)).join(',\n'));
    table.write(archiveTables.points.lines(entries));
    separator = ',\n';
  }
  json.write('\n]\n}\n');
  json.end();
  table.end();
  archive.addTable('tranches', archiveTables.tranches, balance.tranches);
}

async function writeReferrals(archive: ArchiveWriter, ask: AskHub, isEmployee: boolean): Promise<void> {
  const types: ReferralType[] = isEmployee ? ['common', 'company'] : ['common'];
  const answers = await inTurns(types, async (type) => ({
    type,
    own: await ask(ownReferral, { query: { type } }),
    referrals: (await ask(listReferrals, { query: { type } })).referrals,
  }));
  archive.addJson('referrals', {
    ownReferral: Object.fromEntries(answers.map(({ type, own }) => [type, own])),
    listReferrals: Object.fromEntries(answers.map(({ type, referrals }) => [type, { referrals }])),
  });
  archive.addTable(
    'referrals',
    archiveTables.referrals,
    answers.flatMap(({ type, referrals }) => referrals.map((referred) => ({ type, ...referred }))),
  );
}

async function writeMembership(archive: ArchiveWriter, ask: AskHub, isEmployee: boolean): Promise<void> {
  const history = await ask(tierHistory, {});
  const type = isEmployee ? ('employeeReferral' as const) : ('member' as const);
  archive.addJson('membership', {
    dashboardInfo: await ask(dashboardInfo, { query: { type } }),
    tierHistory: history,
    memberCompanyCode: await ask(memberCompanyCode, {}),
    employeeQrCode: await ask(employeeQrCode, {}),
  });
  archive.addTable('tiers', archiveTables.tiers, history.changes);
}

async function writeReservations(archive: ArchiveWriter, ask: AskHub, lang: Language['code']): Promise<void> {
  const { reservations } = await ask(listReservations, { query: { lang } });
  const stays = await inTurns(reservations, ({ reservationNo }) =>
    ask(reservationDetail, { params: { reservationNo }, query: { lang } }),
  );
  archive.addJson('stays', { reservationDetail: stays.map((stay) => ({ ...stay, receipt: receiptOf(stay) })) });
  archive.addTable('stays', archiveTables.stays, stays);
  archive.addTable(
    'rooms',
    archiveTables.rooms,
    stays.flatMap(({ reservationNo, rooms }) => rooms.map((room) => ({ reservationNo, ...room }))),
  );
  archive.addTable(
    'asks',
    archiveTables.asks,
    stays.flatMap(({ reservationNo, asks }) => asks.map((ask) => ({ reservationNo, ...ask }))),
  );
  const { tableReservations } = await ask(listTableReservations, { query: { lang } });
  const tables = await inTurns(tableReservations, ({ tableReservationNo }) =>
    ask(tableReservationDetail, { params: { tableReservationNo }, query: { lang } }),
  );
  archive.addJson('tables', { tableReservationDetail: tables });
  archive.addTable('tables', archiveTables.tables, tables);
}

async function writeCorrespondence(archive: ArchiveWriter, ask: AskHub, lang: Language['code']): Promise<void> {
  const { enquiries } = await ask(listEnquiries, {});
  const enquiryDetails = await inTurns(enquiries, ({ enquiryNo }) => ask(enquiryDetail, { params: { enquiryNo } }));
  archive.addJson('enquiries', { enquiryDetail: enquiryDetails });
  archive.addTable('enquiries', archiveTables.enquiries, enquiryDetails);
  const { claims } = await ask(listClaims, { query: { lang } });
  const claimDetails = await inTurns(claims, ({ claimNo }) =>
    ask(claimDetail, { params: { claimNo }, query: { lang } }),
  );
  archive.addJson('claims', { claimDetail: claimDetails });
  archive.addTable('claims', archiveTables.claims, claimDetails);
}

async function readme({ locale }: Language, membershipNo: string, now: Date): Promise<string> {
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: 'myPage.archive' });
  const files = Object.entries(archiveGroups).map(([group, tables]) => {
    const names = [`${group}.json`, ...tables.map((table) => `${table}.csv`)];
    return `${names.join(', ')}\r\n    ${t(`contents.${group as ArchiveGroup}`)}`;
  });
  const { day, time } = seoulClock(now);
  const lines = [t('readme.title', { membershipNo }), t('readme.madeAt', { day, time }), t('readme.formats'), ...files];
  return `\uFEFF${[...lines, t('readme.files')].join('\r\n\r\n')}\r\n`;
}

/** Everything that My Page shows of a member, by `archivePlaces`. @throws what `ask` throws, before anything is complete */
export async function writeArchive(ask: AskHub, language: Language, now: Date): Promise<Blob> {
  const lang = language.code;
  const archive = new ArchiveWriter(now);
  // First, because its answer shows whether the tokens are this member's.
  const profile = await ask(memberProfile, {});
  const isEmployee = profile.employeeStatus === 'Y';
  archive.add('README.txt', await readme(language, profile.membershipNo, now));
  archive.addJson('profile', { memberProfile: profile });
  const consents = await ask(listConsents, { query: { lang } });
  archive.addJson('consents', { listConsents: consents });
  archive.addTable('consents', archiveTables.consents, consents.history);
  archive.addTable('terms', archiveTables.terms, consents.agreedTerms);
  archive.addJson('preferences', { memberPreferences: await ask(memberPreferences, {}) });
  await writeMembership(archive, ask, isEmployee);
  await writePoints(archive, ask, lang);
  const vouchers = await ask(listVouchers, { query: { lang } });
  archive.addJson('vouchers', {
    listVouchers: vouchers,
    listVoucherChoices: await ask(listVoucherChoices, { query: { lang } }),
  });
  archive.addTable('vouchers', archiveTables.vouchers, vouchers.vouchers);
  await writeReservations(archive, ask, lang);
  await writeCorrespondence(archive, ask, lang);
  await writeReferrals(archive, ask, isEmployee);
  return archive.end();
}
