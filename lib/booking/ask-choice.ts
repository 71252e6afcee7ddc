import type { Ask, AskKind, AskOption, WantedAsk } from '@/lib/hub/contract/ask';

export type PossibleAsk = Exclude<AskOption, { answer: 'notPossible' }>;

export const isPossible = (option: AskOption): option is PossibleAsk => option.answer !== 'notPossible';

export const isOpenAsk = ({ state }: Ask): boolean => state === 'waiting' || state === 'promised';

/** The ticked ones that the hub still offers: an option may have gone since the tick was stored. */
export const chosenAsks = (
  options: readonly AskOption[],
  ticks: Partial<Record<AskKind, boolean>> | undefined,
): PossibleAsk[] => options.filter(isPossible).filter(({ kind }) => ticks?.[kind] === true);

export const wantedAskOf = ({ kind, voucher }: PossibleAsk): WantedAsk => ({
  kind,
  ...(voucher && { voucherId: voucher.voucherId }),
});
