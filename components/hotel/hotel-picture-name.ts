/** View transition name of a hotel's picture, from a list to the hotel's page. */
export function hotelPictureName(hotelId: string): string {
  return `hotel-${hotelId}`;
}
