/** What goes on from an open picker: Done, the form or another of its cells; or a press outside of the form. */
export type LeaveBy = 'goOn' | 'pressBeside';

/**
 * Takes over what is typed in a picker and not settled yet.
 * @returns false to keep the picker open, which then says what is missing
 */
export type PickerGuard = (how: LeaveBy) => boolean;
