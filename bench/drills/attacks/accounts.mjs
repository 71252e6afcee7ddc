import { request } from 'node:http';
import { sampleAccounts } from '../../../sandbox/hub/seed/accounts.ts';
import { control } from '../product-under-drill.mjs';
import { ask, cookieAfter } from '../visitor.mjs';
import { PASSWORD, withSite } from './two-webs.mjs';

const POINTS = '/api/hub/membership/point';
/** Beginning of ids: no page contains it unless it shows such a member. */
const ID_OF_COPIED = 'copied-session-';

const statusesOf = (answers) => [...new Set(answers.map(({ status }) => status))].join(' ');

async function keySentTo(hub, address) {
  const { mails } = await control(hub, 'GET', '/outbox');
  const text = mails.findLast(({ to }) => to === address)?.text ?? '';
  return /인증키: (\d+)/.exec(text)?.[1] ?? '';
}

const changes = {
  'the password': ({ one, cookie }) =>
    ask(`${one}/api/hub/membership/member/password`, {
      method: 'PUT',
      cookie,
      body: { currentPassword: PASSWORD, newPassword: 'Other-Word-2' },
    }),
  'the mobile number': async ({ one, cookie, hub }) => {
    const call = (path, body) => ask(`${one}/api/hub/membership/member/${path}`, { method: 'POST', cookie, body });
    const { proof } = JSON.parse((await call('password/check', { password: PASSWORD })).text).data;
    const contact = { kind: 'mobile', value: '010-0000-0042' };
    await call('contact/request', { proof, contact });
    return call('contact/check', { proof, contact, verificationNumber: await keySentTo(hub, contact.value) });
  },
};

const copiedSession = (what) => ({
  what: `a copied cookie and another session after a change of ${what}, in both processes`,
  promise: 'no page, no points; its author goes on',
  replay: ({ hub }) =>
    withSite(hub, `${ID_OF_COPIED}${what.length}`, async ({ addresses, logIn }) => {
      const [one] = addresses;
      const cookie = cookieAfter(await logIn(0, '192.0.2.1'));
      const elsewhere = cookieAfter(await logIn(1, '192.0.2.2'));
      const changed = await changes[what]({ one, cookie, hub });
      const own = cookieAfter(changed, cookie);
      const seen = (sent) =>
        Promise.all(
          addresses.flatMap((address) => [POINTS, '/en/myPage'].map((path) => ask(address + path, { cookie: sent }))),
        );
      const [copies, others, mine] = [await seen(cookie), await seen(elsewhere), await seen(own)];
      const names = [...copies, ...others].some(
        ({ text }) => text.includes('pointBalance') || text.includes(ID_OF_COPIED),
      );
      return {
        seen: `change ${changed.status}, copy ${statusesOf(copies)}, other ${statusesOf(others)}, author ${statusesOf(mine)}`,
        kept:
          changed.status === 200 &&
          copies.every(({ status }) => status === 401 || status === 307) &&
          others.every(({ status }) => status !== 200 || !names) &&
          mine.every(({ status }) => status === 200),
      };
    }),
});

const lockedOut = {
  what: 'a login where the member was before, and a new one, after 3 + 2 wrong passwords of two addresses, and 60 more',
  promise: '200, 200; after 60: 200',
  replay: ({ hub }) =>
    withSite(hub, 'locked.out', async ({ logIn }) => {
      const home = '198.51.100.1';
      const before = await logIn(0, home);
      for (let n = 0; n < 3; n += 1) await logIn(n % 2, '192.0.2.1', 'Wrong-Word-1');
      for (let n = 0; n < 2; n += 1) await logIn(n % 2, '192.0.2.2', 'Wrong-Word-1');
      const [known, unknown] = [await logIn(1, home), await logIn(0, '198.51.100.2')];
      for (let n = 0; n < 60; n += 1) await logIn(n % 2, `2001:db8:${n}::1`, 'Wrong-Word-1');
      const late = await logIn(1, home);
      return {
        seen: `${before.status}, then ${known.status}, ${unknown.status}; after 60: ${late.status}`,
        kept: [before, known, unknown, late].every(({ status }) => status === 200),
      };
    }),
};

/** A file whose second half does not arrive, until `release`. */
function slowFile(address, cookie, from) {
  const sent = request(`${address}/api/member/attachment`, {
    method: 'POST',
    agent: false,
    headers: {
      'x-bff': '1',
      cookie,
      'x-forwarded-for': from,
      'content-type': 'application/octet-stream',
      'content-length': 200_000,
    },
  });
  sent.on('error', () => undefined);
  const refused = new Promise((resolve) => {
    sent.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
  });
  sent.write(Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(90_000)]));
  return { refused, release: () => sent.destroy() };
}

const uploadPlaces = (addressCount) => ({
  what: `eleven accounts of ${addressCount} addresses with three slow files each: somebody else’s file`,
  promise: 'not 429',
  replay: ({ hub }) =>
    withSite(hub, `slow.files.${addressCount}`, async ({ addresses, logIn }) => {
      const [one] = addresses;
      const files = [];
      for (let n = 0; n < 11; n += 1) {
        const membershipId = `slow.${addressCount}.${n}`;
        await control(hub, 'POST', '/members', { membershipId, password: PASSWORD });
        const cookie = cookieAfter(await logIn(0, '192.0.2.1', PASSWORD, membershipId));
        for (let file = 0; file < 3; file += 1) files.push(slowFile(one, cookie, `192.0.2.${n % addressCount}`));
      }
      // Those that have a place do not answer; the slowest gives it up after five seconds.
      const settled = new Promise((resolve) => setTimeout(resolve, 6_000));
      await Promise.race([settled, Promise.all(files.map(({ refused }) => refused))]);
      const cookie = cookieAfter(await logIn(0, '198.51.100.1'));
      const other = await ask(`${one}/api/member/attachment`, {
        method: 'POST',
        cookie,
        body: 'no file of any kind',
        headers: { 'content-type': 'application/octet-stream', 'x-forwarded-for': '198.51.100.1' },
      });
      for (const { release } of files) release();
      return { seen: String(other.status), kept: other.status !== 429 && other.status < 500 };
    }),
});

const endlessWrites = {
  what: '80 enquiries, and 80 changes of consents, of one member',
  promise: 'some are 429',
  replay: ({ hub }) =>
    withSite(hub, 'endless.writes', async ({ addresses, logIn, post }) => {
      const cookie = cookieAfter(await logIn(0, '192.0.2.1'));
      const enquiries = [];
      const consents = [];
      for (let n = 0; n < 80; n += 1) {
        const from = `192.0.2.${n + 1}`;
        const enquiry = { subject: 'a', text: 'b', lang: 'ko' };
        enquiries.push(await post(n % 2, '/api/hub/membership/enquiry', from, enquiry, { cookie }));
        consents.push(
          await ask(`${addresses[n % 2]}/api/hub/membership/member/consent`, {
            method: 'PUT',
            cookie,
            body: { consents: [{ consentId: 'sms', givenYn: n % 2 ? 'Y' : 'N' }] },
            headers: { 'x-forwarded-for': from },
          }),
        );
      }
      const isLimited = (answers) => answers.some(({ status }) => status === 429);
      return {
        seen: `enquiries ${statusesOf(enquiries)}, consents ${statusesOf(consents)}`,
        kept: isLimited(enquiries) && isLimited(consents),
      };
    }),
};

const guestsKeys = {
  what: 'a lost password of somebody, after 67 addresses have asked for 30 each',
  promise: '200',
  replay: ({ hub }) =>
    withSite(hub, 'lost.password', async ({ post }) => {
      const lost = (n, from) =>
        post(n % 2, '/api/guest/account', from, {
          type: 'id',
          memberName: '표본 회원',
          memberEmail: `nobody${n}@mail.example`,
        });
      for (let address = 1; address <= 67; address += 1) {
        await Promise.all(Array.from({ length: 30 }, (_, n) => lost(address * 100 + n, `192.0.2.${address}`)));
      }
      const other = await lost(1, '198.51.100.1');
      return { seen: String(other.status), kept: other.status === 200 };
    }),
};

const mailedPassword = {
  what: 'the member’s own password after a stranger had a temporary one mailed',
  promise: '200, session unchanged',
  replay: ({ hub }) =>
    withSite(hub, 'mailed.password', async ({ addresses, post, logIn }) => {
      const { membershipId, password } = sampleAccounts.member;
      const cookie = cookieAfter(await logIn(0, '198.51.100.1', password, membershipId));
      const asked = await post(0, '/api/guest/account', '192.0.2.1', {
        type: 'password',
        memberName: '표본 회원',
        memberEmail: 'sample.member@mail.example',
        membershipId,
      });
      const points = await ask(addresses[1] + POINTS, { cookie });
      const login = await logIn(0, '198.51.100.1', password, membershipId);
      await control(hub, 'POST', '/reset');
      return {
        seen: `mailed ${asked.status}; points ${points.status}, login ${login.status}`,
        kept: [asked, points, login].every(({ status }) => status === 200),
      };
    }),
};

export const accountAttacks = {
  title: 'S63 S64 S66 S71 other people’s accounts and places',
  attacks: [
    copiedSession('the password'),
    copiedSession('the mobile number'),
    lockedOut,
    uploadPlaces(1),
    uploadPlaces(6),
    endlessWrites,
    guestsKeys,
    mailedPassword,
  ],
};
