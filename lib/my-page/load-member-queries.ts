import 'server-only';
import { type DehydratedState, dehydrate, hashKey } from '@tanstack/react-query';
import { dashboardInfo, memberProfile } from '@/lib/hub/contract/member';
import { listReservations, reservationDetail } from '@/lib/hub/contract/reservation';
import { listTableReservations, tableReservationDetail } from '@/lib/hub/contract/table-reservation';
import { isHubInputError } from '@/lib/hub/hub-input';
import type { LanguageCode } from '@/lib/i18n/languages';
import { answerUnavailable } from '@/lib/observability/personal-page';
import { type MemberLoad, memberLoad } from '@/lib/session/prefetch';
import { failureOfResult, type MemberFailure } from './member-failure';
import {
  type DashboardType,
  dashboardQuery,
  type MemberQuery,
  profileQuery,
  reservationDetailQuery,
  reservationListQuery,
  tableDetailQuery,
  tableListQuery,
} from './member-queries';
import { makeMemberQueryClient } from './query-client';

/** A question about the member together with the way in which the server asks it. */
export interface ServerQuery<T = unknown> {
  query: MemberQuery<T>;
  load: () => Promise<MemberLoad<T>>;
}

function serverQuery<T>(query: MemberQuery<T>, load: () => Promise<MemberLoad<T>>): ServerQuery<T> {
  return { query, load };
}

export const memberQuestions = {
  dashboard: (type: DashboardType = 'member') =>
    serverQuery(dashboardQuery(type), () => memberLoad(dashboardInfo, { query: { type } })),
  profile: () => serverQuery(profileQuery(), () => memberLoad(memberProfile, {})),
  reservationList: (lang: LanguageCode) =>
    serverQuery(reservationListQuery(lang), () => memberLoad(listReservations, { query: { lang } })),
  reservationDetail: (reservationNo: string, lang: LanguageCode) =>
    serverQuery(reservationDetailQuery(reservationNo, lang), () =>
      memberLoad(reservationDetail, { params: { reservationNo }, query: { lang } }),
    ),
  tableList: (lang: LanguageCode) =>
    serverQuery(tableListQuery(lang), () => memberLoad(listTableReservations, { query: { lang } })),
  tableDetail: (tableReservationNo: string, lang: LanguageCode) =>
    serverQuery(tableDetailQuery(tableReservationNo, lang), () =>
      memberLoad(tableReservationDetail, { params: { tableReservationNo }, query: { lang } }),
    ),
};

type Loaded = MemberLoad<unknown> | { state: 'unavailable'; kind: 'not_found' };

async function loadOne({ load }: ServerQuery): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    // A reservation number that cannot be one names nothing.
    if (isHubInputError(error) && error.part === 'params') return { state: 'unavailable', kind: 'not_found' };
    throw error;
  }
}

/**
 * Asks the hub on the server and packs the answers for `HydrationBoundary`. An answer that must wait for a fresh
 * token is left out, and the browser asks for it; a failure goes along, so that the page is drawn with it.
 */
export async function loadMemberQueries(questions: readonly ServerQuery[]): Promise<DehydratedState> {
  const client = makeMemberQueryClient();
  await Promise.all(
    questions.map(async (question) => {
      const loaded = await loadOne(question);
      const { queryKey } = question.query;
      if (loaded.state === 'ready') client.setQueryData(queryKey, loaded.data);
      if (loaded.state !== 'unavailable') return;
      const failure: MemberFailure = loaded.kind === 'not_found' ? 'notFound' : 'unavailable';
      client
        .getQueryCache()
        .build(client, { queryKey })
        .setState({ status: 'error', error: { failure } as never });
    }),
  );
  const state = dehydrate(client, {
    shouldDehydrateQuery: ({ state: { status } }) => status !== 'pending',
    shouldRedactErrors: () => false,
  });
  client.clear();
  return state;
}

/**
 * `loadMemberQueries` for a whole page: where the hub answered nothing of what the page is there to show, it is
 * answered 503. What waits for a fresh token may still come.
 * @param more is shown beside it, and is not enough for a page
 */
export async function loadMemberPage(
  questions: readonly ServerQuery[],
  more: readonly ServerQuery[] = [],
): Promise<DehydratedState> {
  const state = await loadMemberQueries([...questions, ...more]);
  const failed = new Set(
    state.queries
      .filter(({ state: { error } }) => failureOfResult(error) === 'unavailable')
      .map((each) => each.queryHash),
  );
  if (questions.every(({ query }) => failed.has(hashKey(query.queryKey)))) answerUnavailable();
  return state;
}

/** Did the hub say that what was asked for is nobody's, or another member's? Then the page is a 404. */
export function saysNotFound({ queries }: DehydratedState): boolean {
  return queries.some(({ state }) => failureOfResult(state.error) === 'notFound');
}
