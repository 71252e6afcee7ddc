import type { RestaurantSeed } from '../hotel-seed.ts';
import { t } from '../texts.ts';
import type { DiningSeed } from './dining-seed.ts';
import { dinner, lunch } from './services.ts';

/** The one restaurant of a sample hotel, whose own seed has none; every sample hotel has the same. */
export const sampleRestaurant: Omit<RestaurantSeed, 'restaurantId'> = {
  name: t('집밥', 'The House Table', '家の膳', '家膳'),
  cuisine: t('한식', 'Korean', '韓国料理', '韩餐'),
  description: t(
    '그날 들어온 것으로 상을 차립니다.',
    'The table is laid with what came in that day.',
    'その日届いたもので膳を整えます。',
    '以当日所到食材设席。',
  ),
  hours: t(
    '점심 12:00–14:30, 저녁 18:00–21:30',
    'Lunch 12:00–14:30, dinner 18:00–21:30',
    '昼 12:00–14:30、夜 18:00–21:30',
    '午餐 12:00–14:30，晚餐 18:00–21:30',
  ),
};

export const sampleDining: Omit<DiningSeed, 'restaurantId'> = {
  story: [
    t(
      '텃밭과 가까운 장에서 온 것을 먼저 씁니다.',
      'What comes from the garden and the nearest market is used first.',
      '菜園と近くの市から届いたものを、まず使います。',
      '先用自家菜园与邻近市集所得。',
    ),
  ],
  location: t('본관', 'Main house', '本館', '主楼'),
  services: [lunch('12:00', '14:30', [48_000, 72_000]), dinner('18:00', '21:30', [88_000, 140_000])],
  restWeekdays: [],
  monthlyRest: null,
  tables: [
    { seats: 2, count: 6 },
    { seats: 4, count: 4 },
    { seats: 8, count: 1 },
  ],
  freeHoursBefore: 24,
  lateFeePerGuestKrw: 9_000,
  dress: 'free',
  children: 'welcome',
  dietary: 'asked',
  accessibility: ['step-free', 'guide-dogs'],
};
