import { useMessages } from 'next-intl';
import { BrowserTexts } from '@/components/layout/browser-texts';
import { CancelledBefore, type CancelledBeforeProps } from './cancelled-before';

/** `CancelledBefore` with its texts from the server. */
export function KnownCancellation(props: CancelledBeforeProps) {
  const { cancel } = useMessages().common;
  return (
    <BrowserTexts locale={props.locale} messages={{ common: { cancel } }}>
      <CancelledBefore {...props} />
    </BrowserTexts>
  );
}
