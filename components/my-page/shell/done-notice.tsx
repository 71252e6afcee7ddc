import { ButtonLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';

export interface DoneNoticeProps {
  title: string;
  sentence: string;
  href: string;
  label: string;
}

export function DoneNotice({ title, sentence, href, label }: DoneNoticeProps) {
  return (
    <div className="max-w-form">
      <Notice tone="success" live title={title}>
        {sentence}
      </Notice>
      <p className="mt-8">
        <ButtonLink href={href}>{label}</ButtonLink>
      </p>
    </div>
  );
}
