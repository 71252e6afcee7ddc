import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LoadingOverlay } from '@/components/ui/loading-overlay';

describe('LoadingOverlay', () => {
  it('says exactly what the specification says, and only while its flag is up', () => {
    const { rerender } = render(<LoadingOverlay show />);
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    rerender(<LoadingOverlay show={false} />);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
