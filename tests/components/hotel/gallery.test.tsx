import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GalleryOpener } from '@/components/hotel/gallery-opener';
import type { PictureSource } from '@/components/ui/picture';
import hotels from '@/messages/en/hotels.json';
import { installModalShim } from '../ui/modal-shim';

const picture = (name: string): PictureSource => ({
  path: `/pictures/house/${name}`,
  widths: [480, 1600],
  formats: ['avif', 'webp'],
  aspectRatio: '3:2',
  color: '#334455',
  alt: `The ${name}`,
});
const pictures = ['front', 'lobby', 'pool'].map(picture);
const { detail, lightbox } = hotels;

beforeEach(() => {
  installModalShim();
  // Of what browsers give by now: a promise.
  Element.prototype.scrollTo = vi.fn(async () => undefined) as never;
  window.matchMedia = ((query: string) => ({ matches: query.includes('reduce') })) as never;
  render(
    <NextIntlClientProvider locale="en" messages={{ hotels }}>
      <GalleryOpener pictures={pictures}>
        {pictures.map(({ path, alt }, index) => (
          <a key={path} href={`${path}-1600.webp`} data-picture={index}>
            {alt}
          </a>
        ))}
        <a href="#elsewhere">elsewhere</a>
      </GalleryOpener>
    </NextIntlClientProvider>,
  );
});

const link = (name: string) => screen.getByRole('link', { name });
const opened = async (number: number) => {
  const gallery = await screen.findByRole('dialog', { name: detail.gallery });
  await waitFor(() => expect(gallery).toHaveTextContent(`Photo ${number} of 3`));
  return gallery;
};

describe('the pictures of a hotel', () => {
  it('open at the one that was pressed, and close by their button', async () => {
    await userEvent.click(link('The lobby'));
    await opened(2);
    await userEvent.click(screen.getByRole('button', { name: lightbox.close }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('move by arrows, Home and End, and stop at both ends', async () => {
    await userEvent.click(link('The front'));
    const gallery = await opened(1);
    const press = async (key: string, number: number) => {
      fireEvent.keyDown(gallery, { key });
      await opened(number);
    };
    await press('ArrowLeft', 1);
    expect(screen.getByRole('button', { name: lightbox.previous })).toBeDisabled();
    await press('ArrowRight', 2);
    await press('End', 3);
    expect(screen.getByRole('button', { name: lightbox.next })).toBeDisabled();
    await press('ArrowRight', 3);
    await press('Home', 1);
  });

  it('follow a finger: the number is that of the picture the strip came to rest at', async () => {
    await userEvent.click(link('The front'));
    const gallery = await opened(1);
    const strip = gallery.querySelector('ul') as HTMLElement;
    Object.defineProperties(strip, { scrollLeft: { value: 780 }, clientWidth: { value: 390 } });
    fireEvent.scroll(strip);
    await opened(3);
  });

  /** A strip of 390 px pictures; `snapsBack` says whether a layout ends every smooth scroll before it has moved. */
  const stripOf = (gallery: HTMLElement, snapsBack: boolean) => {
    window.matchMedia = (() => ({ matches: false })) as never;
    const strip = gallery.querySelector('ul') as HTMLElement;
    Object.defineProperties(strip, { scrollLeft: { value: 0, writable: true }, clientWidth: { value: 390 } });
    strip.scrollTo = vi.fn(({ left, behavior }: ScrollToOptions) => {
      if (behavior === 'smooth' && snapsBack) return;
      strip.scrollLeft = left ?? 0;
      fireEvent.scroll(strip);
    }) as never;
    return strip;
  };

  it.each([false, true])('reach what a key asked for, also where a layout snaps the strip back (%s)', async (snaps) => {
    await userEvent.click(link('The front'));
    const gallery = await opened(1);
    const strip = stripOf(gallery, snaps);
    for (const [key, number] of [
      ['End', 3],
      ['ArrowLeft', 2],
      ['Home', 1],
    ] as const) {
      fireEvent.keyDown(gallery, { key });
      await waitFor(() => expect(strip.scrollLeft).toBe((number - 1) * 390));
      await opened(number);
    }
  });

  it('follow a hand that takes the strip over, not a key that was pressed before', async () => {
    await userEvent.click(link('The front'));
    const gallery = await opened(1);
    const strip = stripOf(gallery, true);
    fireEvent.keyDown(gallery, { key: 'End' });
    // Without a pause: after one, the strip at rest would be led to the picture that the key asked for.
    expect(gallery).toHaveTextContent('Photo 3 of 3');
    fireEvent.touchStart(strip);
    strip.scrollLeft = 390;
    fireEvent.scroll(strip);
    await opened(2);
    expect(strip.scrollTo).toHaveBeenCalledTimes(1);
  });

  it('leave a press with a key held, and other links, to the browser', async () => {
    const seen: boolean[] = [];
    const stop = (event: Event) => {
      seen.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', stop);
    fireEvent.click(link('The pool'), { ctrlKey: true });
    fireEvent.click(link('elsewhere'));
    document.removeEventListener('click', stop);
    expect(seen).toEqual([false, false]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
