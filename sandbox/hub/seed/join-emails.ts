import type { Email } from './emails.ts';
import type { Lang } from './texts.ts';

interface NewMember {
  membershipNo: string;
  membershipId: string;
}

export function welcomeEmail({ membershipNo, membershipId }: NewMember, lang: Lang): Email {
  const emails: Record<Lang, Email> = {
    ko: {
      subject: '[하늘 호텔 앤 리조트] 하늘 리워즈 회원이 되셨습니다',
      text: `하늘 리워즈에 가입해 주셔서 감사합니다.\n회원 번호: ${membershipNo}\n아이디: ${membershipId}\n로그인하시면 회원 요금으로 예약하실 수 있습니다.`,
    },
    en: {
      subject: 'Welcome to Haneul Rewards – Haneul Hotels & Resorts',
      text: `Thank you for joining Haneul Rewards.\nMembership number: ${membershipNo}\nMember ID: ${membershipId}\nLog in to book at member rates.`,
    },
    jp: {
      subject: '【ハヌル ホテルズ＆リゾーツ】ハヌル リワーズへのご入会ありがとうございます',
      text: `ハヌル リワーズにご入会いただき、ありがとうございます。\n会員番号：${membershipNo}\n会員ID：${membershipId}\nログインいただくと、会員料金でご予約いただけます。`,
    },
    ch: {
      subject: '【天空酒店及度假村】欢迎加入天空礼遇会',
      text: `感谢您加入天空礼遇会。\n会员号：${membershipNo}\n会员账号：${membershipId}\n登录后即可享会员价预订。`,
    },
  };
  return emails[lang];
}
