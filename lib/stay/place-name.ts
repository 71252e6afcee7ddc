/** `서울 · 종로구`. A city that carries its region's name says it alone: `Jeonju`, `全州市`. */
export function placeName({ regionName, cityName }: { regionName: string; cityName: string }): string {
  return cityName.startsWith(regionName) ? cityName : `${regionName}\u00A0· ${cityName}`;
}
