'use client';

import { useTranslations } from 'next-intl';
import type { Leave } from '@/components/layout/use-action';
import { useProblemSentence } from '@/components/layout/use-problem-sentence';
import { useSentForm } from '@/components/layout/use-sent-form';
import { Fieldset } from '@/components/ui/fieldset';
import { ButtonLink } from '@/components/ui/link';
import type { AskedTerm } from '@/lib/account/asked-terms';
import { sendIntegration } from '@/lib/account/begin-session';
import type { CredentialsProblem } from '@/lib/account/credentials-schema';
import { type Integration, integrationSchema } from '@/lib/account/integration-schema';
import { writeSignUpDraft } from '@/lib/account/sign-up-draft';
import { pushEvent } from '@/lib/analytics/data-layer';
import { isSurelyUndone, type ProblemError } from '@/lib/bff/problem-error';
import { minutesToWait } from '@/lib/bff/problem-message-key';
import { AccountForm } from './account-form';
import { LoginFields } from './login-fields';
import { storeLogin } from './store-login';
import { TermTicks } from './term-ticks';

export interface IntegrationFormProps {
  terms: readonly AskedTerm[];
  /** Same-origin address to go to afterwards; checked on the server. */
  returnTo: string;
  loginHref: string;
  bridgeName: string;
}

export function IntegrationForm({ terms, returnTo, loginHref, bridgeName }: IntegrationFormProps) {
  const t = useTranslations('auth.integration');
  const integration = useIntegration({ terms, returnTo, bridgeName });
  return (
    <AccountForm sent={integration} pendingLabel={t('pending')} submitLabel={t('submit')}>
      {integration.maybeDone && (
        <div>
          <ButtonLink href={loginHref} variant="secondary">
            {t('toLogin')}
          </ButtonLink>
        </div>
      )}
      <LoginFields idLabel={t('membershipId')} field={integration.field} />
      {[true, false]
        .filter((required) => terms.some((term) => term.required === required))
        .map((required) => (
          <Fieldset key={String(required)} legend={t(required ? 'requiredTerms' : 'optionalTerms')}>
            <TermTicks texts="auth.integration" terms={terms} required={required} form={integration} />
          </Fieldset>
        ))}
    </AccountForm>
  );
}

/** The account may be integrated already. */
const isMaybeDone = (problem: ProblemError) =>
  problem.hubCode === 'ALREADY_INTEGRATED' || (minutesToWait(problem) === undefined && !isSurelyUndone(problem));

type IntegrationOptions = Omit<IntegrationFormProps, 'loginHref'>;

/** Section 4, "Membership integration"; afterwards the visitor is logged in. */
function useIntegration({ terms, returnTo, bridgeName }: IntegrationOptions) {
  const t = useTranslations('auth.integration.errors');
  const login = useTranslations('auth.login.errors');
  const problems = useTranslations('problems');
  const generalSentence = useProblemSentence({ unavailable: t('hubUnavailable'), refused: problems('rejected') });

  function sentenceOfRefusal(problem: ProblemError): string {
    if (problem.hubCode === 'ALREADY_INTEGRATED') return t('alreadyMember');
    return isMaybeDone(problem) ? t('uncertain') : generalSentence(problem);
  }

  async function integrate(body: Integration, leave: Leave): Promise<never> {
    const answer = await sendIntegration(body);
    writeSignUpDraft(null);
    storeLogin(answer, bridgeName);
    // Tracked as a sign-up only, although the integration also logs in.
    pushEvent('sign_up', { method: 'integration' });
    return leave(returnTo);
  }

  const form = useSentForm({
    schema: integrationSchema(terms),
    sentenceOf: (key: CredentialsProblem | 'termRequired', field) => {
      if (key !== 'termRequired') return login(key);
      return t('termRequired', { title: terms[Number(field.split('.')[1])]?.title ?? '' });
    },
    send: integrate,
    refusalOf: (problem) => ({ sentence: sentenceOfRefusal(problem) }),
  });
  return { ...form, maybeDone: form.refused !== null && isMaybeDone(form.refused) };
}
