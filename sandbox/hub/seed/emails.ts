export interface Email {
  readonly subject: string;
  readonly text: string;
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
    text: `임시 비밀번호: ${password}\n로그인하신 후 비밀번호를 변경해 주십시오. 요청하지 않으셨다면 이 메일을 무시하셔도 되며, 지금 쓰시는 비밀번호는 그대로 유효합니다.\nTemporary password: ${password}\nIf you did not ask for it, please ignore this mail: your present password stays valid.`,
  };
}

export function certificationEmail(key: string): Email {
  return {
    subject: '[하늘 호텔 앤 리조트] 인증키',
    text: `인증키: ${key}\n10분 이내에 입력해 주십시오.\nVerification key: ${key}`,
  };
}

export function farewellEmail(): Email {
  return {
    subject: '[하늘 호텔 앤 리조트] 회원 탈퇴가 완료되었습니다',
    text: '회원 정보와 포인트, 바우처가 모두 삭제되었습니다. 그동안 이용해 주셔서 감사합니다.\nYour membership has ended. Your data, points and vouchers have been deleted.',
  };
}
