export interface Discount {
  name: string;
  discountKrw: number;
}

export function payableKrw(totalKrw: number, discount: Pick<Discount, 'discountKrw'> | null): number {
  return Math.max(0, totalKrw - (discount?.discountKrw ?? 0));
}
