import { describe, expect, it } from 'vitest';
import { tileLetters } from './ticker-tile.tsx';

describe('ticker tile', () => {
  it.each([
    ['NVIDIA', 'NV'],
    ['Tencent Holdings', 'TH'],
    ['贵州茅台', '贵'],
    ['BTC-USD', 'BU'],
    ['3M', '3M'],
    ['', ''],
  ])('draws %s as %s', (name, letters) => {
    expect(tileLetters(name)).toBe(letters);
  });
});
