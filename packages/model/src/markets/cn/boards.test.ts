import { describe, expect, it } from 'vitest';
import { cnBoardOf } from './boards.ts';

describe('the board of a mainland code', () => {
  it.each([
    ['SH:600519', 'sse-main'],
    ['SH:601318', 'sse-main'],
    ['SH:605499', 'sse-main'],
    ['SH:688981', 'star'],
    ['SH:689009', 'star'],
    ['SH:510300', 'sse-fund'],
    ['SH:588000', 'sse-fund'],
    ['SZ:000001', 'szse-main'],
    ['SZ:002594', 'szse-main'],
    ['SZ:300750', 'chinext'],
    ['SZ:301269', 'chinext'],
    ['SZ:302132', 'chinext'],
    ['SZ:159915', 'szse-fund'],
    ['BJ:430047', 'bse'],
    ['BJ:830799', 'bse'],
    ['BJ:873169', 'bse'],
    ['BJ:889001', 'bse'],
    ['BJ:920002', 'bse'],
  ] as const)('of %s is %s', (id, board) => {
    expect(cnBoardOf(id)).toBe(board);
  });

  it.each(['SH:^000300', 'SH:000001', 'SH:900901', 'SZ:200011', 'SZ:600519', 'SH:300750', 'BJ:600519'] as const)(
    'of %s is unknown, and no rule is guessed',
    (id) => {
      expect(cnBoardOf(id)).toBeNull();
    },
  );
});
