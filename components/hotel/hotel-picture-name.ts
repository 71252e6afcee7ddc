/** Apart from `hotel-card.tsx` and `hotel-gallery.tsx`: a page that imports one of them loads its client part too. */
export function hotelPictureName(hotelId: string): string {
  return `hotel-${hotelId}`;
}
