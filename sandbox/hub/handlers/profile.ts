import { randomUUID } from 'node:crypto';
import { noteChange } from '../member/account-events.ts';
import { changeConsents, consentsOf } from '../member/consents.ts';
import { sendMail } from '../member/outbox.ts';
import { demandPassword, demandProof, issueProof, moveProofs, whilePasswordHolds } from '../member/password-proof.ts';
import { preferencesOf, writePreferences } from '../member/preferences.ts';
import { dropTemporaryPassword } from '../member/temporary-password.ts';
import { revokeFamilies, startSession } from '../member/tokens.ts';
import { checkKey, issueKey } from '../member/verification-keys.ts';
import { endMembership, withdrawalPreviewOf } from '../member/withdrawal.ts';
import { Refusal } from '../refusal.ts';
import { certificationEmail, farewellEmail } from '../seed/emails.ts';
import type { Handlers } from './handler.ts';
import { viewerOf } from './viewer-of.ts';

export const profileHandlers = {
  async provePassword(call, world) {
    const member = viewerOf(call);
    await demandPassword(world, member, { password: call.body.password, familyId: call.familyId });
    return whilePasswordHolds(world, member, () => issueProof(world, call.familyId ?? ''));
  },

  updateProfile(call, world) {
    const { membershipNo } = viewerOf(call);
    const { proof, memberFirstName, memberLastName, memberGender, country } = call.body;
    demandProof(world, call.familyId, proof);
    world.db.run(
      `UPDATE member SET first_name = coalesce(?, first_name), last_name = coalesce(?, last_name),
         gender = coalesce(?, gender), country = coalesce(?, country) WHERE membership_no = ?`,
      memberFirstName ?? null,
      memberLastName ?? null,
      memberGender ?? null,
      country ?? null,
      membershipNo,
    );
    return {};
  },

  requestContactKey(call, world) {
    const { membershipNo } = viewerOf(call);
    const { proof, contact } = call.body;
    demandProof(world, call.familyId, proof);
    const { key, expiresAt } = issueKey(world, { membershipNo, purpose: contact.kind, address: contact.value });
    const { subject, text } = certificationEmail(key);
    // A text message is in the outbox under its number.
    sendMail(world, contact.value, subject, text);
    return { expiresAt };
  },

  async confirmContact(call, world) {
    const { membershipNo } = viewerOf(call);
    const { proof, contact, verificationNumber } = call.body;
    demandProof(world, call.familyId, proof);
    const check = checkKey(world, { membershipNo, purpose: contact.kind, address: contact.value }, verificationNumber);
    if (check.state === 'expired') throw new Refusal('KEY_EXPIRED');
    if (check.state === 'wrong') throw new Refusal('KEY_WRONG', { data: { triesLeft: check.triesLeft } });
    const mails = noteChange(world, viewerOf(call), { kind: contact.kind, after: check.address }, call.familyId);
    const column = contact.kind === 'email' ? 'email' : 'mobile';
    world.db.run(`UPDATE member SET ${column} = ? WHERE membership_no = ?`, check.address, membershipNo);
    dropTemporaryPassword(world, membershipNo);
    revokeFamilies(world, membershipNo);
    const familyId = randomUUID();
    moveProofs(world, call.familyId, familyId);
    for (const mail of mails) sendMail(world, ...mail);
    call.issueTokens(await startSession(world, membershipNo, familyId));
    return {};
  },

  listConsents(call, world) {
    return consentsOf(world, viewerOf(call).membershipNo, call.query.lang);
  },

  saveConsents(call, world) {
    changeConsents(world, viewerOf(call).membershipNo, call.body.consents);
    return {};
  },

  memberPreferences(call, world) {
    return preferencesOf(world, viewerOf(call).membershipNo);
  },

  savePreferences(call, world) {
    writePreferences(world, viewerOf(call).membershipNo, call.body);
    return {};
  },

  withdrawalPreview(call, world) {
    return withdrawalPreviewOf(world, viewerOf(call), call.query.lang);
  },

  async withdraw(call, world) {
    const member = viewerOf(call);
    await demandPassword(world, member, { password: call.body.password, familyId: call.familyId });
    whilePasswordHolds(world, member, () => endMembership(world, member));
    const { subject, text } = farewellEmail();
    sendMail(world, member.email, subject, text);
    return {};
  },
} satisfies Handlers;
