import { FrozenNotice } from '@/components/reservation/frozen-notice';
import { loadDashboard } from '@/lib/member/load-member';
import { MemberSection } from './member-section';

export function FrozenSection() {
  return (
    <MemberSection load={loadDashboard()} inPlace skeleton={null} failure={null}>
      {({ frozen }) => frozen && <FrozenNotice telephone={frozen.telephone} />}
    </MemberSection>
  );
}
