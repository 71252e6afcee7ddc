import type { ArchetypeCode } from './room-archetypes.ts';
import { type Texts, t } from './texts.ts';

/** The pictures of a room type and what each shows; the first stands for the room. */
const roomScenes = {
  'deluxe-double': {
    bed: t('침대와 창가의 의자', 'the bed, and a chair by the window', 'ベッドと窓辺の椅子', '床与窗边座椅'),
    chair: t(
      '창 앞의 넓은 의자와 찻상',
      'the wide chair and the tea table at the window',
      '窓辺のゆったりした椅子と茶卓',
      '窗前的宽椅与茶几',
    ),
  },
  'deluxe-twin': {
    beds: t('나란히 놓인 침대 두 개', 'two beds side by side', '並んだ2台のベッド', '并排的两张床'),
    desk: t('창을 마주한 책상', 'the desk at the window', '窓に向かう机', '临窗书桌'),
  },
  'accessible-twin': {
    beds: t(
      '낮은 침대 두 개와 창까지 트인 바닥',
      'two low beds and a clear floor to the window',
      '低めの2台のベッドと窓まで開けた床',
      '两张矮床与通向窗边的宽敞地面',
    ),
    shower: t(
      '턱이 없는 샤워실의 손잡이와 앉는 자리',
      'the shower without a threshold, with rails and a seat',
      '段差のないシャワーの手すりと腰掛け',
      '无门槛淋浴间的扶手与坐凳',
    ),
  },
  'premier-king': {
    bed: t('넓은 창 앞의 침대', 'the bed before the wide window', '広い窓を背にしたベッド', '宽窗前的大床'),
    bath: t('창을 향한 욕조', 'the bathtub facing the window', '窓に向いたバスタブ', '面窗的浴缸'),
  },
  'terrace-king': {
    bed: t(
      '침대와 문 너머의 테라스',
      'the bed, and the terrace beyond the doors',
      'ベッドと扉の向こうのテラス',
      '大床与门外的露台',
    ),
    terrace: t(
      '의자 두 개와 낮은 탁자가 놓인 테라스',
      'the terrace with two chairs and a low table',
      '椅子二脚と低い卓を置いたテラス',
      '摆着两把椅子与矮几的露台',
    ),
  },
  'family-room': {
    bed: t(
      '넓은 침대와 창 아래의 긴 의자',
      'the wide bed and the long seat under the window',
      '広いベッドと窓下の長椅子',
      '大床与窗下长椅',
    ),
    beds: t(
      '미닫이 너머, 침대 두 개가 놓인 공간',
      'the space with two beds behind the sliding door',
      '引き戸の奥、ベッド2台の部屋',
      '推拉门后摆着两张床的房间',
    ),
  },
  'ondol-room': {
    bedding: t(
      '데운 바닥에 편 이부자리와 찻상',
      'bedding on the warm floor, and a tea table',
      '温かな床の布団と茶卓',
      '暖炕上的被褥与茶几',
    ),
    tea: t(
      '창 앞의 낮은 찻상과 방석',
      'the low tea table and cushions before the window',
      '窓辺の低い茶卓と座布団',
      '窗前的矮茶几与坐垫',
    ),
  },
  'spring-ondol': {
    bedding: t(
      '이부자리와 그 안쪽의 편백 욕조',
      'floor bedding, and the cypress tub beyond it',
      '布団とその奥のヒノキ風呂',
      '被褥与里侧的扁柏浴缸',
    ),
    tub: t(
      '창가에서 김이 오르는 편백 욕조',
      'the steaming cypress tub at the window',
      '窓辺で湯気の立つヒノキ風呂',
      '窗边热气升腾的扁柏浴缸',
    ),
  },
  'hanok-anchae': {
    hall: t(
      '밖으로 트인 마루와 아침상',
      'the open wooden hall with breakfast laid',
      '外へ開いた板の間と朝の膳',
      '敞开的木廊与早餐桌',
    ),
    bedding: t('이부자리 세 채와 반닫이', 'bedding for three and a chest', '三組の布団と櫃', '三套被褥与木柜'),
  },
  'hanok-sarang': {
    bed: t('침대와 한지 창', 'the bed and the paper window', 'ベッドと韓紙の窓', '床与韩纸窗'),
    desk: t('낮은 서안과 등', 'the low desk and its lamp', '低い文机と灯り', '矮案与灯'),
  },
  'grand-suite': {
    bed: t('침실의 넓은 침대', 'the wide bed of the bedroom', '寝室の広いベッド', '卧室的大床'),
    living: t('긴 의자가 놓인 거실', 'the living room with its sofa', 'ソファを置いた居間', '摆着沙发的客厅'),
  },
} as const satisfies Record<ArchetypeCode, Record<string, Texts>>;

type SceneNames = { [Room in ArchetypeCode]: `${Room}-${keyof (typeof roomScenes)[Room] & string}` };
export type RoomScene = SceneNames[ArchetypeCode];

/** The pictures of a room type with what they show, in the order in which guests see them. */
export function scenesOfRoom(archetype: ArchetypeCode): readonly { scene: RoomScene; shows: Texts }[] {
  const shown: Readonly<Record<string, Texts>> = roomScenes[archetype];
  return Object.entries(shown).map(([name, shows]) => ({ scene: `${archetype}-${name}` as RoomScene, shows }));
}
