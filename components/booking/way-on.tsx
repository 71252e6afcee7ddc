import { ErrorState } from '@/components/ui/error-state';
import { ButtonLink } from '@/components/ui/link';

export interface WayOnProps {
  title: string;
  sentence: string;
  /** First the main one; addresses with their language segment. */
  links: readonly { label: string; href: string }[];
  level?: 1 | 2;
}

/** A booking that cannot go on as it was: says why, and leads to where it can. */
export function WayOn({ title, sentence, links, level = 1 }: WayOnProps) {
  return (
    <ErrorState
      level={level}
      title={title}
      sentence={sentence}
      actions={links.map(({ label, href }, index) => (
        <ButtonLink key={href} href={href} prefetch={false} variant={index === 0 ? 'primary' : 'secondary'}>
          {label}
        </ButtonLink>
      ))}
    />
  );
}
