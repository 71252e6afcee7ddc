import { describe, expect, test } from 'vitest';
import { callHub, control, signIn } from './hub-caller.ts';
import { signedInMember } from './signed-in-member.ts';

const { sandbox, call, hoursLater, upload } = signedInMember();
const enquiry = { subject: 'Luggage', text: 'May I send it ahead?', category: 'reservation', lang: 'en' };
const unread = async (): Promise<number> => (await call('unreadAnswers')).body.data.count;

describe('an enquiry', () => {
  test('is answered the next day, in the outbox too, and its answer is unread until it is opened', async () => {
    const attachmentId = await upload();
    const made = await call('createEnquiry', { body: { ...enquiry, attachmentIds: [attachmentId] } });
    const params = { enquiryNo: made.body.data.enquiryNo };
    expect((await call('enquiryDetail', { params })).body.data).toMatchObject({
      state: 'received',
      answer: null,
      unread: false,
      attachments: [{ attachmentId }],
    });
    await call('readEnquiry', { params });
    expect(await unread()).toBe(0);

    await hoursLater(25);
    const { mails } = (await control(sandbox, '/outbox', undefined, 'GET')) as {
      mails: { to: string; subject: string }[];
    };
    expect(mails.filter(({ subject }) => subject.includes(params.enquiryNo))).toHaveLength(1);
    expect(await unread()).toBe(1);
    const answered = (await call('enquiryDetail', { params })).body.data;
    expect(answered).toMatchObject({ state: 'answered', unread: true, answer: expect.stringContaining('cancelling') });
    await call('readEnquiry', { params });
    expect(await unread()).toBe(0);
    expect((await call('listEnquiries')).body.data.enquiries).toMatchObject([{ unread: false, state: 'answered' }]);
  });

  test('S55 belongs to its member alone', async () => {
    const made = await call('createEnquiry', { body: enquiry });
    await hoursLater(25);
    const params = { enquiryNo: made.body.data.enquiryNo };
    const { token } = await signIn(sandbox, 'recommender');
    for (const name of ['enquiryDetail', 'readEnquiry'] as const) {
      expect((await callHub(sandbox, name, { token, params })).status).toBe(404);
    }
    expect((await callHub(sandbox, 'unreadAnswers', { token })).body.data.count).toBe(0);
    expect(await unread()).toBe(1);
  });

  test('S55 twenty requests with one key make one', async () => {
    const send = () => call('createEnquiry', { body: enquiry, headers: { 'idempotency-key': 'one-enquiry-for-all' } });
    const made = await Promise.all(Array.from({ length: 20 }, send));
    expect(new Set(made.map(({ body }) => body.data.enquiryNo)).size).toBe(1);
    expect((await call('listEnquiries')).body.data.enquiries).toHaveLength(1);
  });
});
