import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { EditScreen } from '@/components/my-page/profile/edit-screen';
import { ProofScope } from '@/components/my-page/profile/proof-scope';
import { answerBff, type BffAnswer, problem, renderAsMember, words } from './as-member';

export const { proof, profile, contact, password } = words;
export const owner = '9000000001';
export const PROVE = 'POST /api/hub/membership/member/password/check';
export const SAVE = 'PUT /api/hub/membership/member/profile';
export const SEND = 'POST /api/hub/membership/member/contact/request';
export const CHECK = 'POST /api/hub/membership/member/contact/check';
export const PROFILE = 'GET /api/hub/membership/member/profile';
export const VIEWER = 'GET /api/session/viewer';

export const proved: BffAnswer = { body: { data: { proof: 'p'.repeat(43), expiresAt: '2030-01-01T00:00:00Z' } } };
export const expiredProof = problem(403, 'forbidden', { hubCode: 'PASSWORD_PROOF_EXPIRED' });
export const keySent = (): BffAnswer => ({
  body: { data: { expiresAt: new Date(Date.now() + 600_000).toISOString() } },
});
export const done: BffAnswer = { body: { data: null } };

export const answers: Record<string, BffAnswer | (() => BffAnswer)> = {};
export let fetched: ReturnType<typeof answerBff>;

/** A tab of its own, whose member is who they say. */
export function startAnew(): void {
  window.sessionStorage.clear();
  window.localStorage.clear();
  vi.clearAllMocks();
  for (const call of Object.keys(answers)) delete answers[call];
  answers[PROVE] = proved;
  fetched = answerBff((method, path) => {
    const answer = answers[`${method} ${path}`] ?? 'noConnection';
    return typeof answer === 'function' ? answer() : answer;
  });
}

export const sent = (call: string) =>
  fetched.mock.calls
    .filter(([path, init]) => `${init?.method ?? 'GET'} ${path}` === call)
    .map(([, init]) => JSON.parse(String(init?.body)) as Record<string, unknown>);

export const openDetails = () =>
  renderAsMember(
    <ProofScope>
      <EditScreen
        part="details"
        membershipId="sample.member"
        owner={owner}
        backHref="/myPage/userInfo/editProfile"
        initial={{ memberLastName: 'Member', memberFirstName: 'Sample', memberGender: '', country: 'KR' }}
        countries={[
          { value: 'JP', label: '일본' },
          { value: 'KR', label: '대한민국' },
        ]}
      />
    </ProofScope>,
  );
export const openEmail = () =>
  renderAsMember(
    <ProofScope>
      <EditScreen
        part="email"
        membershipId="sample.member"
        owner={owner}
        backHref="/myPage/userInfo/editProfile"
        present="sample.member@mail.example"
      />
    </ProofScope>,
  );

export const field = (label: string) => screen.getByLabelText(label, { exact: true });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export async function answerPassword(word = 'Sample-Member-1') {
  await userEvent.type(field(proof.label), word);
  await press(proof.submit);
}
