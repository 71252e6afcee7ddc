/**
 * The twelve hotels as pictures: what the eye should remember of each. `sandbox/artwork/draw` draws from
 * this table and the hotels' texts are written to agree with it, so that a guest knows a hotel by its
 * image alone.
 */
export interface HotelMotif {
  /** ASCII slug, the hub's `hotelId` and the folder of the hotel's pictures. */
  readonly hotelId: string;
  /** The form that carries the picture. */
  readonly landscape:
    | 'palace-roofs'
    | 'night-city'
    | 'hanok-lane'
    | 'cloud-peaks'
    | 'pine-lake'
    | 'long-beach'
    | 'steaming-garden'
    | 'pond-pavilion'
    | 'hanok-village'
    | 'volcano-field'
    | 'black-rock-sea'
    | 'island-bay';
  /** Hour of the day, which sets the palette. */
  readonly light: 'dawn' | 'morning' | 'noon' | 'golden' | 'dusk' | 'blue-hour' | 'moon';
  readonly weather: 'clear' | 'mist' | 'snow' | 'rain' | 'breeze' | 'sea-of-clouds' | 'steam' | 'stars';
  readonly season: 'spring' | 'summer' | 'autumn' | 'winter';
  /** One detail to place in the picture, in the foreground or on the horizon. */
  readonly accent:
    | 'granite-peak'
    | 'hill-tower'
    | 'persimmon-tree'
    | 'ridge-lodge'
    | 'double-moon'
    | 'lighthouse'
    | 'stone-lantern'
    | 'lotus'
    | 'paper-windows'
    | 'silver-grass'
    | 'stone-wall'
    | 'camellia';
  /** Facade and lobby are drawn with tiled roofs and timber instead of stone and glass. */
  readonly hasHanok: boolean;
  /** What the scene `spa-or-pool` shows. */
  readonly water: 'pool' | 'spring-bath' | 'infinity-pool' | 'courtyard-pond';
}

export const hotelMotifs = [
  // Seoul: palace roofs under a granite peak, the first light on the tiles.
  {
    hotelId: 'haneul-gyeongbok',
    landscape: 'palace-roofs',
    light: 'dawn',
    weather: 'clear',
    season: 'autumn',
    accent: 'granite-peak',
    hasHanok: false,
    water: 'pool',
  },
  // Seoul: the lit city from the slope of Namsan, just after rain.
  {
    hotelId: 'haneul-namsan',
    landscape: 'night-city',
    light: 'blue-hour',
    weather: 'rain',
    season: 'summer',
    accent: 'hill-tower',
    hasHanok: false,
    water: 'infinity-pool',
  },
  // Seoul: a lane of old houses in the west village, a persimmon tree over the wall.
  {
    hotelId: 'seochon-byeolchae',
    landscape: 'hanok-lane',
    light: 'golden',
    weather: 'clear',
    season: 'autumn',
    accent: 'persimmon-tree',
    hasHanok: true,
    water: 'courtyard-pond',
  },
  // Gangwon: peaks that stand out of a sea of clouds.
  {
    hotelId: 'unhae-seorak',
    landscape: 'cloud-peaks',
    light: 'morning',
    weather: 'sea-of-clouds',
    season: 'winter',
    accent: 'ridge-lodge',
    hasHanok: false,
    water: 'spring-bath',
  },
  // Gangwon: a lake between pines and sea, with the moon in the sky and in the water.
  {
    hotelId: 'dalbit-gyeongpo',
    landscape: 'pine-lake',
    light: 'moon',
    weather: 'clear',
    season: 'autumn',
    accent: 'double-moon',
    hasHanok: false,
    water: 'infinity-pool',
  },
  // Busan: a long bright beach, a lighthouse on the point.
  {
    hotelId: 'haneul-haeundae',
    landscape: 'long-beach',
    light: 'noon',
    weather: 'breeze',
    season: 'summer',
    accent: 'lighthouse',
    hasHanok: false,
    water: 'infinity-pool',
  },
  // Busan: the old spring quarter, steam over a stone garden.
  {
    hotelId: 'onjeong-dongnae',
    landscape: 'steaming-garden',
    light: 'dusk',
    weather: 'steam',
    season: 'winter',
    accent: 'stone-lantern',
    hasHanok: true,
    water: 'spring-bath',
  },
  // Gyeongju: a pavilion mirrored in a royal pond, grass mounds behind it.
  {
    hotelId: 'wolji-byeolgung',
    landscape: 'pond-pavilion',
    light: 'blue-hour',
    weather: 'clear',
    season: 'summer',
    accent: 'lotus',
    hasHanok: true,
    water: 'courtyard-pond',
  },
  // Jeonju: roof behind roof in soft rain, lit paper windows.
  {
    hotelId: 'onggi-jeonju',
    landscape: 'hanok-village',
    light: 'dusk',
    weather: 'rain',
    season: 'spring',
    accent: 'paper-windows',
    hasHanok: true,
    water: 'courtyard-pond',
  },
  // Jeju: silver grass on the slope, Hallasan behind it.
  {
    hotelId: 'oreum-jeju',
    landscape: 'volcano-field',
    light: 'golden',
    weather: 'breeze',
    season: 'autumn',
    accent: 'silver-grass',
    hasHanok: false,
    water: 'pool',
  },
  // Jeju: black basalt and white surf on the south coast under stars.
  {
    hotelId: 'padosori-seogwipo',
    landscape: 'black-rock-sea',
    light: 'moon',
    weather: 'stars',
    season: 'winter',
    accent: 'stone-wall',
    hasHanok: false,
    water: 'infinity-pool',
  },
  // Yeosu: islands behind islands in morning mist, camellias in front.
  {
    hotelId: 'dongbaek-yeosu',
    landscape: 'island-bay',
    light: 'dawn',
    weather: 'mist',
    season: 'spring',
    accent: 'camellia',
    hasHanok: false,
    water: 'spring-bath',
  },
] as const satisfies readonly HotelMotif[];

export type HotelId = (typeof hotelMotifs)[number]['hotelId'];
