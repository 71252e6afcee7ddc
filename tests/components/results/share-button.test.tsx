import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ShareButton } from '@/components/results/share-button';

const texts = { action: 'Share', copied: 'Link copied', failed: 'It could not be copied' };
const press = async () => {
  render(<ShareButton title="Jeju · Dec 24" texts={texts} />);
  await userEvent.click(screen.getByRole('button', { name: texts.action }));
};
const offer = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value });

beforeEach(() => {
  window.history.replaceState(null, '', '/en/search?checkIn=2026-12-24#results');
});
afterEach(() => {
  offer('share', undefined);
});

describe('sharing a search', () => {
  it('hands the address to the device where it has a sheet for it, without the place on the page', async () => {
    const share = vi.fn(async () => undefined);
    offer('share', share);
    await press();
    expect(share).toHaveBeenCalledWith({
      title: 'Jeju · Dec 24',
      url: `${window.location.origin}/en/search?checkIn=2026-12-24`,
    });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says where it cannot', async () => {
    const user = userEvent.setup();
    render(<ShareButton title="Jeju" texts={texts} />);
    offer('clipboard', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
    await user.click(screen.getByRole('button', { name: texts.action }));
    expect(screen.getByRole('status')).toHaveTextContent(texts.failed);
  });

  it('says nothing where the visitor closes the sheet, and copies where the sheet fails', async () => {
    const writeText = vi.fn(async () => undefined);
    const user = userEvent.setup();
    offer('clipboard', { writeText });
    offer('share', () => Promise.reject(new DOMException('closed', 'AbortError')));
    render(<ShareButton title="Jeju" texts={texts} />);
    await user.click(screen.getByRole('button', { name: texts.action }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    offer('share', () => Promise.reject(new DOMException('no', 'NotAllowedError')));
    await user.click(screen.getByRole('button', { name: texts.action }));
    expect(writeText).toHaveBeenCalledOnce();
    expect(screen.getByRole('status')).toHaveTextContent(texts.copied);
  });
});
