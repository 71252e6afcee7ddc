/** What the page shows of a reported change; importable on both sides. */
export interface NotMeAnswer {
  enquiryNo: string;
  /** Masked. */
  mailedTo: string;
  doneBefore: boolean;
}
