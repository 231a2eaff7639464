import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LiveMessage } from './LiveMessage.tsx';

it('comes into the page empty, since a text that comes with its region is not read', async () => {
  const { container } = render(<LiveMessage message="Orientation: 2 of 3 missions completed" />);
  expect(container.textContent).toBe('');
  const region = (await screen.findByText(/^Orientation/)).parentElement;
  expect(region?.getAttribute('aria-live')).toBe('polite');
  expect(region?.getAttribute('aria-atomic')).toBe('true');
});
