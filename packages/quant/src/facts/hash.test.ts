import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnBytes, sha256, utf8 } from './hash.ts';

describe('sha256', () => {
  it('answers the examples of the standard', () => {
    expect(sha256(utf8('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256(utf8(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  it('equals the platform for texts and bytes of any length', () => {
    const platform = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => sha256(bytes) === platform(bytes)));
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => sha256(utf8(text)) === platform(text)),
    );
  });
});

describe('column bytes', () => {
  it('lays doubles out little-endian, column after column', () => {
    const bytes = columnBytes([Float64Array.of(1), Float64Array.of(-2, 0.5)]);
    expect([...bytes]).toEqual([0, 0, 0, 0, 0, 0, 240, 63, 0, 0, 0, 0, 0, 0, 0, 192, 0, 0, 0, 0, 0, 0, 224, 63]);
  });
});
