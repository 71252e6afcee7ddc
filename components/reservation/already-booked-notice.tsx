import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';

interface AlreadyBookedNoticeProps {
  /** `success`: shown with the page. Others answer a press: `warning` is booked, `error` may be. */
  tone: 'success' | 'warning' | 'error';
  texts: { title: string; sentence: string; show: string; again: string };
  href: string;
  onAgain?: (() => void) | undefined;
}

/** The same stay or table is booked, or may be: links to it, and lets the guest book again. */
export function AlreadyBookedNotice({ tone, texts, href, onAgain }: AlreadyBookedNoticeProps) {
  return (
    <Notice
      live={tone !== 'success'}
      tone={tone}
      title={texts.title}
      actions={
        <>
          <ButtonLink href={href}>{texts.show}</ButtonLink>
          {onAgain && (
            <Button variant="secondary" onClick={onAgain}>
              {texts.again}
            </Button>
          )}
        </>
      }
    >
      {texts.sentence}
    </Notice>
  );
}
