import { expect, it } from 'vitest';
import { dayMs } from '@plumbline/model/date';
import type { Instrument } from '@plumbline/model/instrument';
import { bareInstrument } from '../resolve/code-readings.ts';
import type { ListId } from './market-lists.ts';
import { createMarketLists } from './market-lists.ts';

function listsOf(given: Partial<Record<ListId, readonly Instrument[]>>, mayAsk = true) {
  const asked: ListId[] = [];
  const waiting: (() => void)[] = [];
  const time = { now: Date.UTC(2026, 7, 22) };
  const lists = createMarketLists({
    ask: async (market) => {
      asked.push(market);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return given[market] ?? [];
    },
    mayAsk: async () => mayAsk,
    clock: { now: () => time.now },
  });
  const arrive = (): void => waiting.splice(0).forEach((resolve) => resolve());
  return { lists, asked, arrive, time };
}
const tencent = bareInstrument('HK:00700');
const moutai = bareInstrument('SH:600519');

it('gives what is at hand and reads what is due meanwhile, each market once', async () => {
  const { lists, asked, arrive } = listsOf({ hk: [tencent], cn: [moutai] });
  expect(await lists.atHand(['hk', 'cn'])).toEqual([]);
  expect(await lists.atHand(['hk', 'cn'])).toEqual([]);
  expect(asked).toEqual(['hk', 'cn']);
  const whole = lists.whole(['hk', 'cn']);
  await Promise.resolve();
  arrive();
  expect(await whole).toEqual([tencent, moutai]);
  // The same list, so that nobody indexes it anew.
  expect(await lists.atHand(['hk', 'cn'])).toBe(await lists.whole(['hk', 'cn']));
  expect(asked).toEqual(['hk', 'cn']);
});

it('asks again after a day, and after a minute where nobody gave one', async () => {
  const { lists, asked, arrive, time } = listsOf({ hk: [tencent] });
  await lists.atHand(['hk', 'cn']);
  arrive();
  await lists.whole(['hk', 'cn']);
  time.now += 61_000;
  await lists.atHand(['hk', 'cn']);
  expect(asked).toEqual(['hk', 'cn', 'cn']);
  time.now += dayMs;
  arrive();
  await lists.whole(['cn']);
  await lists.atHand(['hk']);
  expect(asked.filter((market) => market === 'hk')).toHaveLength(2);
});

it('asks nobody while no source has answered', async () => {
  const { lists, asked } = listsOf({ hk: [tencent] }, false);
  expect(await lists.whole(['hk'])).toEqual([]);
  expect(asked).toEqual([]);
});
