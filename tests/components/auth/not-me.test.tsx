import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NotMe } from '@/components/auth/not-me';
import auth from '@/messages/ko/auth.json';
import { answerBff, renderAsMember } from '../my-page/as-member';

const words = auth.notMe;

it('reports another mail’s link that is opened in the same tab, after the first was reported', async () => {
  const asked: unknown[] = [];
  answerBff((_method, _path, body) => {
    asked.push(body);
    return { body: { enquiryNo: `Q-${asked.length}`, mailedTo: 's****@mail.example', doneBefore: false } };
  });
  window.history.replaceState(null, '', '/notMe#first-token');
  renderAsMember(<NotMe telephone={null} passwordHref="/findAccount" />);
  await userEvent.click(screen.getByRole('button', { name: words.submit }));
  expect(await screen.findByText(/Q-1/)).toBeInTheDocument();
  act(() => {
    window.location.hash = '#second-token';
  });
  await userEvent.click(await screen.findByRole('button', { name: words.submit }));
  expect(await screen.findByText(/Q-2/)).toBeInTheDocument();
  expect(asked).toEqual([{ token: 'first-token' }, { token: 'second-token' }]);
});
