import { useLocale, useTranslations } from 'next-intl';
import { HardLink } from '@/components/ui/hard-link';
import type { AttachmentFacts } from '@/lib/hub/contract/attachment';
import { localizedPath } from '@/lib/i18n/localized-path';
import { formatBytes } from '@/lib/my-page/attachments';
import { paths } from '@/lib/routes/paths';

export function AttachmentList({ files }: { files: readonly AttachmentFacts[] }) {
  const t = useTranslations('centre.attachments');
  const locale = useLocale();
  if (files.length === 0) return t('none');
  return (
    <ul className="flex flex-col gap-1">
      {files.map(({ attachmentId, fileName, bytes }) => (
        <li key={attachmentId}>
          <HardLink
            because="file"
            href={localizedPath(locale, paths.myPageAttachment(attachmentId))}
            className="underline decoration-brass/50 underline-offset-4 hover:text-brass hover:decoration-brass"
          >
            {fileName}
          </HardLink>{' '}
          <span className="text-ink-muted text-sm">{formatBytes(bytes, locale)}</span>
        </li>
      ))}
    </ul>
  );
}
