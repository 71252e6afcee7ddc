import { setTimeout } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { injectFault } from '../hub/control/inject-fault.ts';
import type { HubEnv } from '../hub/hub-env.ts';
import { Refusal } from '../hub/refusal.ts';
import type { World } from '../hub/world.ts';
import { type Envelope, openEnvelope, requestContents, sealEnvelope } from './envelope.ts';
import {
  aloneFrame,
  choicePage,
  type ProviderResult,
  postBackPage,
  providerResults,
  wireFields,
} from './identity-page.ts';
import { type SamplePerson, type SamplePersonName, samplePerson, samplePersons } from './sample-persons.ts';

const wireForm = z.object({
  token_version_id: z.string().min(1),
  enc_data: z.string().min(1),
  integrity_value: z.string().min(1),
});
const startForm = wireForm.extend({ m: z.literal('service') });
const names = Object.keys(samplePersons) as [SamplePersonName, ...SamplePersonName[]];
const answerForm = z.intersection(
  wireForm.extend({ result: z.enum(providerResults), method: z.enum(['GET', 'POST']) }),
  z.discriminatedUnion('person', [
    z.object({ person: z.enum(names) }),
    samplePerson.extend({ person: z.literal('other') }),
  ]),
);
type AnswerForm = z.output<typeof answerForm>;

/** Long enough for a visitor to wonder, short enough to watch. */
const SLOW_MS = 6_000;

/** Whom the provider saw; null if it recognised no person. */
function personOf(form: AnswerForm): SamplePerson | null {
  if (form.result === 'fail') return null;
  if (form.person !== 'other') return samplePersons[form.person];
  const { name, birthDate, gender, mobile } = form;
  return { name, birthDate, gender, mobile };
}

function fieldsOf(result: ProviderResult, answer: Envelope) {
  if (result === 'cancel') return [];
  return wireFields(result === 'altered' ? altered(answer) : answer);
}

const envelopeOf = (form: z.output<typeof wireForm>): Envelope => ({
  tokenVersionId: form.token_version_id,
  encData: form.enc_data,
  integrityValue: form.integrity_value,
});

async function readForm<S extends z.ZodType>(context: Context<HubEnv>, schema: S): Promise<z.output<S>> {
  const parsed = schema.safeParse(await context.req.parseBody());
  if (!parsed.success) throw new Refusal('BAD_REQUEST');
  return parsed.data;
}

/** An answer of which one character is not what the provider wrote. */
const altered = (answer: Envelope): Envelope => ({
  ...answer,
  encData: `${answer.encData.startsWith('A') ? 'B' : 'A'}${answer.encData.slice(1)}`,
});

/** The same return comes before the visitor's own, so that theirs is a replay. */
async function returnAhead(method: 'GET' | 'POST', returnUrl: string, fields: readonly (readonly [string, string])[]) {
  const address = new URL(returnUrl);
  const sent = new URLSearchParams(fields.map(([name, value]) => [name, value]));
  if (method === 'GET') for (const [name, value] of sent) address.searchParams.set(name, value);
  const body = method === 'POST' ? { body: sent } : {};
  const answer = await fetch(address, { method, redirect: 'manual', ...body });
  await answer.arrayBuffer();
}

/** The identity provider's pages: NICE's place, on the sandbox's port and on another host than the web. */
export function identityRoutes(world: World): Hono<HubEnv> {
  const routes = new Hono<HubEnv>();

  routes.use('*', async (context, next) => {
    // The hub's faults are not the provider's: only what names it strikes here.
    const isMeant = world.faults.list().some(({ path }) => path.startsWith('/identity'));
    const fault = isMeant ? world.faults.take(context.req.path) : undefined;
    return (fault && (await injectFault(context, fault))) ?? next();
  });

  routes.get('/', (context) => context.html(aloneFrame()));

  routes.post('/', async (context) => {
    const envelope = envelopeOf(await readForm(context, startForm));
    openEnvelope(world, envelope, requestContents);
    return context.html(choicePage(envelope));
  });

  routes.post('/answer', async (context) => {
    const form = await readForm(context, answerForm);
    const { requestNo, returnUrl } = openEnvelope(world, envelopeOf(form), requestContents);
    if (returnUrl === null) throw new Refusal('BAD_REQUEST', { message: '돌아갈 주소가 없습니다.' });
    if (form.result === 'slow') await setTimeout(SLOW_MS);
    const fields = fieldsOf(form.result, sealEnvelope(world, { requestNo, person: personOf(form) }));
    if (form.result === 'replay') await returnAhead(form.method, returnUrl, fields);
    if (form.method === 'POST') return context.html(postBackPage(returnUrl, fields));
    const address = new URL(returnUrl);
    for (const [name, value] of fields) address.searchParams.set(name, value);
    return context.redirect(address.href, 303);
  });

  return routes;
}
