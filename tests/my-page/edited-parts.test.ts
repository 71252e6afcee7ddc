import { expect, test } from 'vitest';
import { editedParts } from '@/lib/my-page/edited-parts';

test('a part that is as it was shown is left out, whatever it is made of', () => {
  const shown = { bed: 'none', quiet: false, diet: ['vegan'], days: [{ month: '1' }] };
  expect(editedParts(shown, { ...shown, diet: ['vegan'], days: [{ month: '1' }] })).toEqual({});
  expect(editedParts(shown, { ...shown, quiet: true, diet: [], days: [{ month: '2' }] })).toEqual({
    quiet: true,
    diet: [],
    days: [{ month: '2' }],
  });
});
