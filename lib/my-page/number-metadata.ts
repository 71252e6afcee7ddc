import type { Metadata } from 'next';
import { type PageTexts, unlistedPage } from '@/lib/metadata/page-metadata';
import { type RouteParams, type RouteProps, routeParams } from '@/lib/metadata/route-props';
import type { Load } from '@/lib/request/load';

export type Numbered = 'myPage.reservation' | 'myPage.tables' | 'centre.result' | 'centre.enquiry';

/**
 * `generateMetadata` of a page about a number: its title says that there is none where there is none.
 * @param load of the page itself, which asks the hub once for both
 */
export const numberMetadata =
  <Segments>(of: Numbered, load: (route: RouteParams<Segments>) => Promise<Load<unknown>>, texts: PageTexts) =>
  async ({ params }: RouteProps<Segments>): Promise<Metadata> => {
    const { state } = await load(await routeParams(params));
    return unlistedPage((t) => (state === 'notFound' ? [t(`${of}.notFoundTitle`), t(`${of}.notFound`)] : texts(t)))();
  };
