import { tidyEmail } from '@/lib/hub/contract/typed-text';

export interface EmailParts {
  local: string;
  domain: string;
}

/** Both parts of a whole address that was typed or pasted into one of them; the parts as they are otherwise. */
export function splitEmail(parts: EmailParts): EmailParts {
  const { local, domain } = { local: tidyEmail(parts.local), domain: tidyEmail(parts.domain) };
  const whole = [local, domain].find((part) => /[^@]@[^@]/.test(part));
  if (whole !== undefined)
    return { local: whole.slice(0, whole.indexOf('@')), domain: whole.slice(whole.indexOf('@') + 1) };
  return { local: local.replace(/@$/, '').trim(), domain: domain.replace(/^@/, '').trim() };
}

export function emailOf(parts: EmailParts): string {
  const { local, domain } = splitEmail(parts);
  return `${local}@${domain}`;
}
