import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { beginningOf, tidyText } from '../../lib/hub/contract/typed-text.ts';
import { createFaultRegistry, faultSchema } from '../hub/control/fault-registry.ts';
import { injectFault } from '../hub/control/inject-fault.ts';
import type { HubEnv } from '../hub/hub-env.ts';
import { followUpPage, type Received, type Refused, refusedPage, thanksPage, writePage } from './feedback-pages.ts';
import type { Feedback, FeedbackStore } from './feedback-store.ts';
import type { HubCalls } from './hub-calls.ts';
import { textsOf } from './texts.ts';

export interface FeedbackAppOptions {
  hub: HubCalls;
  store: FeedbackStore;
  /** Origin of the web, whose pages the link of a follow-up leads to. */
  webOrigin: string;
}

const statusOf: Record<Refused, 401 | 404 | 503> = { refused: 401, unknown: 404, unavailable: 503 };
const refuse = (context: Context, lang: string | undefined, why: Refused) =>
  context.html(refusedPage(lang, why), statusOf[why]);

const credentialsOf = ({ accessToken = '', cstNo = '' }: Received) => ({ accessToken, cstNo });

async function formOf(context: Context): Promise<Received> {
  const form = await context.req.parseBody();
  return Object.fromEntries(
    Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The feedback site: takes a feedback and shows what became of it. */
export function createFeedbackApp({ hub, store, webOrigin }: FeedbackAppOptions): Hono<HubEnv> {
  const app = new Hono<HubEnv>();
  const faults = createFaultRegistry();

  app.use('*', async (context, next) => {
    const isOwnSwitch = context.req.path.startsWith('/__sandbox') || context.req.path === '/health';
    const fault = isOwnSwitch ? undefined : faults.take(context.req.path);
    return (fault && (await injectFault(context, fault))) ?? next();
  });
  app.get('/health', (context) => context.json({ status: 'ok' }));
  app.get('/', (context) => context.html(refusedPage(context.req.query('lang'), 'refused')));
  app.post('/__sandbox/faults', async (context) => {
    faults.add(faultSchema.parse(await context.req.json()));
    return context.json({ faults: faults.list() });
  });
  app.delete('/__sandbox/faults', (context) => {
    faults.clear();
    return context.json({ faults: [] });
  });

  app.get('/parnasvoc.do', async (context) => {
    const received = context.req.query();
    const visit = await hub.visit(credentialsOf(received));
    if (visit.kind !== 'ok') return refuse(context, received.lang, visit.kind);
    return context.html(writePage(received, visit.data.memberName));
  });

  app.post('/parnasvoc.do', async (context) => {
    const { kind = '0', message = '', ...received } = await formOf(context);
    const visit = await hub.visit(credentialsOf(received));
    if (visit.kind !== 'ok') return refuse(context, received.lang, visit.kind);
    if (message.trim() === '') return context.html(writePage(received, visit.data.memberName, true), 400);
    const vocId = `VOC-${randomBytes(5).toString('hex')}`;
    const texts = textsOf(received.lang);
    const link = new URL(`${texts.segment}/`, webOrigin);
    link.search = new URLSearchParams({ vocId, cstNo: received.cstNo ?? '' }).toString();
    const mail = { subject: texts.mailSubject, text: texts.mailText(vocId, link.href) };
    const taken = await hub.receive(credentialsOf(received), mail);
    if (taken.kind !== 'ok') return refuse(context, received.lang, taken.kind);
    const { membershipNo } = visit.data;
    store.add({
      vocId,
      membershipNo,
      kind: Number(kind) || 0,
      message: beginningOf(tidyText(message), 2000),
      helpful: null,
    });
    return context.html(thanksPage(received, vocId));
  });

  /** The feedback of a follow-up, for the member who wrote it. */
  async function followedUp(received: Received): Promise<Feedback | Refused> {
    const visit = await hub.visit(credentialsOf(received));
    if (visit.kind !== 'ok') return visit.kind;
    const feedback = store.find(received.vocId ?? '');
    return feedback?.membershipNo === visit.data.membershipNo ? feedback : 'unknown';
  }

  app.get('/parnasdistart.do', async (context) => {
    const received = context.req.query();
    const feedback = await followedUp(received);
    if (typeof feedback === 'string') return refuse(context, received.lang, feedback);
    return context.html(followUpPage(received, feedback));
  });

  app.post('/parnasdistart.do', async (context) => {
    const { helpful, ...received } = await formOf(context);
    const feedback = await followedUp(received);
    if (typeof feedback === 'string') return refuse(context, received.lang, feedback);
    const rating = helpful === 'yes' ? 'yes' : 'no';
    store.rate(feedback.vocId, rating);
    return context.html(followUpPage(received, { ...feedback, helpful: rating }));
  });

  return app;
}
