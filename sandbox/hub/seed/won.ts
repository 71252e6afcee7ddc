/** An amount as mails and terms write it, in every language: `₩897,215`. */
export const won = (amountKrw: number): string => `₩${amountKrw.toLocaleString('en-US')}`;
