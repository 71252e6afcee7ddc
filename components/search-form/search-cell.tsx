import { memo } from 'react';
import { replayEarlyPress } from '@/components/ui/early-press';
import type { Panel } from './use-picker-panels';

export interface SearchCellProps {
  name: Panel;
  /** Its classes. */
  look: string;
  label: string;
  /** What is chosen now. */
  value: string;
  open: boolean;
  /** Hovered, touched or focused: the picker may be fetched. */
  onIntent: (name: Panel) => void;
  onPress: (name: Panel) => void;
}

/** One cell of the search bar: its label, what is chosen, and the way to its picker. Hidden where no script runs. */
function Cell({ name, look, label, value, open, onIntent, onPress }: SearchCellProps) {
  const reach = () => onIntent(name);
  return (
    <button
      ref={replayEarlyPress}
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerEnter={reach}
      onPointerDown={reach}
      onFocus={reach}
      onClick={() => onPress(name)}
      className={look}
    >
      <span className="block text-ink-muted text-xs">{label}</span>
      <span className="tabular keep-words mt-0.5 block text-base">{value}</span>
    </button>
  );
}

/** Renders with its own changes only: all three are beside a picker that opens. */
export const SearchCell = memo(Cell);
