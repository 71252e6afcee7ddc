import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture, type PictureSource } from '@/components/ui/picture';

const source: PictureSource = {
  path: '/pictures/haneul-namsan/landscape',
  widths: [1920, 640, 1080],
  formats: ['webp', 'avif'],
  aspectRatio: '3:2',
  color: '#3f4a5c',
  alt: '남산의 밤',
};

describe('Picture', () => {
  it('offers AVIF first, each ready-made width once, smallest first', () => {
    const { container } = render(<Picture picture={source} sizes="100vw" />);
    const offered = container.querySelectorAll('source');
    expect([...offered].map(({ type }) => type)).toEqual(['image/avif']);
    expect(offered[0]?.srcset).toBe(
      [640, 1080, 1920].map((width) => `/pictures/haneul-namsan/landscape-${width}.avif ${width}w`).join(', '),
    );
    const image = screen.getByRole('img', { name: '남산의 밤' });
    expect(image).toHaveAttribute('src', '/pictures/haneul-namsan/landscape-1080.webp');
    expect(image).not.toHaveAttribute('srcset');
  });

  it.each([
    ['for the first picture of a page', { ...source }, true],
    ['where there is no other format', { ...source, formats: ['webp'] as const }, false],
  ])('offers each ready-made width as WebP too, %s', (_, picture, priority) => {
    render(<Picture picture={picture} sizes="100vw" priority={priority} />);
    const image = screen.getByRole('img', { name: '남산의 밤' });
    expect(image).toHaveAttribute(
      'srcset',
      [640, 1080, 1920].map((width) => `/pictures/haneul-namsan/landscape-${width}.webp ${width}w`).join(', '),
    );
    expect(image).toHaveAttribute('sizes', '100vw');
  });

  it('keeps its place before it arrives: ratio and colour', () => {
    const { container } = render(<Picture picture={{ ...source, aspectRatio: '4:5' }} sizes="50vw" />);
    const image = screen.getByRole('img');
    expect(Number(image.getAttribute('width')) / Number(image.getAttribute('height'))).toBeCloseTo(4 / 5);
    expect(container.querySelector('picture')).toHaveStyle({ backgroundColor: '#3f4a5c' });
  });

  it('waits until it is near, unless it is the first picture of the page', () => {
    const { rerender } = render(<Picture picture={source} sizes="100vw" />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
    rerender(<Picture picture={source} sizes="100vw" priority />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  });

  it('does with the one format that there is', () => {
    const { container } = render(<Picture picture={{ ...source, formats: ['avif'] }} sizes="100vw" />);
    expect(container.querySelectorAll('source')).toHaveLength(0);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/pictures/haneul-namsan/landscape-1080.avif');
  });
});
