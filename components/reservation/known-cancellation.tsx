import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { CancelledBefore, type CancelledBeforeProps } from './cancelled-before';

export function KnownCancellation(props: CancelledBeforeProps) {
  const { cancel } = useMessages().common;
  return (
    <NextIntlClientProvider locale={useLocale()} messages={{ common: { cancel } }}>
      <CancelledBefore {...props} />
    </NextIntlClientProvider>
  );
}
