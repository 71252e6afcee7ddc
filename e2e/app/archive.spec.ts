import { logInByForm, newMember } from '../actions/log-in';
import { archivePath, permitArchive, takeArchive } from '../actions/take-archive';
import { expect, test } from '../native/app-journey';

test('a member downloads the archive inside the app, by a link of the page', async ({ guest, app, product }) => {
  test.setTimeout(120_000);
  const member = await newMember(product, { statementRows: 60 });
  await logInByForm(guest, member);
  const arrived = app.arrived.length;
  await guest.open(archivePath);
  await permitArchive(guest, member.password);
  const archive = await takeArchive(guest);
  expect(archive.table('points')).toHaveLength(60);
  expect(app.arrived.slice(arrived), 'none of it is news for the native side').toEqual([]);
});
