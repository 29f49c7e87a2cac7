import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Rows of docs/texts.md, which `gen` writes from every message table: English, mainland and Hong Kong Chinese. */
const rows = readFileSync(new URL('../docs/texts.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.slice(2, -2).split(' | '))
  .filter((cells) => cells.length === 3);

const column = (at, wrong) => rows.map((cells) => cells[at]).filter((text) => wrong.test(text));

describe('every text of the product', () => {
  it('is listed in three languages', () => {
    expect(rows.length).toBeGreaterThan(5000);
  });

  it.each([
    ['帳', '賬'],
    ['輝達', '英偉達'],
    ['貝塔', '啤打'],
    ['常態分佈', '正態分佈'],
    ['變異數', '方差'],
    ['賣(?:出|空)', '沽出, 沽空'],
    ['(?<!平)均線', '平均線'],
    ['利潤', '溢利'],
    ['金鑰', '密鑰'],
    ['股東權益回報率', '股本回報率'],
    ['最大回撤', '最大跌幅'],
    ['機率|軟體|網路|數位|影片', '概率, 軟件, 網絡, 數碼, 影片'],
    ['[嘅咩啲佢喺冇]|幾多|邊個|而家', 'written Chinese'],
  ])('has the words of Hong Kong: no %s, it is %s', (wrong) => {
    expect(column(2, new RegExp(wrong))).toEqual([]);
  });

  it('addresses the reader in one way', () => {
    expect([...column(1, /您/), ...column(2, /您/)]).toEqual([]);
  });

  it('writes a percentage without a space', () => {
    expect(column(0, /\d %(?![A-Za-z])/)).toEqual([]);
  });

  it('has no escape where a character should stand', () => {
    expect([0, 1, 2].flatMap((at) => column(at, /uff[0-9a-f]{2}/))).toEqual([]);
  });
});
