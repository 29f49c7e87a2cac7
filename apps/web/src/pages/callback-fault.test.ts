import { describe, expect, it } from 'vitest';
import { ApiError } from '../lib/api.ts';
import { callbackFault, finishFault } from './callback-fault.ts';

const failure = (code: 'bad-input' | 'network' | 'not-found', details = {}): ApiError =>
  new ApiError({ code, message: '', action: '', id: null, status: 400, details });

describe('a return from sign-in', () => {
  it('says by its address what is wrong with it, and leaves the rest to the server', () => {
    expect(callbackFault({ code: 'x' }, true)).toBe('incomplete');
    expect(callbackFault({}, true)).toBe('incomplete');
    expect(callbackFault({ error: 'access_denied' }, true)).toBe('refused');
    expect(callbackFault({ code: 'x', state: 'y' }, false)).toBe('offline');
    expect(callbackFault({ code: 'x', state: 'y' }, true)).toBeNull();
  });

  it('says what the server found', () => {
    expect(finishFault(failure('bad-input', { fault: 'mismatch' }))).toBe('mismatch');
    expect(finishFault(failure('bad-input', { fault: 'taken' }))).toBe('taken');
    expect(finishFault(failure('bad-input', { fault: 'something' }))).toBe('unavailable');
    expect(finishFault(failure('network'))).toBe('offline');
    expect(finishFault(failure('not-found'))).toBe('off');
    expect(finishFault(new TypeError('no'))).toBe('unavailable');
  });
});
