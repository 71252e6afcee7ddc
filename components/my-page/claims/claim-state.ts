import type { BadgeTone } from '@/components/ui/badge';
import type { ClaimState } from '@/lib/hub/contract/claim';

export const claimTone: Record<ClaimState, BadgeTone> = {
  received: 'neutral',
  reviewing: 'brass',
  done: 'pine',
  refused: 'clay',
};
