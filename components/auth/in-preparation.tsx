import { ErrorState } from '@/components/ui/error-state';
import { ButtonLink, TextLink } from '@/components/ui/link';

export interface InPreparationProps {
  title: string;
  sentence: string;
  /** The main way on and another one; addresses with their language segment. */
  primary: { label: string; href: string };
  secondary: { label: string; href: string };
}

/** A page that is not offered yet says so, and where to go instead. Every use stands in `lib/in-preparation`. */
export function InPreparation({ title, sentence, primary, secondary }: InPreparationProps) {
  return (
    <main id="content">
      <ErrorState
        title={title}
        sentence={sentence}
        actions={
          <>
            <ButtonLink href={primary.href} prefetch={false}>
              {primary.label}
            </ButtonLink>
            <TextLink href={secondary.href} prefetch={false}>
              {secondary.label}
            </TextLink>
          </>
        }
      />
    </main>
  );
}
