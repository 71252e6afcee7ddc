const EMAIL_MAX = 254;

/** The form of the contract's e-mail rule: no leading, trailing or double dots, and a domain with a dot. */
const emailPattern = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && emailPattern.test(text);
}
