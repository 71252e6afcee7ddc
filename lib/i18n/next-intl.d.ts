import type { Locale as ProductLocale } from './languages';
import type { Messages as ProductMessages } from './messages';

declare module 'next-intl' {
  interface AppConfig {
    Locale: ProductLocale;
    Messages: ProductMessages;
  }
}
