import 'server-only';
import { headers } from 'next/headers';

/** Is the page asked for by a script of the page before, which goes on with what it shows, and not as a document? */
export const isSoftRequest = async (): Promise<boolean> => (await headers()).get('sec-fetch-dest') === 'empty';
