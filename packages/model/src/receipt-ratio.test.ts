import { describe, expect, it } from 'vitest';
import type { Instrument } from './instrument.ts';
import { receiptRatio } from './receipt-ratio.ts';
import { sharesInUnit } from './security-kind.ts';

describe('the ratio that the title of a receipt states', () => {
  // Titles as exchanges list them.
  it.each([
    ['GSK plc American Depositary Shares (Each representing two Ordinary Shares)', 2],
    ['Sponsored ADR representing 10 Ordinary Share (Cayman Islands)', 10],
    ['American Depositary Shares (each representing the right to receive twenty (20) Series B Shares', 20],
    ['American Depositary Shares each representing thirty-five (35) Class A Ordinary Shares', 35],
    ['American Depositary Shares each representing two hundred (200) Ordinary Shares', 200],
    ['American Depositary Shares (each representing sixty-thousand (60000) Ordinary Shares)', 60_000],
    ['American depositary shares each representing sixteen Class A ordinary shares', 16],
    ['American Depositary Shares (every five of which represent two Class A Ordinary Shares)', 0.4],
    ['American Depositary Shares each two representing three Ordinary Shares)', 1.5],
    ['American Depositary Shares (representing 1/4th of a share of Common Stock)', 0.25],
    ['American Depositary Shares each representing one-half of one ordinary share', 0.5],
    ['American Depositary Shares (Each represents thirty (30) Class A ordinary shares)', 30],
    ['American Depositary Shares representing Class A ordinary shares', null],
    ['American Depositary Shares each representing one unit', null],
    ['American Depositary Shares each representing ten (10) Ordinary Participation Certificates', null],
    ['Airbus SE/ADR', null],
  ])('%s', (title, ratio) => {
    expect(receiptRatio(title)).toBe(ratio);
  });

  it('is that of the receipt, unless a record gives another, and of nothing else', () => {
    const of = (en: string, more: Partial<Instrument> = {}) => {
      const listed: Instrument = {
        id: 'US:ABCD',
        market: 'us',
        kind: 'stock',
        exchange: 'NYSE',
        currency: 'USD',
        name: { en, 'zh-CN': en, 'zh-HK': en },
        aliases: [],
        priceDecimals: 2,
      };
      return sharesInUnit({ ...listed, ...more }, true);
    };
    const title = 'ABCD plc American Depositary Shares each representing four ordinary shares';
    expect([of(title), of(title, { sharesPerUnit: 8 })]).toEqual([4, 8]);
    expect([of('ABCD plc American Depositary Shares'), of('ABCD plc')]).toEqual([null, null]);
  });
});
