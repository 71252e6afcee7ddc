import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LateBoundary } from '@/components/my-page/shell/my-page-frame';

const field = () => screen.getByRole('textbox');

describe('a part of a page that is rendered again', () => {
  it.each([
    ['late at first', <p key="late">Wait</p>, undefined],
    ['late this time', undefined, <p key="late">Wait</p>],
  ])('keeps its fields and their focus where it was %s', (_when, atFirst, thisTime) => {
    const { rerender } = render(
      <LateBoundary fallback={atFirst}>
        <input />
      </LateBoundary>,
    );
    const before = field();
    before.focus();
    rerender(
      <LateBoundary fallback={thisTime}>
        <input />
      </LateBoundary>,
    );
    expect(field()).toBe(before);
    expect(field()).toHaveFocus();
  });
});
