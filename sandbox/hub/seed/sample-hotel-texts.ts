import type { RegionCode } from './regions.ts';
import { type Texts, t } from './texts.ts';

/** First names of sample hotels. */
export const houseWords: readonly { readonly slug: string; readonly name: Texts }[] = [
  { slug: 'solbaram', name: t('솔바람', 'Solbaram', 'ソルバラム', '松风') },
  { slug: 'dalmuri', name: t('달무리', 'Dalmuri', 'タルムリ', '月晕') },
  { slug: 'eunha', name: t('은하', 'Eunha', 'ウンハ', '银河') },
  { slug: 'deulkkot', name: t('들꽃', 'Deulkkot', 'トゥルコッ', '野花') },
  { slug: 'mulangae', name: t('물안개', 'Mulangae', 'ムルアンゲ', '水雾') },
  { slug: 'danpung', name: t('단풍', 'Danpung', 'タンプン', '红叶') },
  { slug: 'yeoul', name: t('여울', 'Yeoul', 'ヨウル', '浅滩') },
  { slug: 'sanullim', name: t('산울림', 'Sanullim', 'サヌルリム', '山鸣') },
  { slug: 'haedoji', name: t('해돋이', 'Haedoji', 'ヘドジ', '日出') },
  { slug: 'bombi', name: t('봄비', 'Bombi', 'ポムビ', '春雨') },
  { slug: 'nunkkot', name: t('눈꽃', 'Nunkkot', 'ヌンコッ', '雪花') },
  { slug: 'galdae', name: t('갈대', 'Galdae', 'カルデ', '芦苇') },
  { slug: 'maehwa', name: t('매화', 'Maehwa', 'メファ', '梅花') },
  { slug: 'gureumjae', name: t('구름재', 'Gureumjae', 'クルムジェ', '云岭') },
  { slug: 'byeolmaru', name: t('별마루', 'Byeolmaru', 'ピョルマル', '星台') },
  { slug: 'noeul', name: t('노을', 'Noeul', 'ノウル', '晚霞') },
];

export interface Town {
  readonly slug: string;
  readonly short: Texts;
  readonly city: Texts;
  readonly latitude: number;
  readonly longitude: number;
}

const town = (slug: string, latitude: number, longitude: number, short: Texts, city: Texts): Town => ({
  slug,
  short,
  city,
  latitude,
  longitude,
});

/** Where sample hotels stand: real towns of each region. */
export const towns: Readonly<Record<RegionCode, readonly Town[]>> = {
  seoul: [
    town('jongno', 37.573, 126.979, t('종로', 'Jongno', '鍾路', '钟路'), t('종로구', 'Jongno-gu', '鍾路区', '钟路区')),
    town('mapo', 37.556, 126.91, t('마포', 'Mapo', '麻浦', '麻浦'), t('마포구', 'Mapo-gu', '麻浦区', '麻浦区')),
    town(
      'yongsan',
      37.532,
      126.979,
      t('용산', 'Yongsan', '龍山', '龙山'),
      t('용산구', 'Yongsan-gu', '龍山区', '龙山区'),
    ),
    town(
      'gangnam',
      37.497,
      127.028,
      t('강남', 'Gangnam', '江南', '江南'),
      t('강남구', 'Gangnam-gu', '江南区', '江南区'),
    ),
  ],
  gangwon: [
    town(
      'gangneung',
      37.764,
      128.899,
      t('강릉', 'Gangneung', '江陵', '江陵'),
      t('강릉시', 'Gangneung', '江陵市', '江陵市'),
    ),
    town('sokcho', 38.207, 128.592, t('속초', 'Sokcho', '束草', '束草'), t('속초시', 'Sokcho', '束草市', '束草市')),
    town(
      'yangyang',
      38.075,
      128.619,
      t('양양', 'Yangyang', '襄陽', '襄阳'),
      t('양양군', 'Yangyang', '襄陽郡', '襄阳郡'),
    ),
  ],
  busan: [
    town(
      'haeundae',
      35.163,
      129.163,
      t('해운대', 'Haeundae', '海雲台', '海云台'),
      t('해운대구', 'Haeundae-gu', '海雲台区', '海云台区'),
    ),
    town(
      'suyeong',
      35.155,
      129.118,
      t('수영', 'Suyeong', '水営', '水营'),
      t('수영구', 'Suyeong-gu', '水営区', '水营区'),
    ),
    town(
      'dongnae',
      35.205,
      129.083,
      t('동래', 'Dongnae', '東莱', '东莱'),
      t('동래구', 'Dongnae-gu', '東莱区', '东莱区'),
    ),
  ],
  gyeongju: [
    town(
      'gyeongju',
      35.843,
      129.212,
      t('경주', 'Gyeongju', '慶州', '庆州'),
      t('경주시', 'Gyeongju', '慶州市', '庆州市'),
    ),
  ],
  jeonju: [
    town('jeonju', 35.82, 127.15, t('전주', 'Jeonju', '全州', '全州'), t('전주시', 'Jeonju', '全州市', '全州市')),
  ],
  yeosu: [town('yeosu', 34.744, 127.737, t('여수', 'Yeosu', '麗水', '丽水'), t('여수시', 'Yeosu', '麗水市', '丽水市'))],
  jeju: [
    town('jeju', 33.5, 126.531, t('제주', 'Jeju', '済州', '济州'), t('제주시', 'Jeju-si', '済州市', '济州市')),
    town(
      'seogwipo',
      33.254,
      126.56,
      t('서귀포', 'Seogwipo', '西帰浦', '西归浦'),
      t('서귀포시', 'Seogwipo', '西帰浦市', '西归浦市'),
    ),
  ],
};

/** One sentence each, in which `{town}` stands for where the hotel is. */
export const sampleTaglines: readonly Texts[] = [
  t(
    '{town}의 아침이 창으로 먼저 들어옵니다.',
    'Morning in {town} comes in by the window first.',
    '{town}の朝が、まず窓から入ってきます。',
    '{town}的清晨，先从窗口进来。',
  ),
  t(
    '{town}의 골목 끝, 불을 낮춘 집.',
    'At the end of a lane in {town}, a house with its lamps turned low.',
    '{town}の路地の奥、灯りを落とした家。',
    '{town}巷弄尽头，一座灯火低垂的屋。',
  ),
  t(
    '걷다가 돌아오기 좋은 {town}의 방.',
    'A room in {town} to walk out from and come back to.',
    '歩いて帰ってくるのにちょうどよい、{town}の部屋。',
    '在{town}，一间适合漫步归来的房。',
  ),
  t(
    '{town}의 저녁 빛을 오래 두고 보는 자리.',
    'A place to keep the evening light of {town} a while.',
    '{town}の夕べの光を、長く眺める場所。',
    '在{town}，久久留住暮光的地方。',
  ),
  t(
    '{town}에 내리는 비를 듣는 처마.',
    'Eaves to hear the rain on {town} from.',
    '{town}に降る雨を聴く軒先。',
    '在{town}，听雨的屋檐。',
  ),
  t(
    '서두르지 않는 하루, {town}에서.',
    'A day without hurry, in {town}.',
    '急がない一日を、{town}で。',
    '在{town}，过不匆忙的一天。',
  ),
];

export const sampleDescriptions: readonly Texts[] = [
  t(
    '{house}, {town}에 있는 작은 집입니다. 방마다 창을 크게 내고, 가구는 적게 두었습니다.',
    '{house} is a small house in {town}. Its windows are large and its furniture is sparse.',
    '{house}は{town}にある小さな家です。窓は大きく、調度は少なく。',
    '{house}是{town}的一座小屋，窗开得大，家具放得少。',
  ),
  t(
    '이 집은 호텔이 많을 때의 화면을 보기 위한 견본이며, 실제로는 없습니다.',
    'This house is a sample, made to see the pages with many hotels; it does not exist.',
    'この家は、多くのホテルがあるときの画面を見るための見本で、実在しません。',
    '此屋为样例，用于查看酒店众多时的页面，并不真实存在。',
  ),
];

export const sampleDirection: Texts = t(
  '{town} 중심에서 걸어서 오실 수 있습니다.',
  'Within a walk of the centre of {town}.',
  '{town}の中心から歩いてお越しいただけます。',
  '自{town}中心步行可达。',
);

export const sampleStreet: Texts = t('견본로 {number}', '{number} Sample-ro', '見本路 {number}', '样例路{number}号');
