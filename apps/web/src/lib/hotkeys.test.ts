import { describe, expect, it } from 'vitest';
import { createHotkeyMatcher, type KeyPress } from './hotkeys.ts';

function key(name: string, extra: Partial<KeyPress> = {}): KeyPress {
  return { key: name, metaKey: false, ctrlKey: false, altKey: false, shiftKey: false, isComposing: false, ...extra };
}

const names = ['mod+k', 'mod+shift+l', '/', '?', 'n', 'g h', 'g r'] as const;
const log: string[] = [];
const map = Object.fromEntries(names.map((name) => [name, () => log.push(name)]));
const fresh = (singleKeys = true) => createHotkeyMatcher(map, { singleKeys });

describe('hotkeys', () => {
  it('reads ⌘ and Ctrl alike, also while typing', () => {
    expect(fresh().match(key('k', { metaKey: true }), 0, true)).toBe(map['mod+k']);
    expect(fresh().match(key('k', { ctrlKey: true }), 0, false)).toBe(map['mod+k']);
    expect(fresh().match(key('L', { ctrlKey: true, shiftKey: true }), 0, false)).toBe(map['mod+shift+l']);
  });

  it('leaves single keys alone while typing or when they are switched off', () => {
    expect(fresh().match(key('n'), 0, true)).toBeNull();
    expect(fresh(false).match(key('?', { shiftKey: true }), 0, false)).toBeNull();
    expect(fresh().match(key('?', { shiftKey: true }), 0, false)).toBe(map['?']);
  });

  it('takes two keys in turn within a short while', () => {
    const matcher = fresh();
    expect(matcher.match(key('g'), 0, false)).toBeNull();
    expect(matcher.match(key('r'), 800, false)).toBe(map['g r']);
    expect(matcher.match(key('g'), 1000, false)).toBeNull();
    expect(matcher.match(key('h'), 5000, false)).toBeNull();
  });

  it('forgets the first key after any other press', () => {
    const matcher = fresh();
    matcher.match(key('g'), 0, false);
    matcher.match(key('x'), 100, false);
    expect(matcher.match(key('r'), 200, false)).toBeNull();
  });

  it('ignores presses that build a character', () => {
    expect(fresh().match(key('n', { isComposing: true }), 0, false)).toBeNull();
    expect(fresh().match(key('k', { metaKey: true, isComposing: true }), 0, false)).toBeNull();
  });

  it('ignores Alt combinations, which type letters on many keyboards', () => {
    expect(fresh().match(key('n', { altKey: true }), 0, false)).toBeNull();
  });
});
