/** Name under which a browser knows a hotel's picture on its way from a list to the hotel's page. */
export function hotelPictureName(hotelId: string): string {
  return `hotel-${hotelId}`;
}
