import { sampleAccounts } from '../../sandbox/hub/seed/accounts.ts';
import type { Scenario, Visitor } from './scenario.ts';
import { at, chooseFirstRoom, logIn, t } from './steps.ts';

interface Early {
  /** By the names of the fields; of a tick box any text ticks it. */
  texts: Record<string, string>;
  /** `silently` as by autofill; `beside a node` of a program of the device, as by a person. */
  manner: 'silently' | 'beside a node';
}

/** Fills each field as soon as the browser has parsed it, before the page's script. */
function fillEarly({ texts, manner }: Early): void {
  const filled = new Set<string>();
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const fill = () => {
    for (const field of document.querySelectorAll<Field>('main input, main textarea, main select')) {
      const text = texts[field.name];
      if (text === undefined || filled.has(field.name)) continue;
      if (field.type === 'radio' && field.value !== text) continue;
      if (field.type === 'checkbox' || field.type === 'radio') Object.assign(field, { checked: true });
      else field.value = text;
      // The options of a list come after it.
      if (field.value !== text && field.type !== 'checkbox') continue;
      filled.add(field.name);
      if (manner === 'silently') continue;
      const icon = document.createElement('span');
      icon.dataset.programOfTheDevice = '';
      field.after(icon);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  const observer = new MutationObserver(fill);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('load', () => {
    observer.disconnect();
    fill();
  });
}

/** As a password manager that announces its values with `change` alone. */
function fillWithChangeAlone(texts: Record<string, string>): void {
  for (const [name, text] of Object.entries(texts)) {
    const field = document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
    if (!field) throw new Error(`no field ${name}`);
    // The element's own setter is React's, which would take the text for its own.
    Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

const field = (name: string) => ({ css: `main [name="${name}"]` });
const button = (name: string) => ({ role: 'button', name, within: { css: 'main' } });
const account = {
  membershipId: sampleAccounts.member.membershipId,
  password: sampleAccounts.member.password,
};
const stranger = { reservationNo: 'HN-ABCD2345', lastName: 'Somebody', contact: 'somebody@mail.example' };
const loginAddress = (address: string) => at(address, `/membershipLogin?returnTo=${encodeURIComponent('/en/myPage')}`);

/** Once the page's script has taken the form over. */
async function expectTexts(visitor: Visitor, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    await visitor.until(`the field ${name} does not show ${text}`, async () => {
      const element = await visitor.isThere(field(name));
      return element && (await visitor.browser.value(element)) === text;
    });
  }
}

async function sendLogin(visitor: Visitor): Promise<void> {
  await visitor.click(button(t('auth.login.submit')));
  await visitor.isAt('/en/myPage');
}

/** The form was sent, and the hub knows no such reservation. */
async function sendLookUp(visitor: Visitor): Promise<void> {
  await visitor.click(button(t('booking.lookUp.find')));
  await visitor.until('no word of the look-up', async () =>
    (await visitor.text({ css: 'main' })).includes(t('booking.lookUp.notFound')),
  );
  await expectTexts(visitor, stranger);
}

/** From the terms to the details that somebody without a Korean number types, loaded whole. */
async function openDetails(visitor: Visitor, address: string): Promise<void> {
  await visitor.open(at(address, '/signUp'));
  await visitor.tickAll({ css: 'main li input[type="checkbox"]:not(:checked)' });
  await visitor.click(button(t('auth.signUp.next')));
  await visitor.click({ role: 'link', name: t('auth.signUp.unverifiedLink') });
  await visitor.see({ role: 'heading', name: t('auth.signUp.detailsTitle') });
  await visitor.open(await visitor.address());
}

/** React says that the page did not match, and renders the part again. */
const mismatch = /#(?:418|423|425)|hydrat/i;

export const scenarios: readonly Scenario[] = [
  {
    name: 'a login that a password manager fills silently before the page has its script is sent as shown',
    run: async (visitor, { address, device }) => {
      await device.before(fillEarly, { texts: account, manner: 'silently' });
      await visitor.open(loginAddress(address));
      await sendLogin(visitor);
    },
  },
  {
    name: 'of details that are filled silently before the page has its script, only the country is asked for again',
    run: async (visitor, { address, device }) => {
      const membershipId = `early.${crypto.randomUUID().slice(0, 8)}`;
      const texts = {
        membershipId,
        password: 'Sample-New-1',
        memberLastName: 'New',
        memberFirstName: 'Sample',
        local: membershipId,
        domain: 'mail.example',
        memberMobile: '+44 7700 900123',
        birthDate: '1990-02-02',
      };
      await device.before(fillEarly, { texts, manner: 'silently' });
      await openDetails(visitor, address);
      await visitor.click(button(t('auth.signUp.submit')));
      const summary = { css: 'main [role="alert"]' };
      await visitor.until('the country is not asked for', async () =>
        (await visitor.text(summary)).includes(t('auth.signUp.problems.countryMissing')),
      );
      const said = await visitor.text(summary);
      for (const problem of ['idMissing', 'firstNameMissing', 'lastNameMissing', 'emailMissing', 'mobileMissing'])
        visitor.expect(
          !said.includes(t(`auth.signUp.problems.${problem}`)),
          `no ${problem} where the field has a text`,
        );
      await expectTexts(visitor, texts);
    },
  },
  {
    name: 'a login and a look-up that are filled with change events alone are sent as shown',
    run: async (visitor, { address }) => {
      const fill = (texts: Record<string, string>) =>
        visitor.browser.evaluate(`(${fillWithChangeAlone})(${JSON.stringify(texts)})`);
      await visitor.open(at(address, '/reservation'));
      await visitor.click(field('lastName'));
      await fill(stranger);
      await sendLookUp(visitor);
      await visitor.open(loginAddress(address));
      await visitor.click(field('membershipId'));
      await fill(account);
      await sendLogin(visitor);
    },
  },
  {
    name: 'what is typed beside the node of another program stays, at the login and at the look-up',
    provokes: mismatch,
    run: async (visitor, { address, device }) => {
      await device.before(fillEarly, { texts: { ...stranger, ...account }, manner: 'beside a node' });
      await visitor.open(at(address, '/reservation'));
      await sendLookUp(visitor);
      await visitor.open(loginAddress(address));
      await sendLogin(visitor);
    },
  },
  {
    name: 'each of several entries beside the nodes of another program stays, in the preferences',
    provokes: mismatch,
    run: async (visitor, { address, device }) => {
      await logIn(visitor, address);
      const texts = { floor: 'high', vegan: 'ticked', halal: 'ticked', allergies: 'No nuts, please.' };
      await device.before(fillEarly, { texts, manner: 'beside a node' });
      await visitor.open(at(address, '/myPage/userInfo/customUserInfo'));
      await expectTexts(visitor, { allergies: texts.allergies });
      // After that: until the form is filled there is no node either.
      await visitor.until(
        'the page was not rendered again',
        async () => (await visitor.isThere({ css: 'main [data-program-of-the-device]' })) === null,
      );
      for (const entry of ['[name="floor"][value="high"]', '[name="vegan"]', '[name="halal"]'])
        await visitor.see({ css: `main ${entry}:checked` });
    },
  },
  {
    name: 'what is chosen and ticked beside the node of another program stays, for a table',
    provokes: mismatch,
    run: async (visitor, { address, device }) => {
      const guest = { guestLastName: 'Keller', guestFirstName: 'Sofia', email: 'early.table@mail.example' };
      const form = { ...guest, mobile: '010-0000-7711', occasion: 'birthday' };
      await device.before(fillEarly, { texts: { party: '4' }, manner: 'beside a node' });
      await visitor.open(at(address, '/dining/oreum-deulbul'));
      await expectTexts(visitor, { party: '4' });
      await visitor.click(button(t('dining.detail.find')));
      await visitor.isAt('/en/dining/oreum-deulbul/table');
      visitor.expect((await visitor.address()).includes('party=4'), 'the times are for four');
      await visitor.click({ css: 'main button[name="time"]' });
      await visitor.see(button(t('dining.table.form.confirm')));
      await device.before(fillEarly, { texts: { ...form, 'agreed.0': 'ticked' }, manner: 'beside a node' });
      await visitor.open(await visitor.address());
      await expectTexts(visitor, form);
      await visitor.click(button(t('dining.table.form.confirm')));
      await visitor.see({ role: 'heading', name: t('dining.confirmation.title') });
    },
  },
  {
    name: 'what is typed beside the node of another program stays, in the form of a booking',
    provokes: mismatch,
    run: async (visitor, { address, device }) => {
      const texts = { mobile: '010-0000-4321', email: 'typed.early@example.com', 'rooms.0.requests': 'A quiet room.' };
      await logIn(visitor, address);
      await chooseFirstRoom(visitor, address);
      await device.before(fillEarly, { texts, manner: 'beside a node' });
      await visitor.open(await visitor.address());
      await visitor.click(button(t('booking.form.toReview')));
      await expectTexts(visitor, texts);
      const required = { role: 'group', name: t('booking.form.requiredTerms'), begins: true };
      await visitor.tickAll({ css: 'input[type="checkbox"]:not(:checked)', within: required });
      await visitor.click(button(t('booking.form.toReview')));
      await visitor.see({ role: 'heading', name: t('booking.review.title') });
      const main = await visitor.text({ css: 'main' });
      for (const text of Object.values(texts)) visitor.expect(main.includes(text), `the review says ${text}`);
    },
  },
];
