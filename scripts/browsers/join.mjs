import { LOCALE, textsOf } from './texts.mjs';

const t = textsOf('auth');
const PASSWORD = 'Sample-New-1';

/** Plainly sample data; each browser is somebody else, and has an id of its own. */
const newcomer = (browser) => ({
  membershipId: `sample.${browser}`,
  person: { name: `Sample ${browser}`, mobile: `010-0000-${browser === 'webkit' ? '7301' : '7302'}` },
});

/**
 * Join with a verified identity, and arrive logged in: the journey of e2e/sign-up.spec.ts in a few steps.
 * @param {import('./visitor.mjs').Visitor} visitor a person in front of some browser
 * @param {{ address: string, browser: string }} place `browser` names the walk
 * @returns {Promise<string>} the membership id
 */
export async function joinProgramme(visitor, { address, browser }) {
  const { membershipId, person } = newcomer(browser);
  await visitor.open(`${address}/${LOCALE}/signUp`);
  await visitor.click({ role: 'checkbox', name: t('auth.signUp.agreeRequired') });
  await visitor.click({ role: 'button', name: t('auth.signUp.next') });
  await visitor.isAt(`/${LOCALE}/signUp/identity`);

  // Popups are refused here, as many browsers do: the verification takes this window, and leads back into it.
  await visitor.browser.evaluate('window.open = () => null');
  await visitor.click({ role: 'link', name: t('auth.identity.start') });
  await visitor.until(
    'did not come to the provider',
    async () => new URL(await visitor.address()).hostname === '127.0.0.1',
  );
  await visitor.clickForeign({ css: 'input[name="person"][value="other"]' });
  for (const [name, text] of Object.entries(person)) await visitor.fillForeign({ css: `input[name="${name}"]` }, text);
  await visitor.clickForeign({ css: 'button[value="success"]' });

  await visitor.isAt(`/${LOCALE}/signUp/details`);
  const details = {
    membershipId,
    password: PASSWORD,
    memberLastName: 'Sample',
    memberFirstName: 'New',
  };
  for (const [name, text] of Object.entries(details)) {
    await visitor.fill({ role: 'textbox', name: t(`auth.signUp.${name}`) }, text);
  }
  // A whole address becomes both parts, once the field is left.
  await visitor.fill({ role: 'textbox', name: t('auth.signUp.local') }, `${membershipId}@mail.example`);
  await visitor.click({ role: 'button', name: t('auth.signUp.submit'), within: { css: 'main form' } });
  await visitor.isAt(`/${LOCALE}/signUpSuccess`);
  await visitor.see({ role: 'heading', name: t('auth.signUpSuccess.title') });
  const welcome = await visitor.text({ css: 'main' });
  visitor.expect(welcome.includes(membershipId), 'the success page shows the member ID');

  await visitor.open(`${address}/${LOCALE}/myPage/userInfo/memberStatus`);
  await visitor.isAt(`/${LOCALE}/myPage/userInfo/memberStatus`);
  return membershipId;
}
