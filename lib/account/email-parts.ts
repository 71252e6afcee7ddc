export interface EmailParts {
  local: string;
  domain: string;
}

export const withoutBlanks = (part: string): string => part.normalize('NFKC').replace(/\s/g, '');

/** Both parts of a whole address that was typed or pasted into one of them; the parts as they are otherwise. */
export function splitEmail(parts: EmailParts): EmailParts {
  const { local, domain } = { local: withoutBlanks(parts.local), domain: withoutBlanks(parts.domain) };
  const whole = [local, domain].find((part) => /[^@]@[^@]/.test(part));
  if (whole !== undefined)
    return { local: whole.slice(0, whole.indexOf('@')), domain: whole.slice(whole.indexOf('@') + 1) };
  return { local: local.replace(/@$/, ''), domain: domain.replace(/^@/, '') };
}

export function emailOf(parts: EmailParts): string {
  const { local, domain } = splitEmail(parts);
  return `${local}@${domain}`;
}
