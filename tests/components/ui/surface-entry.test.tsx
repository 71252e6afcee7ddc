import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { giveUpSurfaceEntry, surfaceDepth } from '@/components/ui/open-surfaces';
import { stepBackThen } from '@/components/ui/surface-entry';
import { useBackCloses } from '@/components/ui/use-back-closes';

let setOpen: (name: 'lower' | 'upper', value: boolean) => Promise<void>;

function Surface({ name, open, onClose }: { name: string; open: boolean; onClose: () => void }) {
  const close = useBackCloses(open, onClose);
  return open ? (
    <button type="button" onClick={close}>
      {name}
    </button>
  ) : null;
}

function Page({ refuses = false }: { refuses?: boolean }) {
  const [shown, setShown] = useState({ lower: false, upper: false });
  setOpen = async (name, value) => {
    act(() => setShown((now) => ({ ...now, [name]: value })));
    // An entry is pushed a task later.
    await new Promise((done) => setTimeout(done, 0));
  };
  return (
    <>
      <Surface name="lower" open={shown.lower} onClose={() => setShown((now) => ({ ...now, lower: false }))} />
      <Surface name="upper" open={shown.upper} onClose={() => setShown((now) => ({ ...now, upper: refuses }))} />
    </>
  );
}

/** What storage shows again, or not, after a reload. */
function Restored({ again, useBackCloses: useOwn }: { again: boolean; useBackCloses: typeof useBackCloses }) {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(again), [again]);
  useOwn(open, () => setOpen(false));
  return open ? <button type="button">lower</button> : null;
}

const shown = () => screen.queryAllByRole('button').map((button) => button.textContent);
const depth = () => (window.history.state as { openSurfaces?: number } | null)?.openSurfaces ?? 0;

describe('the history of surfaces', () => {
  beforeEach(async () => {
    await waitFor(() => expect(depth()).toBe(0));
  });

  it('closes one surface a step, from the top', async () => {
    render(<Page />);
    await setOpen('lower', true);
    await setOpen('upper', true);
    expect(depth()).toBe(2);
    window.history.back();
    await waitFor(() => expect(shown()).toEqual(['lower']));
    window.history.back();
    await waitFor(() => expect(shown()).toEqual([]));
    expect(depth()).toBe(0);
  });

  it('does not close what has opened since for an own step back that arrives late', async () => {
    const back = window.history.back.bind(window.history);
    vi.spyOn(window.history, 'back').mockImplementationOnce(() => void setTimeout(back, 600));
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    render(<Page />);
    await setOpen('lower', true);
    act(() => screen.getByRole('button').click());
    await waitFor(() => expect(shown()).toEqual([]));
    await setOpen('upper', true);
    await arrived;
    await waitFor(() => expect(window.history.state).toMatchObject({ openSurfaces: 1 }));
    expect(shown()).toEqual(['upper']);
    back();
    await waitFor(() => expect(shown()).toEqual([]));
  });

  it('leaves the entry of a surface that its owner has closed', async () => {
    render(<Page />);
    await setOpen('lower', true);
    await setOpen('lower', false);
    await waitFor(() => expect(depth()).toBe(0));
  });

  it('leaves an entry that Forward has reached and that shows nothing', async () => {
    render(<Page />);
    await setOpen('lower', true);
    window.history.back();
    await waitFor(() => expect(shown()).toEqual([]));
    const left = vi.fn();
    window.addEventListener('popstate', left);
    window.history.forward();
    await waitFor(() => expect(left).toHaveBeenCalledTimes(2));
    window.removeEventListener('popstate', left);
    expect(depth()).toBe(0);
    expect(shown()).toEqual([]);
  });

  it('opens another surface while the entry of the former is being left', async () => {
    render(<Page />);
    await setOpen('lower', true);
    act(() => screen.getByRole('button', { name: 'lower' }).click());
    await setOpen('upper', true);
    await waitFor(() => expect(shown()).toEqual(['upper']));
    await waitFor(() => expect(depth()).toBe(1));
  });

  it.each([true, false])(
    'after a reload, with the surface shown again %s, keeps its entry or leaves it',
    async (again) => {
      window.history.pushState({ openSurfaces: 1 }, '');
      const entries = window.history.length;
      vi.resetModules();
      const { useBackCloses: useBackClosesAnew } = await import('@/components/ui/use-back-closes');
      const back = vi.spyOn(window.history, 'back');
      render(<Restored again={again} useBackCloses={useBackClosesAnew} />);
      if (!again) return waitFor(() => expect(depth()).toBe(0));
      await new Promise((done) => setTimeout(done, 150));
      expect([shown(), depth(), window.history.length]).toEqual([['lower'], 1, entries]);
      expect(back).not.toHaveBeenCalled();
      back.mockRestore();
      window.history.back();
      await waitFor(() => expect(shown()).toEqual([]));
    },
  );

  it('gives a surface another entry that its owner keeps open', async () => {
    render(<Page refuses />);
    await setOpen('upper', true);
    window.history.back();
    await waitFor(() => expect(depth()).toBe(1));
    expect(shown()).toEqual(['upper']);
  });

  it('goes on even where a web view swallows the step back', async () => {
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
    const goOn = vi.fn();
    stepBackThen(goOn);
    await waitFor(() => expect(goOn).toHaveBeenCalledOnce());
    back.mockRestore();
  });

  it('lets a navigation take the place of the entry', async () => {
    render(<Page />);
    await setOpen('lower', true);
    expect(surfaceDepth()).toBe(1);
    expect(giveUpSurfaceEntry()).toBe(true);
    expect(surfaceDepth()).toBe(0);
    expect(giveUpSurfaceEntry()).toBe(false);
  });
});
