import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';

interface AlreadyBookedNoticeProps {
  texts: { title: string; sentence: string; show: string; again: string };
  /** Of the confirmation. */
  href: string;
  /** Found on confirming here: another tab booked it. */
  justNow?: boolean;
  onAgain: () => void;
}

/** The same stay or table is booked: links to it, and lets the guest book again. */
export function AlreadyBookedNotice({ texts, href, justNow = false, onAgain }: AlreadyBookedNoticeProps) {
  return (
    <Notice
      live={justNow}
      tone={justNow ? 'warning' : 'success'}
      title={texts.title}
      actions={
        <>
          <ButtonLink href={href}>{texts.show}</ButtonLink>
          <Button variant="secondary" onClick={onAgain}>
            {texts.again}
          </Button>
        </>
      }
    >
      {texts.sentence}
    </Notice>
  );
}
