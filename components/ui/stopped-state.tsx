import { ErrorState } from './error-state';
import { ButtonLink } from './link';

export interface StoppedStateProps {
  title: string;
  sentence: string;
  /** First the main one; addresses with their language segment. */
  links: readonly { label: string; href: string }[];
  /** 1 where it is the main part of the page, 2 where it stands in the place of the form, beside the slip. */
  level?: 1 | 2;
}

export function StoppedState({ title, sentence, links, level = 1 }: StoppedStateProps) {
  const actions = links.map(({ label, href }, index) => (
    <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
      {label}
    </ButtonLink>
  ));
  if (level === 1) return <ErrorState title={title} sentence={sentence} actions={actions} />;
  return (
    <section className="border-brass border-t pt-8">
      <h2 className="display text-xl">{title}</h2>
      <p className="mt-3 max-w-reading text-ink-soft">{sentence}</p>
      <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
    </section>
  );
}
