import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Every refusal of the hub: its status and its sentence. Korean, as a Korean hub answers. */
export const refusals = {
  BAD_REQUEST: [400, '요청 내용을 확인해 주십시오.'],
  INVALID_STAY: [400, '숙박 일정을 확인해 주십시오.'],
  OCCUPANCY_EXCEEDED: [400, '객실 정원을 초과했습니다.'],
  TERMS_REQUIRED: [400, '필수 약관에 동의해 주십시오.'],
  UNDER_AGE: [400, '만 14세 이상만 가입하실 수 있습니다.'],
  ID_NOT_ALLOWED: [400, '사용하실 수 없는 아이디입니다.'],
  WRONG_PASSWORD: [400, '현재 비밀번호가 일치하지 않습니다.'],
  KEY_WRONG: [400, '인증키가 일치하지 않습니다.'],
  NOT_A_COMPANY_EMAIL: [400, '회사 이메일 주소만 인증할 수 있습니다.'],
  NOT_A_PARTNER_EMAIL: [400, '제휴사 이메일 주소만 인증할 수 있습니다.'],
  WEAK_PASSWORD: [400, '비밀번호는 8~20자이며 영문 대문자, 소문자, 숫자, 특수문자 중 세 가지 이상을 포함해야 합니다.'],
  ATTACHMENT_KIND: [400, 'JPG, PNG, WEBP, PDF 파일만 첨부하실 수 있습니다.'],
  ATTACHMENT_BROKEN: [400, '파일이 손상되었습니다. 다시 첨부해 주십시오.'],
  CLAIM_TOO_OLD: [400, '체크아웃 후 1년이 지난 숙박은 신청하실 수 없습니다.'],
  UNAUTHORIZED: [401, '로그인이 필요합니다.'],
  MEMBERSHIP_ENDED: [401, '탈퇴한 회원입니다.'],
  LOGIN_FAILED: [401, '아이디 또는 비밀번호가 일치하지 않습니다.'],
  REFRESH_REUSED: [401, '이미 사용된 인증 정보입니다. 다시 로그인해 주십시오.'],
  REFRESH_EXPIRED: [401, '로그인 정보가 만료되었습니다.'],
  FORBIDDEN: [403, '권한이 없습니다.'],
  NOT_FOUND: [404, '요청하신 정보를 찾을 수 없습니다.'],
  SOLD_OUT: [409, '선택하신 객실이 마감되었습니다.'],
  MEMBER_RATE: [409, '회원 전용 요금입니다. 로그인 후 예약해 주십시오.'],
  TIER_RATE: [409, '회원님의 등급에서는 이 패키지를 예약하실 수 없습니다.'],
  EARLIER_BOOKED: [409, '먼저 보내신 예약이 이미 접수되었습니다.'],
  VOUCHER_NOT_USABLE: [409, '이 예약에 사용할 수 없는 바우처입니다.'],
  IDENTITY_REQUIRED: [409, '회원 정보가 변경된 지 얼마 되지 않아 본인확인이 필요합니다.'],
  POINTS_FROZEN: [409, '포인트와 바우처 사용이 중지되었습니다. 고객센터로 연락해 주십시오.'],
  POINTS_NOT_ENOUGH: [409, '사용하실 수 있는 포인트가 부족합니다.'],
  POINTS_NOT_USABLE: [409, '이 예약에 사용하실 수 없는 포인트입니다.'],
  REFERRER_UNKNOWN: [400, '추천인 정보를 확인해 주십시오.'],
  SELF_REFERRAL: [400, '본인을 추천인으로 등록할 수 없습니다.'],
  REFERRAL_CIRCLE: [409, '회원님이 추천하신 회원은 추천인으로 등록할 수 없습니다.'],
  ALREADY_REFERRED: [409, '이미 추천인이 등록되어 있습니다.'],
  REFERRAL_TOO_LATE: [409, '추천인 등록 기간이 지났습니다.'],
  ASK_NOT_POSSIBLE: [409, '이 예약에는 요청하실 수 없습니다.'],
  ASK_CLOSED: [409, '이미 처리된 요청입니다.'],
  CHOICE_MADE: [409, '이미 선택이 완료된 바우처입니다.'],
  FEE_DUE: [409, '무료 변경 기간이 지나 일정을 변경할 수 없습니다.'],
  CHANGED_MEANWHILE: [409, '그사이 예약이 변경되었습니다. 현재 예약 내용을 확인해 주십시오.'],
  NOTHING_CHANGED: [409, '변경된 내용이 없습니다.'],
  NOT_CHANGEABLE: [409, '변경할 수 없는 예약입니다.'],
  KEY_EXPIRED: [409, '인증키가 만료되었습니다. 다시 요청해 주십시오.'],
  RESERVATIONS_AHEAD: [409, '예정된 예약이 있어 탈퇴하실 수 없습니다.'],
  PASSWORD_PROOF_EXPIRED: [403, '비밀번호 확인 시간이 지났습니다. 다시 확인해 주십시오.'],
  PROOF_EXPIRED: [403, '예약 조회 시간이 지났습니다. 다시 조회해 주십시오.'],
  PRICE_CHANGED: [409, '요금이 변경되었습니다. 새 요금을 확인해 주십시오.'],
  FEE_CHANGED: [409, '취소 수수료가 변경되었습니다. 새 수수료를 확인해 주십시오.'],
  INVALID_SEATING: [400, '예약하실 수 없는 시간입니다. 다른 시간을 선택해 주십시오.'],
  PARTY_SIZE: [400, '온라인으로 예약하실 수 있는 인원을 넘었습니다. 전화로 문의해 주십시오.'],
  TABLE_TAKEN: [409, '선택하신 시간의 자리가 마감되었습니다.'],
  GRACE_USED_UP: [
    409,
    '예약 직후 취소하신 예약이 많습니다. 무료 취소가 가능한 요금을 선택하시거나 내일 다시 예약해 주십시오.',
  ],
  TOO_MANY_HELD: [409, '같은 날짜에 예약하신 내역이 많습니다. 추가 예약은 전화로 문의해 주십시오.'],
  NOT_CANCELLABLE: [409, '취소할 수 없는 예약입니다.'],
  ID_TAKEN: [409, '이미 사용 중인 아이디입니다.'],
  ALREADY_MEMBER: [409, '이미 가입하신 회원입니다. 로그인해 주십시오.'],
  INTEGRATION_REQUIRED: [409, '하늘 리워즈 회원 전환이 필요한 아이디입니다.'],
  ALREADY_INTEGRATED: [409, '이미 통합된 회원입니다. 로그인해 주십시오.'],
  IDENTITY_USED: [409, '이미 사용된 본인확인입니다.'],
  ATTACHMENT_GONE: [409, '첨부하신 파일을 찾을 수 없습니다. 다시 첨부해 주십시오.'],
  CLAIM_EXISTS: [409, '이미 신청하신 숙박입니다.'],
  POINTS_ADDED: [409, '이미 포인트가 적립된 숙박입니다.'],
  NOT_CLAIMABLE: [409, '포인트 조정을 신청하실 수 없는 예약입니다.'],
  IDEMPOTENCY_MISMATCH: [409, '같은 요청 번호로 다른 내용이 접수되었습니다.'],
  TOO_LARGE: [413, '요청이 너무 큽니다.'],
  RATE_LIMITED: [429, '요청이 많습니다. 잠시 후 다시 시도해 주십시오.'],
  INTERNAL: [500, '일시적인 오류가 발생했습니다.'],
  CONTRACT_BROKEN: [500, '응답이 규약과 다릅니다.'],
  NOT_IMPLEMENTED: [501, '아직 제공하지 않는 기능입니다.'],
  UNAVAILABLE: [503, '서비스를 일시적으로 이용할 수 없습니다.'],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string]>;

export type RefusalCode = keyof typeof refusals;

/** Thrown wherever a rule says no; the route turns it into a status and a `{ code, message, data? }` body. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: ContentfulStatusCode;
  readonly data: unknown;
  /** Sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: RefusalCode, options: { message?: string; data?: unknown; retryAfterSeconds?: number } = {}) {
    super(options.message ?? refusals[code][1]);
    this.name = 'Refusal';
    this.code = code;
    this.status = refusals[code][0];
    this.data = options.data;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  /** Section 7 of the specification: the sentence is in `message`, for login in `data`. */
  toBody(place: 'message' | 'data' = 'message'): Record<string, unknown> {
    if (place === 'data') return { code: this.code, data: this.message };
    const body: Record<string, unknown> = { code: this.code, message: this.message };
    if (this.data !== undefined) body.data = this.data;
    return body;
  }
}
