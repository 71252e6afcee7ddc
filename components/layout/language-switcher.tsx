import { Glyph } from '@/components/ui/glyph';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { Disclosure } from './disclosure';
import { FrameLanguages } from './site-islands';

export function LanguageSwitcher({ locale, label }: { locale: Locale; label: string }) {
  const { label: current } = languageOf(locale);
  return (
    <Disclosure
      className="group/languages relative"
      label={`${label}: ${current}`}
      summaryClassName="flex min-h-control items-center gap-1 rounded-sm text-sm"
      summary={
        <>
          <span lang={locale}>{current}</span>
          <Glyph name="chevron-down" size={16} className="transition-transform group-open/languages:rotate-180" />
        </>
      }
    >
      <nav aria-label={label} className="drop-panel right-0 min-w-36 py-2">
        <FrameLanguages locale={locale} linkClassName="flex min-h-11 items-center px-5 text-sm hover:bg-stone-soft" />
      </nav>
    </Disclosure>
  );
}
