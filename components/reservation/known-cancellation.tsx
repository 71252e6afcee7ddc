import { NextIntlClientProvider, useMessages } from 'next-intl';
import { CancelledBefore, type CancelledBeforeProps } from './cancelled-before';

export function KnownCancellation(props: CancelledBeforeProps) {
  const { cancel } = useMessages().common;
  return (
    <NextIntlClientProvider locale={props.locale} messages={{ common: { cancel } }}>
      <CancelledBefore {...props} />
    </NextIntlClientProvider>
  );
}
