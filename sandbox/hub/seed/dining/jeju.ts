import { t } from '../texts.ts';
import type { DiningSeed } from './dining-seed.ts';
import { dinner, lunch } from './services.ts';

export const jeju: readonly DiningSeed[] = [
  {
    restaurantId: 'oreum-deulbul',
    story: [
      t(
        '들불은 봄에 오름의 묵은 풀을 태우던 불입니다. 여기서는 그 이름의 화로에 흑돼지를 올립니다.',
        'The field fires of spring once burned the old grass off these hills. A hearth of that name now holds black pork.',
        '野火とは、春に丘の枯れ草を焼いた火のこと。その名の炉に黒豚をのせます。',
        '野火，是昔日春天焚烧山丘枯草之火；如今同名炉上，烤着黑猪肉。',
      ),
      t(
        '고사리는 4월에 꺾어 말리고, 메밀은 가을에 거둡니다. 둘 다 이 언덕의 것입니다.',
        'Bracken is picked in April and dried, buckwheat is cut in autumn; both are from this slope.',
        'わらびは四月に摘んで干し、蕎麦は秋に刈ります。どちらもこの丘のものです。',
        '蕨菜四月采晒，荞麦秋日收割，皆出自这片山坡。',
      ),
    ],
    location: t('1층, 억새밭 쪽', 'Ground floor, on the silver grass', '1階、すすき野側', '一层，面向芒草原'),
    services: [lunch('12:00', '14:30', [48_000, 72_000]), dinner('17:30', '21:30', [92_000, 150_000])],
    restWeekdays: [],
    monthlyRest: { nth: 2, weekday: 1 },
    tables: [
      { seats: 2, count: 7 },
      { seats: 4, count: 6 },
      { seats: 8, count: 1 },
    ],
    freeHoursBefore: 24,
    lateFeePerGuestKrw: 9_000,
    dress: 'free',
    children: 'welcome',
    dietary: 'asked',
    accessibility: ['step-free', 'wheelchair-tables', 'guide-dogs'],
  },
  {
    restaurantId: 'seogwipo-mulmaru',
    story: [
      t(
        '정오에 해녀의 배가 들어오면 차림표를 씁니다. 성게와 소라, 뿔소라가 없는 날에는 톳과 모자반이 주인입니다.',
        'The menu is written when the divers’ boat is in at noon. On days without urchin and turban shell, seaweed is the guest of honour.',
        '正午に海女の舟が戻ると献立を書きます。雲丹やさざえのない日は、ひじきとほんだわらが主役。',
        '正午海女船归，方写菜单；无海胆与角螺之日，羊栖菜与马尾藻便是主角。',
      ),
      t(
        '파도 소리가 크므로 자리 사이를 넓게 두었습니다. 별이 보이는 밤에는 불을 낮춥니다.',
        'The surf is loud, so the tables stand far apart. On starry nights the lamps are lowered.',
        '波音が大きいため、席の間を広くとりました。星の夜は灯りを落とします。',
        '涛声入耳，故席间宽敞；星夜则调暗灯火。',
      ),
    ],
    location: t('지하 1층, 바위 쪽', 'Lower ground floor, on the rocks', '地下1階、岩場側', '地下一层，临礁石'),
    services: [dinner('17:30', '21:30', [130_000, 190_000])],
    restWeekdays: [],
    monthlyRest: { nth: 3, weekday: 3 },
    tables: [
      { seats: 2, count: 6 },
      { seats: 4, count: 3 },
      { seats: 6, count: 1 },
    ],
    freeHoursBefore: 24,
    lateFeePerGuestKrw: 26_000,
    dress: 'smart',
    children: 'from-eight',
    dietary: 'seafood',
    accessibility: ['step-free', 'wheelchair-tables', 'guide-dogs'],
  },
];
