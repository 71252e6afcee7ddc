import type { ContactKind } from '@/lib/my-page/contact-change';
import { textsOf } from '@/lib/my-page/draft';
import { useDraft } from '../shell/use-stored-draft';

const schema = textsOf('typed', 'sentTo', 'keyUntil');
const empty = { typed: '', sentTo: '', keyUntil: '' };

/**
 * `sentTo` is the address for which a key was requested, empty before; `keyUntil` when that ends, in milliseconds since
 * 1970, empty where it is not known whether the key was sent.
 */
export const useContactDraft = (kind: ContactKind, owner: string) =>
  useDraft({ form: `contact-${kind}`, owner }, empty, schema);
