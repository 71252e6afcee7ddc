import { type Texts, t } from '../texts.ts';

/** Words that restaurants share. */
export const dressCodes = {
  free: t(
    '정해진 복장은 없습니다. 편히 오십시오.',
    'There is no dress code; come as you are.',
    '服装の決まりはございません。どうぞお気軽に。',
    '着装不限，请随意前来。',
  ),
  smart: t(
    '단정한 평상복이면 됩니다. 수영복과 실내화는 삼가 주십시오.',
    'Smart casual. Please refrain from swimwear and slippers.',
    'スマートカジュアルでお越しください。水着やスリッパでのご来店はご遠慮ください。',
    '请着商务休闲装；恕不接待泳装与拖鞋。',
  ),
} as const satisfies Record<string, Texts>;
export type DressCode = keyof typeof dressCodes;

export const childrenFacts = {
  welcome: t(
    '어린이를 환영합니다. 유아 의자와 어린이 식기를 준비해 드립니다.',
    'Children are welcome; high chairs and children’s tableware are available.',
    'お子さまを歓迎いたします。ハイチェアとお子さま用の食器をご用意しております。',
    '欢迎儿童，备有儿童椅与儿童餐具。',
  ),
  'lunch-only': t(
    '점심에는 모든 어린이를, 저녁에는 만 8세부터 모십니다.',
    'Children of all ages at lunch; aged 8 and over at dinner.',
    '昼はすべてのお子さま、夜は8歳からお迎えいたします。',
    '午餐欢迎所有儿童，晚餐接待8岁以上儿童。',
  ),
  'from-eight': t(
    '만 8세부터 모십니다.',
    'For guests aged 8 and over.',
    '8歳以上のお客様をお迎えいたします。',
    '接待8岁以上宾客。',
  ),
  adults: t(
    '만 19세부터 모십니다.',
    'For guests aged 19 and over.',
    '19歳以上のお客様のみご利用いただけます。',
    '仅接待19岁以上宾客。',
  ),
} as const satisfies Record<string, Texts>;
export type ChildrenCode = keyof typeof childrenFacts;

export const dietaryFacts = {
  asked: t(
    '알레르기와 드시지 않는 음식은 예약하실 때 입력해 주십시오. 전날까지 알려 주시면 채식으로 준비해 드립니다.',
    'Please tell us about allergies when you book. A vegetarian menu is available with a day’s notice.',
    'アレルギーや苦手な食材はご予約時にお知らせください。前日までにお知らせいただければ、ベジタリアンメニューもご用意いたします。',
    '过敏及忌口请于预订时注明；提前一日告知，可备素食。',
  ),
  vegetarian: t(
    '모든 음식이 채식이며 오신채를 쓰지 않습니다. 견과와 메밀은 미리 알려 주시면 뺍니다.',
    'Everything is vegetarian and without the five pungent roots. We can leave out nuts and buckwheat on request.',
    'すべて菜食で、五葷は用いません。ナッツや蕎麦は事前にお知らせいただければお抜きします。',
    '全素，不用五辛；坚果与荞麦可提前告知免放。',
  ),
  seafood: t(
    '조개와 갑각류를 함께 다루는 주방입니다. 알레르기가 있으시면 반드시 알려 주십시오.',
    'Our kitchen handles shellfish. Please tell us about any allergies.',
    '貝類・甲殻類を扱う厨房です。アレルギーのある方は必ずお知らせください。',
    '厨房同时处理贝类与甲壳类，如有过敏请务必注明。',
  ),
} as const satisfies Record<string, Texts>;
export type DietaryCode = keyof typeof dietaryFacts;

export const tableFacts = {
  'step-free': t(
    '엘리베이터에서 자리까지 턱이 없습니다.',
    'Step-free from the lift to the table.',
    'エレベーターからお席まで段差はありません。',
    '自电梯至座位全程无台阶。',
  ),
  'wheelchair-tables': t(
    '휠체어로 이용하실 수 있는 테이블이 두 개 있습니다. 무릎 공간 높이는 70 cm입니다.',
    'Two wheelchair-accessible tables, with a knee clearance of 70 cm.',
    '車いすのままご利用いただけるテーブルが二卓あり、膝下の高さは70 cmです。',
    '设有两张轮椅餐桌，膝下净高70厘米。',
  ),
  'floor-seats': t(
    '좌식 방이 있습니다. 의자 좌석을 원하시면 예약하실 때 입력해 주십시오.',
    'Some rooms have floor seating; please tell us when you book if you prefer a chair.',
    '座敷のお部屋がございます。椅子席をご希望の場合はご予約時にお書き添えください。',
    '部分为席地包间，如需座椅请于预订时注明。',
  ),
  braille: t(
    '점자 메뉴와 큰 글씨 메뉴가 있습니다.',
    'Menus in braille and large print are available.',
    '点字と大きな文字のメニューがございます。',
    '备有盲文菜单与大字菜单。',
  ),
  'guide-dogs': t(
    '안내견과 함께 이용하실 수 있습니다.',
    'Guide dogs are welcome.',
    '補助犬同伴でご利用いただけます。',
    '欢迎携导盲犬。',
  ),
} as const satisfies Record<string, Texts>;
export type TableFactCode = keyof typeof tableFacts;
