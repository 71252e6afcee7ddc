import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startFeedbackSite } from '@/sandbox/feedback/start-feedback';
import { siteTexts } from '@/sandbox/feedback/texts';
import { sampleAccounts } from '@/sandbox/hub/seed/accounts';
import { type RunningSandbox, startSandbox } from '@/sandbox/hub/start-sandbox';
import { control } from './hub-caller';

let hub: RunningSandbox;
let site: Awaited<ReturnType<typeof startFeedbackSite>>;

beforeEach(async () => {
  hub = await startSandbox();
  site = await startFeedbackSite({ hubOrigin: hub.origin, webOrigin: 'http://localhost:3000' });
});
afterEach(() => Promise.all([site.stop(), hub.stop()]));

interface Visit {
  cstNo: string;
  accessToken: string;
}

async function logIn(name: 'member' | 'employee') {
  const { membershipId, password } = sampleAccounts[name];
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ membershipId, password });
  const answer = await fetch(`${hub.plainBase}/membership/login`, { method: 'POST', headers, body });
  const { data } = (await answer.json()) as { data: { membershipNo: string } };
  return {
    membershipNo: data.membershipNo,
    headers: { ...headers, authorization: answer.headers.get('authorization') ?? '' },
  };
}

async function visitOf(name: 'member' | 'employee'): Promise<Visit> {
  const { membershipNo, headers } = await logIn(name);
  const body = JSON.stringify({ cstNo: membershipNo });
  const answer = await fetch(`${hub.hubBase}/voc/token/issue`, { method: 'POST', headers, body });
  const { retData } = (await answer.json()) as { retData: { accessToken: string; encryptedCstNo: string } };
  return { accessToken: retData.accessToken, cstNo: retData.encryptedCstNo };
}

const open = (path: string, values: Record<string, string>) =>
  fetch(`${site.origin}${path}?${new URLSearchParams(values)}`);
const send = (path: string, values: Record<string, string>) =>
  fetch(`${site.origin}${path}`, { method: 'POST', body: new URLSearchParams(values) });
const linkInMail = async () => {
  const { mails } = (await control(hub, '/outbox', undefined, 'GET')) as { mails: { text: string; subject: string }[] };
  const [mail] = mails;
  return { subject: mail?.subject, link: new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? 'about:blank') };
};

describe('the stand-in of the feedback site', () => {
  test.each(Object.entries(siteTexts))('in %s shows what it received', async (lang, texts) => {
    const visit = await visitOf('member');
    const page = await (await open('/parnasvoc.do', { ...visit, lang })).text();
    expect(page).toContain(`<html lang="${texts.html}">`);
    expect(page).toContain(`<h1>${texts.title}</h1>`);
    for (const value of [lang, visit.cstNo, visit.accessToken]) expect(page).toContain(`<td>${value}</td>`);
  });

  test('takes one feedback for a token, writes to the member, and shows the follow-up to its writer alone', async () => {
    const visit = await visitOf('member');
    expect((await send('/parnasvoc.do', { ...visit, lang: 'en', message: ' ' })).status).toBe(400);
    const sent = await send('/parnasvoc.do', { ...visit, lang: 'en', kind: '1', message: 'A <b>softer</b> pillow' });
    expect(sent.status).toBe(200);
    expect((await send('/parnasvoc.do', { ...visit, lang: 'en', message: 'again' })).status).toBe(401);

    const { subject, link } = await linkInMail();
    expect(subject).toBe(siteTexts.en.mailSubject);
    expect(link.origin + link.pathname).toBe('http://localhost:3000/en/');
    const vocId = link.searchParams.get('vocId') ?? '';
    const shown = await (await open('/parnasdistart.do', { ...(await visitOf('member')), lang: 'en', vocId })).text();
    expect(shown).toContain('A &lt;b&gt;softer&lt;/b&gt; pillow');
    const rated = await send('/parnasdistart.do', { ...(await visitOf('member')), lang: 'en', vocId, helpful: 'yes' });
    expect(await rated.text()).toContain(`${siteTexts.en.wasHelpful} ${siteTexts.en.helpful[0]}`);
    const foreign = await open('/parnasdistart.do', { ...(await visitOf('employee')), lang: 'en', vocId });
    expect([foreign.status, await foreign.text()]).toEqual([404, expect.not.stringContaining('softer')]);
  });

  test('refuses a foreign number, an altered token and one of half an hour ago, and says when the hub is down', async () => {
    const [visit, other] = [await visitOf('member'), await visitOf('employee')];
    const statusOf = async (values: Visit) => (await open('/parnasvoc.do', { ...values, lang: 'ko' })).status;
    expect(await statusOf(visit)).toBe(200);
    expect(await statusOf({ ...visit, cstNo: other.cstNo })).toBe(401);
    expect(await statusOf({ ...visit, accessToken: `${visit.accessToken}A` })).toBe(401);
    // The number is encrypted by the same key as the token, and is none.
    expect(await statusOf({ ...visit, accessToken: visit.cstNo })).toBe(401);
    await control(hub, '/clock', { now: new Date(Date.now() + 31 * 60_000).toISOString() });
    expect(await statusOf(visit)).toBe(401);
    await hub.stop();
    expect(await statusOf(visit)).toBe(503);
    hub = await startSandbox();
  });
});
