import { describe, expect, it } from 'vitest';
import type { Instrument } from '@plumbline/model/instrument';
import type { SectionRow } from './store/cross-section.ts';
import { factorsAnswer } from './factors-answer.ts';

const from = '2026-11-13';
const date = '2026-11-20';

const instrumentOf = (id: `US:${string}` | `HK:${string}`): Instrument => ({
  id,
  kind: 'stock',
  market: id.startsWith('HK') ? 'hk' : 'us',
  exchange: 'X',
  currency: 'USD',
  name: { en: id, 'zh-CN': id, 'zh-HK': id },
  priceDecimals: 2,
  aliases: [],
});

interface Given {
  readonly change: number;
  readonly values?: SectionRow['values'];
  readonly asOf?: string;
  readonly start?: string;
}

function sectionOf(list: readonly Given[]): Parameters<typeof factorsAnswer>[1] {
  const known = list.map((_, at) => instrumentOf(`US:S${at}`));
  const rows = list.map(({ change, values = {}, asOf = date, start = from }, at): [string, SectionRow] => [
    `US:S${at}`,
    {
      instrumentId: `US:S${at}`,
      values,
      sector: null,
      price: 10,
      asOf,
      source: 'Exchange',
      figures: {},
      spark: [],
      week: { from: start, total: change, price: change },
      events: [],
      areEventsKnown: false,
    },
  ]);
  return { simulated: false, known: [...known, instrumentOf('HK:00001')], rows: new Map(rows) };
}

const weekOf = (list: readonly Given[], id: string) =>
  factorsAnswer('us', sectionOf(list)).factors.find((one) => one.id === id)?.week;

describe('factor returns', () => {
  it('are those of the highest third by what was known at the start, less the lowest', () => {
    // 30 companies: the ten with the highest momentum rose 2 %, the ten with the lowest fell 1 %.
    const list = Array.from({ length: 30 }, (_, at) => ({
      change: at >= 20 ? 0.02 : at < 10 ? -0.01 : 0.5,
      values: { momentum12To1: at },
    }));
    const answer = factorsAnswer('us', sectionOf(list));
    expect(answer).toMatchObject({ measured: 30, known: 30, session: { date, from, count: 30 } });
    const week = weekOf(list, 'momentum');
    expect([week?.highCount, week?.lowCount]).toEqual([10, 10]);
    expect(week?.high).toBeCloseTo(0.02, 12);
    expect(week?.low).toBeCloseTo(-0.01, 12);
    expect(weekOf(list, 'value')).toBeNull();
  });

  it('do not count as cheap from its start what fell in the week', () => {
    // All had a P/E of 20 or 40 a week ago. The dear ones then halved: today they are the cheap ones.
    const list = Array.from({ length: 30 }, (_, at) =>
      at < 15
        ? { change: 0, values: { priceToEarnings: 21 + at / 100 } }
        : { change: -0.5, values: { priceToEarnings: 20 - at / 100 } },
    );
    expect(weekOf(list, 'value')).toMatchObject({ high: 0, low: -0.5 });
    // Small ones stay small likewise: their size of a week ago is what counts.
    const sizes = Array.from({ length: 30 }, (_, at) =>
      at < 15 ? { change: 0, values: { marketCap: 100 + at } } : { change: -0.5, values: { marketCap: 90 + at } },
    );
    expect(weekOf(sizes, 'size')).toMatchObject({ high: 0, low: -0.5 });
  });

  it('are of one stretch of days alone, and of none where too few were measured', () => {
    const list = Array.from({ length: 30 }, (_, at) => ({ change: 0.01, values: { volatility: at } }));
    const others = [
      { change: 9, values: { volatility: 99 }, asOf: '2026-11-19' },
      { change: 9, values: { volatility: 98 }, start: '2026-11-12' },
    ];
    expect(factorsAnswer('us', sectionOf([...list, ...others])).session?.count).toBe(30);
    expect(weekOf([...list, ...others], 'lowVolatility')?.low).toBeCloseTo(0.01, 12);
    expect(weekOf(list.slice(3), 'lowVolatility')).toBeNull();
    expect(factorsAnswer('hk', sectionOf(list))).toMatchObject({ measured: 0, known: 1, session: null });
  });
});
