import { describe, expect, it } from 'vitest';
import { newDeviceId } from './device-id.ts';

describe('device id', () => {
  it('is the time in base 36 followed by the random part', () => {
    const at = Date.UTC(2026, 10, 21);
    const id = newDeviceId(at, Uint8Array.from([0, 35, 36, 71]));
    expect(id).toBe(`${at.toString(36)}0z0z`);
    expect(Number.parseInt(id.slice(0, 8), 36)).toBe(at);
  });
});
