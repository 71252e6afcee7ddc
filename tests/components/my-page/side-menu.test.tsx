import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { SideMenu } from '@/components/my-page/shell/side-menu';
import { renderAsMember, words } from './as-member';

const { entries, groups } = words.menu;
const referralHistory = () => screen.queryByRole('link', { name: entries.employeeReferralPointsHistory });
const figures = { referredCount: 3, stayedCount: 1, pointsEarned: 900 };

describe('the side menu', () => {
  test('an employee sees the referral history once the dashboard has answered with data, the rest at once', async () => {
    const { promise, resolve } = Promise.withResolvers<{ succeeded: boolean; data: unknown }>();
    await act(async () => renderAsMember(<SideMenu employeeStatus="Y" employeeReferral={promise} />));
    expect(screen.getByRole('link', { name: entries.company })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: entries.pointInfo })).toBeInTheDocument();
    expect(referralHistory()).toBeNull();
    await act(async () => resolve({ succeeded: true, data: figures }));
    expect(referralHistory()).toBeInTheDocument();
  });

  test.each([
    ['failed', { succeeded: false, data: null }],
    ['brought nothing', { succeeded: true, data: null }],
  ])('an employee whose dashboard call %s does not see it', async (_, answer) => {
    const employeeReferral = Promise.resolve(answer);
    await act(async () => renderAsMember(<SideMenu employeeStatus="Y" employeeReferral={employeeReferral} />));
    expect(screen.getByRole('link', { name: entries.company })).toBeInTheDocument();
    expect(referralHistory()).toBeNull();
  });

  test('the voice of the customer is highlighted on a Voc address, and opens a window without an opener', () => {
    renderAsMember(<SideMenu employeeStatus="N" employeeReferral={null} />, '/myPage/Voc');
    const entry = screen.getByRole('link', { name: `${groups.voc} ${words.feedback.newWindow}` });
    expect(entry).toHaveAttribute('aria-current', 'true');
    expect(entry).toHaveClass('font-bold');
    expect(entry).toHaveAttribute('href', '/myPage/Voc');
    expect(entry).toHaveAttribute('target', '_blank');
    expect(entry).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('the line on a narrow screen opens, closes, and names where one is', async () => {
    renderAsMember(<SideMenu employeeStatus="N" employeeReferral={null} />, '/myPage/myPoint/pointInfo');
    const line = screen.getByRole('button', { name: `${words.menu.open}: ${entries.pointInfo}` });
    expect(line).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(line);
    expect(line).toHaveAttribute('aria-expanded', 'true');
    expect(line).toHaveAccessibleName(`${words.menu.close}: ${entries.pointInfo}`);
  });
});
