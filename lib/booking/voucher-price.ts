/** What a voucher takes off, in won. */
export interface Discount {
  name: string;
  discountKrw: number;
}

/** What is left to pay; a voucher never makes it less than nothing. */
export function payableKrw(totalKrw: number, discount: Pick<Discount, 'discountKrw'> | null): number {
  return Math.max(0, totalKrw - (discount?.discountKrw ?? 0));
}
