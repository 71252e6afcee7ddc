import { type Texts, t } from './texts.ts';

export interface LandmarkSeed {
  /** By which searches ask for it, e.g. `seoul-station`. */
  readonly code: string;
  readonly kind: 'station' | 'airport' | 'sight';
  readonly name: Texts;
  readonly latitude: number;
  readonly longitude: number;
}

const landmark =
  (kind: LandmarkSeed['kind']) =>
  (latitude: number, longitude: number, name: Texts): LandmarkSeed => ({
    code: name.en.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    kind,
    name,
    latitude,
    longitude,
  });
const station = landmark('station');
const airport = landmark('airport');
const sight = landmark('sight');

/** Places that guests know, where they really are; a hotel's distances are measured from here. */
export const landmarkSeeds: readonly LandmarkSeed[] = [
  station(37.5547, 126.9707, t('서울역', 'Seoul Station', 'ソウル駅', '首尔站')),
  station(37.5758, 126.9735, t('경복궁역', 'Gyeongbokgung Station', '景福宮駅', '景福宫站')),
  station(37.5585, 126.9783, t('회현역', 'Hoehyeon Station', '会賢駅', '会贤站')),
  station(37.7637, 128.899, t('강릉역', 'Gangneung Station', '江陵駅', '江陵站')),
  station(35.1152, 129.0413, t('부산역', 'Busan Station', '釜山駅', '釜山站')),
  station(35.1637, 129.1585, t('해운대역', 'Haeundae Station', '海雲台駅', '海云台站')),
  station(35.2203, 129.0865, t('온천장역', 'Oncheonjang Station', '温泉場駅', '温泉场站')),
  station(35.7984, 129.139, t('경주역', 'Gyeongju Station', '慶州駅', '庆州站')),
  station(35.8498, 127.1617, t('전주역', 'Jeonju Station', '全州駅', '全州站')),
  station(34.7535, 127.7487, t('여수엑스포역', 'Yeosu-Expo Station', '麗水エキスポ駅', '丽水世博站')),
  airport(37.5583, 126.7906, t('김포공항', 'Gimpo Airport', '金浦空港', '金浦机场')),
  airport(38.0613, 128.669, t('양양공항', 'Yangyang Airport', '襄陽空港', '襄阳机场')),
  airport(35.1795, 128.9382, t('김해공항', 'Gimhae Airport', '金海空港', '金海机场')),
  airport(35.9879, 129.4204, t('포항경주공항', 'Pohang Gyeongju Airport', '浦項慶州空港', '浦项庆州机场')),
  airport(35.9038, 126.6158, t('군산공항', 'Gunsan Airport', '群山空港', '群山机场')),
  airport(34.8423, 127.6161, t('여수공항', 'Yeosu Airport', '麗水空港', '丽水机场')),
  airport(33.507, 126.4929, t('제주공항', 'Jeju Airport', '済州空港', '济州机场')),
  sight(37.5796, 126.977, t('경복궁', 'Gyeongbokgung Palace', '景福宮', '景福宫')),
  sight(37.5725, 126.9769, t('광화문광장', 'Gwanghwamun Square', '光化門広場', '光化门广场')),
  sight(37.5794, 126.991, t('창덕궁', 'Changdeokgung Palace', '昌徳宮', '昌德宫')),
  sight(37.56, 126.9753, t('숭례문', 'Sungnyemun Gate', '崇礼門', '崇礼门')),
  sight(37.5512, 126.9882, t('남산서울타워', 'Namsan Seoul Tower', '南山ソウルタワー', '南山首尔塔')),
  sight(37.5637, 126.9838, t('명동', 'Myeong-dong', '明洞', '明洞')),
  sight(38.1735, 128.489, t('설악산 소공원', 'Seoraksan National Park', '雪岳山国立公園', '雪岳山国立公园')),
  sight(38.1905, 128.6036, t('속초해변', 'Sokcho Beach', '束草ビーチ', '束草海滩')),
  sight(37.796, 128.9087, t('경포호', 'Gyeongpo Lake', '鏡浦湖', '镜浦湖')),
  sight(37.8055, 128.908, t('경포해변', 'Gyeongpo Beach', '鏡浦ビーチ', '镜浦海滩')),
  sight(37.7793, 128.8797, t('오죽헌', 'Ojukheon House', '烏竹軒', '乌竹轩')),
  sight(35.1587, 129.1604, t('해운대해수욕장', 'Haeundae Beach', '海雲台ビーチ', '海云台海滩')),
  sight(35.153, 129.1525, t('동백섬', 'Dongbaek Island', '冬柏島', '冬柏岛')),
  sight(35.1532, 129.1189, t('광안리해변', 'Gwangalli Beach', '広安里ビーチ', '广安里海滩')),
  sight(35.2205, 129.0757, t('금강공원', 'Geumgang Park', '金剛公園', '金刚公园')),
  sight(35.2838, 129.0685, t('범어사', 'Beomeosa Temple', '梵魚寺', '梵鱼寺')),
  sight(35.8347, 129.2266, t('동궁과 월지', 'Donggung Palace and Wolji Pond', '東宮と月池', '东宫与月池')),
  sight(35.8347, 129.219, t('첨성대', 'Cheomseongdae Observatory', '瞻星台', '瞻星台')),
  sight(35.79, 129.332, t('불국사', 'Bulguksa Temple', '仏国寺', '佛国寺')),
  sight(35.815, 127.153, t('전주한옥마을', 'Jeonju Hanok Village', '全州韓屋村', '全州韩屋村')),
  sight(35.8153, 127.1498, t('경기전', 'Gyeonggijeon Shrine', '慶基殿', '庆基殿')),
  sight(34.7304, 127.7447, t('돌산공원', 'Dolsan Park', '突山公園', '突山公园')),
  sight(34.7446, 127.7663, t('오동도', 'Odongdo Island', '梧桐島', '梧桐岛')),
  sight(34.5934, 127.8033, t('향일암', 'Hyangiram Hermitage', '向日庵', '向日庵')),
  sight(33.4317, 126.6903, t('산굼부리', 'Sangumburi Crater', 'サングムブリ', '山君不离')),
  sight(33.3617, 126.5332, t('한라산 백록담', 'Hallasan, Baengnokdam', '漢拏山 白鹿潭', '汉拿山白鹿潭')),
  sight(33.458, 126.9425, t('성산일출봉', 'Seongsan Ilchulbong', '城山日出峰', '城山日出峰')),
  sight(33.2446, 126.5544, t('천지연폭포', 'Cheonjiyeon Falls', '天地淵瀑布', '天地渊瀑布')),
  sight(33.2449, 126.5719, t('정방폭포', 'Jeongbang Falls', '正房瀑布', '正房瀑布')),
];
