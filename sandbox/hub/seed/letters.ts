import { findHotel } from '../stay/room-type-index.ts';
import type { Lang } from './texts.ts';

export interface Letter {
  readonly subject: string;
  readonly text: string;
}

const won = (amountKrw: number): string => `₩${amountKrw.toLocaleString('en-US')}`;

interface BookedStay {
  readonly hotelId: string;
  readonly checkInDate: string;
  readonly checkOutDate: string;
}

export function bookingLetter(
  { hotelId, checkInDate, checkOutDate }: BookedStay,
  { reservationNo, totalKrw }: { reservationNo: string; totalKrw: number },
  lang: Lang,
): Letter {
  const hotel = findHotel(hotelId)?.name[lang] ?? hotelId;
  const stay = `${checkInDate} – ${checkOutDate}`;
  const letters: Record<Lang, Letter> = {
    ko: {
      subject: `[하늘 호텔 앤 리조트] 예약이 확정되었습니다 (${reservationNo})`,
      text: `${hotel}에서 뵙겠습니다.\n숙박: ${stay}\n총액(세금·봉사료 포함): ${won(totalKrw)}\n대금은 호텔에서 지불하시면 됩니다.`,
    },
    en: {
      subject: `Your stay is confirmed (${reservationNo}) – Haneul Hotels & Resorts`,
      text: `We look forward to welcoming you at ${hotel}.\nStay: ${stay}\nTotal, taxes and service included: ${won(totalKrw)}\nYou pay at the hotel.`,
    },
    jp: {
      subject: `【ハヌルホテルズ＆リゾーツ】ご予約を承りました（${reservationNo}）`,
      text: `${hotel}にてお待ち申し上げております。\nご宿泊：${stay}\n総額（税・サービス料込み）：${won(totalKrw)}\nお支払いはホテルにて承ります。`,
    },
    ch: {
      subject: `【天空酒店及度假村】预订已确认（${reservationNo}）`,
      text: `${hotel}恭候您的光临。\n住宿：${stay}\n总价（含税及服务费）：${won(totalKrw)}\n费用请于酒店支付。`,
    },
  };
  return letters[lang];
}

export function cancellationLetter(cancelled: { reservationNo: string; cancellationFeeKrw: number }): Letter {
  return {
    subject: `[하늘 호텔 앤 리조트] 예약이 취소되었습니다 (${cancelled.reservationNo})`,
    text: `취소 수수료: ${won(cancelled.cancellationFeeKrw)}\nYour reservation is cancelled. Fee: ${won(cancelled.cancellationFeeKrw)}`,
  };
}

export function temporaryPasswordLetter(password: string): Letter {
  return {
    subject: '[하늘 호텔 앤 리조트] 임시 비밀번호 안내',
    text: `임시 비밀번호: ${password}\n로그인 후 비밀번호를 변경해 주세요.\nTemporary password: ${password}`,
  };
}

export function certificationLetter(key: string): Letter {
  return {
    subject: '[하늘 호텔 앤 리조트] 이메일 인증키',
    text: `인증키: ${key}\n10분 안에 입력해 주세요.\nVerification key: ${key}`,
  };
}
