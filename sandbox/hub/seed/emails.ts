import type { PaidPoints } from '../../../lib/hub/contract/point-payment.ts';
import { findHotel } from '../stay/room-type-index.ts';
import { paidPointsLine } from './point-lines.ts';
import { shortDay } from './short-day.ts';
import type { Lang } from './texts.ts';
import { won } from './won.ts';

export interface Email {
  readonly subject: string;
  readonly text: string;
}

interface BookedStay {
  readonly hotelId: string;
  readonly checkInDate: string;
  readonly checkOutDate: string;
}

/** Where the booking is shown, changed and cancelled; the hub does not know the web's own address. */
const whereToFindIt: Record<'member' | 'guest', Record<Lang, string>> = {
  member: {
    ko: '예약 변경과 취소는 로그인하신 후 마이페이지의 예약 확인에서 하실 수 있습니다.',
    en: 'To change or cancel your reservation, please log in and open Reservation check in My Page.',
    jp: 'ご予約の変更・キャンセルはログイン後、マイページの「ご予約の確認」にて承ります。',
    ch: '如需更改或取消，请登录后前往个人中心的“我的预订”。',
  },
  guest: {
    ko: '로그인 없이 홈페이지의 예약 조회(/reservation)에서 예약 번호와 성, 이메일 또는 휴대전화 번호로 조회·변경·취소하실 수 있습니다.',
    en: 'To view, change or cancel your reservation without logging in, open “Find your reservation” (/reservation) on our site with this number, your family name and your email address or mobile number.',
    jp: 'ログインなしでのご予約の照会・変更・キャンセルは、ウェブサイトの「ご予約の照会」（/reservation）にて、予約番号、姓、メールアドレスまたは携帯電話番号で承ります。',
    ch: '无需登录，在网站“查询预订”（/reservation）输入预订号、姓氏及电子邮箱或手机号码，即可查看、更改或取消。',
  },
};

/** What every email about a reservation says of its price; `totalKrw` is before the points. */
interface LetterFacts {
  reservationNo: string;
  totalKrw: number;
  paid: PaidPoints | null;
  termsText: string;
}

export function bookingEmail(
  { hotelId, checkInDate, checkOutDate }: BookedStay,
  { reservationNo, totalKrw, paid, termsText }: LetterFacts,
  lang: Lang,
  booker: 'member' | 'guest',
): Email {
  const hotel = findHotel(hotelId)?.name[lang] ?? hotelId;
  const later = `${termsText}\n${whereToFindIt[booker][lang]}`;
  const stay = `${shortDay(checkInDate, lang)} – ${shortDay(checkOutDate, lang)}`;
  const points = paidPointsLine(paid, totalKrw, lang);
  const emails: Record<Lang, Email> = {
    ko: {
      subject: `[하늘 호텔 앤 리조트] 예약이 확정되었습니다 (${reservationNo})`,
      text: `${hotel}에서 뵙겠습니다.\n숙박: ${stay}\n총액(세금·봉사료 포함): ${won(totalKrw)}${points}\n요금은 호텔에서 결제하시면 됩니다.\n${later}`,
    },
    en: {
      subject: `Your stay is confirmed (${reservationNo}) – Haneul Hotels & Resorts`,
      text: `We look forward to welcoming you at ${hotel}.\nStay: ${stay}\nTotal, taxes and service charge included: ${won(totalKrw)}${points}\nYou pay at the hotel.\n${later}`,
    },
    jp: {
      subject: `【ハヌル ホテルズ＆リゾーツ】ご予約を承りました（${reservationNo}）`,
      text: `${hotel}にてお待ち申し上げております。\nご宿泊：${stay}\n総額（税・サービス料込み）：${won(totalKrw)}${points}\nお支払いはホテルにて承ります。\n${later}`,
    },
    ch: {
      subject: `【天空酒店及度假村】预订已确认（${reservationNo}）`,
      text: `${hotel}恭候您的光临。\n住宿：${stay}\n总价（含税及服务费）：${won(totalKrw)}${points}\n费用请到店支付。\n${later}`,
    },
  };
  return emails[lang];
}

export function changeEmail(
  {
    reservationNo,
    hotelId,
    checkIn,
    checkOut,
    totalKrw,
    paid,
    termsText,
  }: LetterFacts & { hotelId: string; checkIn: string; checkOut: string },
  lang: Lang,
): Email {
  const hotel = findHotel(hotelId)?.name[lang] ?? hotelId;
  const facts = `${hotel}\n${shortDay(checkIn, lang)} – ${shortDay(checkOut, lang)}\n${won(totalKrw)}${paidPointsLine(paid, totalKrw, lang)}\n${termsText}`;
  const subjects: Record<Lang, string> = {
    ko: `[하늘 호텔 앤 리조트] 예약이 변경되었습니다 (${reservationNo})`,
    en: `Your reservation has been changed (${reservationNo}) – Haneul Hotels & Resorts`,
    jp: `【ハヌル ホテルズ＆リゾーツ】ご予約を変更いたしました（${reservationNo}）`,
    ch: `【天空酒店及度假村】预订已更改（${reservationNo}）`,
  };
  return { subject: subjects[lang], text: facts };
}

export function membershipIdEmail(membershipId: string): Email {
  return {
    subject: '[하늘 호텔 앤 리조트] 아이디 안내',
    text: `아이디: ${membershipId}\n찾으신 적이 없으면 이 메일은 무시하셔도 됩니다.\nMember ID: ${membershipId}`,
  };
}

export function temporaryPasswordEmail(password: string): Email {
  return {
    subject: '[하늘 호텔 앤 리조트] 임시 비밀번호 안내',
    text: `임시 비밀번호: ${password}\n로그인하신 후 비밀번호를 변경해 주십시오.\nTemporary password: ${password}`,
  };
}

export function certificationEmail(key: string): Email {
  return {
    subject: '[하늘 호텔 앤 리조트] 이메일 인증키',
    text: `인증키: ${key}\n10분 이내에 입력해 주십시오.\nVerification key: ${key}`,
  };
}

export function farewellEmail(): Email {
  return {
    subject: '[하늘 호텔 앤 리조트] 회원 탈퇴가 완료되었습니다',
    text: '회원 정보와 포인트, 바우처가 모두 삭제되었습니다. 그동안 이용해 주셔서 감사합니다.\nYour membership has ended. Your data, points and vouchers have been deleted.',
  };
}
