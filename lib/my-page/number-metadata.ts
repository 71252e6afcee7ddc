import type { Metadata } from 'next';
import { type PageTexts, unlistedPage } from '@/lib/metadata/page-metadata';
import { type RouteParams, type RouteProps, routeParams } from '@/lib/metadata/route-props';
import type { Load } from '@/lib/request/load';

export type Numbered = 'myPage.reservation' | 'myPage.tables' | 'centre.result' | 'centre.enquiry';

/** The title says where there is no such number. @param load of the page itself: one call of the hub serves both */
export const numberMetadata =
  <Segments>(of: Numbered, load: (route: RouteParams<Segments>) => Promise<Load<unknown>>, texts: PageTexts) =>
  async ({ params }: RouteProps<Segments>): Promise<Metadata> => {
    const { state } = await load(await routeParams(params));
    return unlistedPage((t) => (state === 'notFound' ? [t(`${of}.notFoundTitle`), t(`${of}.notFound`)] : texts(t)))();
  };
