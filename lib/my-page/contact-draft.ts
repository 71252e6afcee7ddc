import type * as z from 'zod/mini';
import type { ContactKind } from './contact-change';
import { type DraftPlace, textsOf } from './draft';

/**
 * `sentTo` is the address for which a key was requested, empty before; `keyUntil` when that ends, in milliseconds since
 * 1970, empty where it is not known whether the key was sent.
 */
export const contactDraft = textsOf('typed', 'sentTo', 'keyUntil');
type ContactDraft = z.infer<typeof contactDraft>;

export const emptyContactDraft: ContactDraft = { typed: '', sentTo: '', keyUntil: '' };

export const contactDraftPlace = (kind: ContactKind, owner: string): DraftPlace => ({ form: `contact-${kind}`, owner });
