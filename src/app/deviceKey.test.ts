import { expect, it } from 'vitest';
import { deviceKey } from './deviceKey.ts';

it('begins with the installation', () => {
  expect(deviceKey('demo', 'progress', 'u1', 'e1')).toBe('demo/progress/u1/e1');
});

it('is another one for other parts, whatever they hold', () => {
  expect(deviceKey('demo', 'u1/e1')).toBe('demo/u1%2Fe1');
  expect(deviceKey('demo', 'u1', 'e1')).toBe('demo/u1/e1');
});
