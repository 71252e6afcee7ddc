import type { Lang } from './texts.ts';

/** What the mails about rooms and tables say alike. */
interface MailWords {
  subject: (event: string, number: string) => string;
  number: string;
  address: string;
  telephone: string;
  total: string;
  /** Before the link that opens the reservation. */
  toSee: Record<'member' | 'guest', string>;
}

export const mailWords: Record<Lang, MailWords> = {
  ko: {
    subject: (event, number) => `[하늘 호텔 앤 리조트] ${event} (${number})`,
    number: '예약 번호: ',
    address: '주소: ',
    telephone: '전화: ',
    total: '총액(세금·봉사료 포함): ',
    toSee: {
      member: '예약 조회·변경·취소(로그인 필요): ',
      guest: '예약 조회·변경·취소(성과 이메일 또는 휴대전화 번호 필요): ',
    },
  },
  en: {
    subject: (event, number) => `${event} (${number}) – Haneul Hotels & Resorts`,
    number: 'Reservation number: ',
    address: 'Address: ',
    telephone: 'Telephone: ',
    total: 'Total, taxes and service charge included: ',
    toSee: {
      member: 'View, change or cancel your reservation after logging in: ',
      guest: 'View, change or cancel your reservation with your family name and your email address or mobile number: ',
    },
  },
  jp: {
    subject: (event, number) => `【ハヌル ホテルズ＆リゾーツ】${event}（${number}）`,
    number: '予約番号：',
    address: '住所：',
    telephone: '電話：',
    total: '総額（税・サービス料込み）：',
    toSee: {
      member: 'ご予約の照会・変更・キャンセル（ログインが必要です）：',
      guest: 'ご予約の照会・変更・キャンセル（姓とメールアドレスまたは携帯電話番号が必要です）：',
    },
  },
  ch: {
    subject: (event, number) => `【天空酒店及度假村】${event}（${number}）`,
    number: '预订号：',
    address: '地址：',
    telephone: '电话：',
    total: '总价（含税及服务费）：',
    toSee: {
      member: '登录后查看、更改或取消预订：',
      guest: '凭姓氏及电子邮箱或手机号码查看、更改或取消预订：',
    },
  },
};

const prefixes: Record<Lang, string> = { ko: '', en: '/en', jp: '/jp', ch: '/cn' };

export interface Booked {
  readonly kind: 'room' | 'table';
  readonly number: string;
  readonly booker: 'member' | 'guest';
}

/** Address of a page of the web in a language. @param path without language */
export const webAddress = (webOrigin: string, path: string, lang: Lang): string =>
  `${webOrigin}${prefixes[lang]}${path}`;

/** Address on the web of a member's reservation, or of the look-up with a guest's number; it contains no secret. */
export function linkTo(webOrigin: string, { kind, number, booker }: Booked, lang: Lang): string {
  const list = kind === 'room' ? 'roomReservation' : 'diningReservation';
  const path = booker === 'guest' ? `/reservation?number=${number}` : `/myPage/reservationCheck/${list}/${number}`;
  return webAddress(webOrigin, path, lang);
}
