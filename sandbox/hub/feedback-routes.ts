import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { openFeedbackToken } from './handlers/customer-voice.ts';
import { sendMail } from './member/outbox.ts';
import { Refusal } from './refusal.ts';
import { nowIso, type World } from './world.ts';

/** What the feedback site was opened with. */
const visitBody = z.object({ accessToken: z.string().min(1).max(2000), cstNo: z.string().min(1).max(1000) });
const mailBody = visitBody.extend({ subject: z.string().min(1).max(200), text: z.string().min(1).max(5000) });

interface Customer {
  membershipNo: string;
  memberName: string;
  email: string;
}

const SCOPE = 'feedbackToken';
const keyOf = (token: string) => createHash('sha256').update(token).digest('hex');

async function read<S extends z.ZodType>(context: Context, schema: S): Promise<z.output<S>> {
  const parsed = schema.safeParse(await context.req.json());
  if (!parsed.success) throw new Refusal('BAD_REQUEST');
  return parsed.data;
}

/**
 * Whose visit it is. A token opens the site as often as its page is loaded, for half an hour, and takes one feedback.
 * It outlives a logout: what somebody is writing in the other window is not lost by it.
 * @throws Refusal `UNAUTHORIZED` for a token that is foreign, expired, used, or of another customer
 */
function customerOf(world: World, { accessToken, cstNo }: z.output<typeof visitBody>): Customer {
  const membershipNo = openFeedbackToken(world, accessToken, cstNo);
  const isUsed = world.db.get('SELECT 1 FROM answered_once WHERE scope = ? AND key = ?', SCOPE, keyOf(accessToken));
  const customer = world.db.get<Customer>(
    'SELECT membership_no AS membershipNo, name AS memberName, email FROM member WHERE membership_no = ?',
    membershipNo,
  );
  if (isUsed || !customer) throw new Refusal('UNAUTHORIZED');
  return customer;
}

/** The hub's side towards the feedback site, from server to server. The web neither knows nor calls it. */
export function feedbackRoutes(world: World): Hono {
  const routes = new Hono();

  routes.post('/visit', async (context) => {
    const { membershipNo, memberName } = customerOf(world, await read(context, visitBody));
    return context.json({ data: { membershipNo, memberName } });
  });

  routes.post('/receive', async (context) => {
    const body = await read(context, mailBody);
    const { membershipNo, email } = customerOf(world, body);
    const [key, at] = [keyOf(body.accessToken), nowIso(world)];
    world.db.run('INSERT INTO answered_once VALUES (?, ?, ?, ?, ?)', SCOPE, key, '', '{}', at);
    sendMail(world, email, body.subject, body.text);
    return context.json({ data: { membershipNo } });
  });

  return routes;
}
