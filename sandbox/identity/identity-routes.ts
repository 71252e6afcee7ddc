import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { strike } from '../hub/control/strike.ts';
import type { HubEnv } from '../hub/hub-env.ts';
import { Refusal } from '../hub/refusal.ts';
import type { World } from '../hub/world.ts';
import { type Envelope, openEnvelope, requestContents, sealEnvelope } from './envelope.ts';
import { aloneFrame, choicePage, postBackPage, wireFields } from './identity-page.ts';
import { samplePersons } from './sample-persons.ts';

const wireForm = z.object({
  token_version_id: z.string().min(1),
  enc_data: z.string().min(1),
  integrity_value: z.string().min(1),
});
const startForm = wireForm.extend({ m: z.literal('service') });
const answerForm = wireForm.extend({
  choice: z.enum([...Object.keys(samplePersons), 'fail', 'cancel', 'altered']),
  method: z.enum(['GET', 'POST']),
});

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

/** The identity provider's pages: NICE's place, on the sandbox's port and on another host than the web. */
export function identityRoutes(world: World): Hono<HubEnv> {
  const routes = new Hono<HubEnv>();

  routes.use('*', async (context, next) => {
    // The hub's faults are not the provider's: only what names it strikes here.
    const isMeant = world.faults.list().some(({ path }) => path.startsWith('/identity'));
    const fault = isMeant ? world.faults.take(context.req.path) : undefined;
    return (fault && (await strike(context, fault))) ?? next();
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
    const person = Object.hasOwn(samplePersons, form.choice)
      ? form.choice
      : form.choice === 'altered'
        ? 'member'
        : null;
    const answer = sealEnvelope(world, { requestNo, person });
    const fields = form.choice === 'cancel' ? [] : wireFields(form.choice === 'altered' ? altered(answer) : answer);
    if (form.method === 'POST') return context.html(postBackPage(returnUrl, fields));
    const address = new URL(returnUrl);
    for (const [name, value] of fields) address.searchParams.set(name, value);
    return context.redirect(address.href, 303);
  });

  return routes;
}
