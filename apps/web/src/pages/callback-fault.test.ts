import { describe, expect, it } from 'vitest';
import { callbackFault } from './callback-fault.ts';

describe('a return from sign-in that nobody here asked for', () => {
  it('says what is wrong with it', () => {
    expect(callbackFault({ code: 'x', state: 'forged' }, true)).toBe('mismatch');
    expect(callbackFault({ code: 'x' }, true)).toBe('incomplete');
    expect(callbackFault({}, true)).toBe('incomplete');
    expect(callbackFault({ error: 'access_denied' }, true)).toBe('refused');
    expect(callbackFault({ code: 'x', state: 'y' }, false)).toBe('offline');
  });
});
