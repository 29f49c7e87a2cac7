import { expect, it } from 'vitest';
import { nextTarget } from './composer-mode.ts';

it('lets Tab offer each other target once and then move on', () => {
  expect(nextTarget('research', 'research')).toBe('chat');
  expect(nextTarget('chat', 'research')).toBe('strategy');
  expect(nextTarget('strategy', 'research')).toBeNull();
  expect(nextTarget('strategy', 'strategy')).toBe('research');
  expect(nextTarget('chat', 'strategy')).toBeNull();
});
