export function hotelPictureName(hotelId: string): string {
  return `hotel-${hotelId}`;
}
