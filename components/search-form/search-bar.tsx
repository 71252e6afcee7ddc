import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { replayEarlyPress } from '@/components/ui/early-press';
import { Glyph } from '@/components/ui/glyph';
import type { Picker } from './use-pickers';

export interface SearchCellProps {
  name: Picker;
  look: string;
  label: string;
  value: string;
  open: boolean;
  /** Hovered, touched or focused: the picker may be fetched. */
  onIntent: (name: Picker) => void;
  onPress: (name: Picker, cell: HTMLElement) => void;
}

function Cell({ name, look, label, value, open, onIntent, onPress }: SearchCellProps) {
  const reach = () => onIntent(name);
  return (
    <button
      ref={replayEarlyPress}
      type="button"
      data-cell={name}
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerEnter={reach}
      onPointerDown={reach}
      onFocus={reach}
      onClick={({ currentTarget }) => onPress(name, currentTarget)}
      className={look}
    >
      <span className="block text-ink-muted text-xs">{label}</span>
      <span className="tabular keep-words mt-0.5 block text-base max-sm:[.search-compact_&]:text-xs">{value}</span>
    </button>
  );
}

/**
 * One cell of the search bar: its label, what is chosen, and the way to its picker. Hidden where no script runs. Renders
 * with its own changes only: all three are beside a picker that opens.
 */
export const SearchCell = memo(Cell);

export interface SearchSubmitProps {
  /** Classes of a button; said by the page, because the first view needs of all buttons only this one. */
  look: string;
  pending: boolean;
  label: string;
  /** On a phone, a magnifier in place of the words. */
  icon?: boolean;
}

/** The form's button; as `components/ui/button.tsx`, it keeps its focus while pending and takes no further press. */
export function SearchSubmit({ look, pending, label, icon = false }: SearchSubmitProps) {
  const form = useTranslations('search.form');
  return (
    <button
      type={pending ? 'button' : 'submit'}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      className={look}
    >
      {pending && <span aria-hidden="true" className="pending-mark" />}
      {icon && !pending && <Glyph name="search" className="sm:hidden noscript:hidden" />}
      <span className={icon ? 'max-sm:[@media(scripting:enabled)]:sr-only' : undefined}>
        {pending ? form('submitting') : label}
      </span>
    </button>
  );
}
