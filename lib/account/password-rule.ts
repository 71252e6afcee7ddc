/** Decisions, "Members": 8–20 characters, three of upper case, lower case, digit, symbol. */
const PASSWORD_MIN_CHARACTERS = 8;
const PASSWORD_MAX_CHARACTERS = 20;
const PASSWORD_MIN_KINDS = 3;

const kinds = [/[A-Z]/, /[a-z]/, /[0-9]/, /[!-/:-@[-`{-~]/];
/** Anything but printable ASCII: blanks are lost when typed again, and a Korean keyboard left on is a slip. */
const untypable = /[^!-~]/;

export type PasswordProblem = 'missing' | 'characters' | 'tooShort' | 'tooLong' | 'kinds';

export function passwordProblem(password: string): PasswordProblem | null {
  if (password === '') return 'missing';
  if (untypable.test(password)) return 'characters';
  if (password.length < PASSWORD_MIN_CHARACTERS) return 'tooShort';
  if (password.length > PASSWORD_MAX_CHARACTERS) return 'tooLong';
  return kinds.filter((kind) => kind.test(password)).length < PASSWORD_MIN_KINDS ? 'kinds' : null;
}

export function passwordChecks(password: string): { length: boolean; kinds: boolean } {
  const isInLength = password.length >= PASSWORD_MIN_CHARACTERS && password.length <= PASSWORD_MAX_CHARACTERS;
  return {
    length: isInLength && !untypable.test(password),
    kinds: kinds.filter((kind) => kind.test(password)).length >= PASSWORD_MIN_KINDS,
  };
}
