const latin = /^[\p{Script=Latin}\p{M}][\p{Script=Latin}\p{M}\s'’.-]*$/u;

/** A member's name in Latin letters, given name first; empty where the hub has none, or has it in another script. */
export function latinNameOf({
  memberFirstName,
  memberLastName,
}: {
  memberFirstName: string;
  memberLastName: string;
}): string {
  const parts = [memberFirstName.trim(), memberLastName.trim()].filter((part) => part !== '');
  return parts.every((part) => latin.test(part)) ? parts.join(' ') : '';
}

export const prefersLatinName = (locale: string): boolean => locale !== 'ko';

export function memberNameIn(
  locale: string,
  { memberName, latinName = '' }: { memberName: string; latinName?: string | undefined },
): string {
  return prefersLatinName(locale) && latinName !== '' ? latinName : memberName;
}
