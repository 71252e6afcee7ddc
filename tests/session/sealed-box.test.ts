import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { sealedBox } from '@/lib/session/sealed-box';
import { useEnvironment } from '../env/environment';

const oldSecret = 'old-secret-old-secret-old-secret-old';
const newSecret = 'new-secret-new-secret-new-secret-new';
const shape = z.object({ memberNo: z.string() });
const box = sealedBox('note', shape);

beforeEach(() => useEnvironment({ SESSION_SECRET: oldSecret }));

describe('a sealed box', () => {
  test('opens what it has sealed, and tells nothing on the way', async () => {
    const seal = await box.seal({ memberNo: '1000000001' });
    expect(seal).not.toContain('1000000001');
    expect(await box.open(seal)).toEqual({ memberNo: '1000000001' });
  });

  test('opens nothing of another kind, even of the same shape', async () => {
    const other = sealedBox('letter', shape);
    expect(await other.open(await box.seal({ memberNo: '1' }))).toBeNull();
  });

  test('opens nothing that has lost a field or has none', async () => {
    const other = sealedBox('note', z.object({ hotelId: z.string() }));
    expect(await other.open(await box.seal({ memberNo: '1' }))).toBeNull();
  });

  test('seals with the newest secret and opens with any that is listed', async () => {
    const seal = await box.seal({ memberNo: '1' });
    useEnvironment({ SESSION_SECRET: `${newSecret},${oldSecret}` });
    const newer = await box.seal({ memberNo: '2' });
    expect(await box.open(seal)).toEqual({ memberNo: '1' });
    useEnvironment({ SESSION_SECRET: newSecret });
    expect(await box.open(newer)).toEqual({ memberNo: '2' });
    expect(await box.open(seal)).toBeNull();
  });

  test.each([null, undefined, '', 'x', 'Fe26.2*1*a*b*c*d*e*f~2'])('%j is nothing', async (text) => {
    expect(await box.open(text)).toBeNull();
  });
});
