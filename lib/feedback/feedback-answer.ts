/**
 * - `open`: where the feedback site is opened
 * - `mismatch`: the follow-up belongs to another customer
 * - `closed`: no feedback site is configured
 */
export type FeedbackAnswer = { state: 'open'; address: string } | { state: 'mismatch' } | { state: 'closed' };
