import { formProblems } from '@/lib/bff/form-problems';
import type { Messages } from '@/lib/i18n/messages';

/** For the forms of an account: also what a verification or a login is refused with. */
export function accountTexts({ common, problems }: Pick<Messages, 'common' | 'problems'>) {
  const { actions, form, password } = common;
  const { identityExpired, integrationRequired, loginFailed, passwordChange, termsRequired } = problems;
  return {
    common: { actions, form, password },
    problems: {
      ...formProblems(problems),
      identityExpired,
      integrationRequired,
      loginFailed,
      passwordChange,
      termsRequired,
    },
  };
}
