import type { HubLanguage } from '../../lib/hub/contract/common.ts';

interface SiteTexts {
  html: string;
  segment: string;
  title: string;
  followUp: string;
  sandbox: string;
  greeting: (name: string) => string;
  received: string;
  subject: string;
  kinds: readonly [praise: string, wish: string, complaint: string];
  message: string;
  send: string;
  thanks: string;
  number: string;
  answer: string;
  answerText: string;
  wasHelpful: string;
  helpful: readonly [yes: string, no: string];
  mailSubject: string;
  mailText: (number: string, link: string) => string;
  refusedTitle: string;
  refused: string;
  unknown: string;
  unavailable: string;
  empty: string;
}

export const siteTexts: Readonly<Record<HubLanguage, SiteTexts>> = {
  ko: {
    html: 'ko',
    segment: '',
    title: '고객의 소리',
    followUp: '의견 이어 보기',
    sandbox: '실제 의견 접수 사이트를 대신하는 화면입니다.',
    greeting: (name) => `${name} 님, 소중한 의견을 들려주십시오.`,
    received: '이 화면이 받은 값',
    subject: '의견 종류',
    kinds: ['칭찬', '제안', '불편'],
    message: '내용',
    send: '보내기',
    thanks: '의견을 받았습니다. 감사합니다.',
    number: '접수 번호',
    answer: '답변',
    answerText: '의견을 담당 호텔에 전달하였으며, 살펴보고 있습니다.',
    wasHelpful: '답변이 도움이 되셨습니까?',
    helpful: ['예', '아니요'],
    mailSubject: '의견에 답변을 드립니다',
    mailText: (number, link) => `접수 번호 ${number}\n아래 링크에서 답변을 확인하실 수 있습니다.\n${link}`,
    refusedTitle: '의견 창을 다시 열어 주십시오',
    refused: '접속 시간이 지났거나 이미 보내신 의견입니다. 마이 페이지에서 고객의 소리를 다시 열어 주십시오.',
    unknown: '이 번호의 의견을 찾을 수 없습니다.',
    unavailable: '지금은 의견을 받을 수 없습니다. 이 화면을 잠시 후 다시 불러와 주십시오.',
    empty: '내용을 입력해 주십시오.',
  },
  en: {
    html: 'en',
    segment: '/en',
    title: 'Voice of the customer',
    followUp: 'Your feedback and our reply',
    sandbox: 'This page stands in for the real feedback site.',
    greeting: (name) => `${name}, we would be glad to hear from you.`,
    received: 'What this page received',
    subject: 'Kind of feedback',
    kinds: ['Praise', 'Suggestion', 'Complaint'],
    message: 'Your message',
    send: 'Send',
    thanks: 'Thank you. We have received your feedback.',
    number: 'Reference number',
    answer: 'Our reply',
    answerText: 'We have passed your feedback on to the hotel, which is looking into it.',
    wasHelpful: 'Was this reply helpful?',
    helpful: ['Yes', 'No'],
    mailSubject: 'A reply to your feedback',
    mailText: (number, link) => `Reference number ${number}\nPlease read our reply here:\n${link}`,
    refusedTitle: 'Please open the feedback window again',
    refused:
      'The time for this window has passed, or the feedback has been sent. Please open Voice of the customer again in My Page.',
    unknown: 'There is no feedback with this number.',
    unavailable: 'Feedback cannot be received right now. Please reload this page shortly.',
    empty: 'Please write a message.',
  },
  jp: {
    html: 'ja',
    segment: '/jp',
    title: 'お客様の声',
    followUp: 'ご意見と回答',
    sandbox: '実際のご意見受付サイトの代わりとなる画面です。',
    greeting: (name) => `${name} 様、ご意見をお聞かせください。`,
    received: 'この画面が受け取った値',
    subject: 'ご意見の種類',
    kinds: ['お褒めの言葉', 'ご提案', 'ご不満'],
    message: '内容',
    send: '送信',
    thanks: 'ご意見を承りました。ありがとうございます。',
    number: '受付番号',
    answer: '回答',
    answerText: 'ご意見をホテルへお伝えし、確認を進めております。',
    wasHelpful: '回答はお役に立ちましたか。',
    helpful: ['はい', 'いいえ'],
    mailSubject: 'ご意見への回答',
    mailText: (number, link) => `受付番号 ${number}\n次のリンクから回答をご覧いただけます。\n${link}`,
    refusedTitle: 'もう一度ご意見の画面を開いてください',
    refused: '有効時間を過ぎたか、すでに送信済みです。マイページから「お客様の声」をもう一度開いてください。',
    unknown: 'この番号のご意見は見つかりません。',
    unavailable: 'ただいまご意見を承れません。しばらくしてから画面を読み込み直してください。',
    empty: '内容をご入力ください。',
  },
  ch: {
    html: 'zh-CN',
    segment: '/cn',
    title: '宾客之声',
    followUp: '您的意见与回复',
    sandbox: '此页面代替真实的意见网站。',
    greeting: (name) => `${name}，期待聆听您的意见。`,
    received: '此页面收到的内容',
    subject: '意见类别',
    kinds: ['表扬', '建议', '不满'],
    message: '内容',
    send: '提交',
    thanks: '已收到您的意见，谢谢。',
    number: '受理编号',
    answer: '回复',
    answerText: '您的意见已转达酒店，我们正在了解情况。',
    wasHelpful: '回复对您有帮助吗？',
    helpful: ['有', '没有'],
    mailSubject: '对您意见的回复',
    mailText: (number, link) => `受理编号 ${number}\n请通过以下链接查看回复：\n${link}`,
    refusedTitle: '请重新打开意见窗口',
    refused: '窗口已过期，或意见已提交。请在“个人中心”中重新打开“宾客之声”。',
    unknown: '未找到此编号的意见。',
    unavailable: '目前无法接收意见，请稍后重新加载此页面。',
    empty: '请填写内容。',
  },
};

/** The site's texts for a `lang` parameter; Korean for one that it does not know. */
export const textsOf = (lang: string | undefined): SiteTexts =>
  siteTexts[Object.hasOwn(siteTexts, lang ?? '') ? (lang as HubLanguage) : 'ko'];
