import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SoftForm } from '@/components/layout/soft-form';

const router = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

test('a form leads to the same address as without script, within the document and where the page is', () => {
  render(
    <SoftForm aria-label="Form" action="/en/points#list">
      <input name="kind" defaultValue="a&b" />
      <input name="period" defaultValue="" />
    </SoftForm>,
  );
  expect(fireEvent.submit(screen.getByRole('form')), 'the browser sends nothing').toBe(false);
  expect(router.push.mock.calls).toEqual([['/en/points?kind=a%26b&period=#list', { scroll: false }]]);
  expect(screen.getByRole('form').getAttribute('method'), 'without script').toBe('get');
});
