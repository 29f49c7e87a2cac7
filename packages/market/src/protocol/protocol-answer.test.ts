import { describe, expect, it } from 'vitest';
import type { Instrument } from '@plumbline/model/instrument';
import type { NetworkSeries } from '@plumbline/model/network-series';
import type { Answer } from '@plumbline/model/ports';
import { catalogue } from '../resolve/catalogue.ts';
import { protocolAnswer } from './protocol-answer.ts';

const now = Date.UTC(2026, 10, 21);
function known(id: string): Instrument {
  const found = catalogue.find((instrument) => instrument.id === id);
  if (found === undefined) throw new Error(`${id} is not in the catalogue`);
  return found;
}
const bitcoin = known('CRYPTO:BTC-USD');

/** 840,000 blocks and 136,000 more, which is what the days since the last halving plan for, within a day. */
const supply = 19_687_500 + 136_000 * 3.125;
const network = (value: number): Answer<NetworkSeries> => ({
  status: 'fresh',
  value: {
    instrumentId: bitcoin.id,
    columns: [
      {
        metric: 'circulatingSupply',
        unit: 'coins',
        dates: ['2026-11-19', '2026-11-20'],
        knownAt: ['2026-11-20', '2026-11-21'],
        values: [value - 450, value],
        locator: 'circulating_supply',
        isDerived: false,
      },
    ],
  },
  source: {
    id: 'coins',
    kind: 'reference',
    publisher: 'A source',
    title: 'Supply',
    retrievedAt: now,
    asOf: '2026-11-20',
    locator: 'bitcoin',
    simulated: false,
  },
  attempts: [],
});

describe('events of a network', () => {
  it('end with the next halving, marked as an estimate and known since the supply was', () => {
    const answer = protocolAnswer(bitcoin, [network(supply)], now);
    if (answer.status === 'unavailable') throw new Error(answer.reason);
    expect(answer.value.at(-1)).toMatchObject({
      kind: 'token',
      // 74,000 blocks of ten minutes after the day of the supply.
      date: '2028-04-17',
      knownAt: '2026-11-21',
      isEstimate: true,
    });
    expect(answer.source.notes).toEqual([
      'The supply of 2026-11-20 means block 976000; the reward halves at block 1050000.',
    ]);
  });

  it('say why it is not dated when the supply cannot be right', () => {
    const answer = protocolAnswer(bitcoin, [network(supply / 2)], now);
    if (answer.status === 'unavailable') throw new Error(answer.reason);
    expect(answer.value.some(({ isEstimate }) => isEstimate)).toBe(false);
    expect(answer.source.notes?.[0]).toContain('the next halving is not dated');
  });

  it('are not covered for a coin that no list is about', () => {
    expect(protocolAnswer(known('CRYPTO:SOL-USD'), [], now)).toMatchObject({
      status: 'unavailable',
      code: 'not-covered',
      reason: 'No dated list covers changes to the network of SOL.',
    });
  });
});
