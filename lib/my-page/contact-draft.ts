import type { ContactKind } from './contact-change';
import { type DraftPlace, hasTexts } from './draft';

/** `sentTo` is the address that has a key, empty before; `keyUntil` when that ends, in milliseconds since 1970. */
export interface ContactDraft {
  typed: string;
  sentTo: string;
  keyUntil: string;
}

export const emptyContactDraft: ContactDraft = { typed: '', sentTo: '', keyUntil: '' };

export const isContactDraft = (value: unknown): value is ContactDraft =>
  hasTexts(value, ['typed', 'sentTo', 'keyUntil']);

export const contactDraftPlace = (kind: ContactKind, owner: string): DraftPlace => ({ form: `contact-${kind}`, owner });
