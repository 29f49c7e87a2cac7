import { describe, expect, it } from 'vitest';
import { readTrigger, withoutTrigger } from './read-trigger.ts';

const atEnd = (text: string) => readTrigger(text, text.length);

describe('what the composer completes', () => {
  it.each([
    ['/', { kind: 'command', words: '', from: 0 }],
    ['/comp', { kind: 'command', words: 'comp', from: 0 }],
    ['@', { kind: 'mention', words: '', from: 0 }],
    ['How is @NV', { kind: 'mention', words: 'NV', from: 7 }],
    ['比较@茅台', { kind: 'mention', words: '茅台', from: 2 }],
    ['@Two averages', { kind: 'mention', words: 'Two averages', from: 0 }],
  ])('sees %s', (text, trigger) => expect(atEnd(text)).toEqual(trigger));

  it.each(['', 'How is NVDA', 'a/b', '/compare NVDA', 'ada@example.org', 'How is @NVDA ', '@a\nb'])(
    'sees nothing in %j',
    (text) => expect(atEnd(text)).toBeNull(),
  );

  it('reads up to the caret and puts the choice in its place', () => {
    const text = 'How is @NV doing';
    const trigger = readTrigger(text, 10);
    expect(trigger).toEqual({ kind: 'mention', words: 'NV', from: 7 });
    if (trigger === null) return;
    expect(withoutTrigger(text, trigger, 10)).toEqual(['How is doing', 7]);
    expect(withoutTrigger('/co', { kind: 'command', words: 'co', from: 0 }, 3, '/compare ')).toEqual(['/compare ', 9]);
  });
});
