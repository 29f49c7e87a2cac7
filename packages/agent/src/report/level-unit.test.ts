import { formatFact } from '@plumbline/model/format';
import type { Instrument } from '@plumbline/model/instrument';
import { describe, expect, it } from 'vitest';
import { acme } from './testing/instruments.ts';
import { reportOn } from './testing/report-on.ts';

const hongKong: Instrument = {
  ...acme,
  id: 'HK:00700',
  market: 'hk',
  exchange: 'HKEX',
  currency: 'HKD',
  priceDecimals: 3,
};

describe('the digits of a price', () => {
  it.each([
    ['no more than the price step has, and two at least', 700, /^HK\$ [\d,]+\.\d{2}$/],
    ['three where the step is a thousandth', 0.1, /^HK\$ 0\.\d{3}$/],
  ])('are %s', async (_, firstPrice, shape) => {
    const { facts } = await reportOn(hongKong, { prices: { firstPrice, drift: 0 } });
    for (const id of ['price', 'movingAverage200', 'high52w']) {
      const fact = facts.find((one) => one.id === id);
      expect(fact === undefined ? id : formatFact(fact, 'en')).toMatch(shape);
    }
  });
});
