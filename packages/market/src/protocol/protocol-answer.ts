import { localText } from '@plumbline/model/local-text';
import type { Instrument } from '@plumbline/model/instrument';
import { codeOf } from '@plumbline/model/instrument';
import type { MarketEvent } from '@plumbline/model/market-event';
import type { NetworkColumn, NetworkSeries } from '@plumbline/model/network-series';
import type { Answer } from '@plumbline/model/ports';
import type { Source } from '@plumbline/model/source';
import type { NextHalving } from './next-halving.ts';
import { nextHalving } from './next-halving.ts';
import type { HalvingRule } from './protocol-events.ts';
import { halves, halvingRules, listedUntil, protocolEvents } from './protocol-events.ts';

const expected = localText(
  `${halves.en} (day expected from the supply)`,
  `${halves['zh-CN']}（按供应量推算的日期）`,
  `${halves['zh-HK']}（按供應量推算的日期）`,
);

/** The coin of a pair such as BTC-USD. */
function coinOf({ id, market }: Instrument): string {
  return market === 'crypto' ? (codeOf(id).split('-')[0] ?? '') : '';
}

/** The coins whose next halving needs a figure of the network. */
export function needsSupply(instrument: Instrument): boolean {
  return halvingRules.has(coinOf(instrument));
}

interface LastSupply {
  readonly value: number;
  readonly date: string;
  readonly knownAt: string;
}

function lastOf({ values, dates, knownAt }: NetworkColumn): LastSupply | null {
  const [value, date, known] = [values.at(-1), dates.at(-1), knownAt.at(-1)];
  return value === undefined || date === undefined || known === undefined ? null : { value, date, knownAt: known };
}

function supplyOf(networks: readonly Answer<NetworkSeries>[]): LastSupply | null {
  const found = networks.flatMap((answer) =>
    answer.status === 'unavailable'
      ? []
      : answer.value.columns.flatMap((column) => (column.metric === 'circulatingSupply' ? (lastOf(column) ?? []) : [])),
  );
  return found.reduce<LastSupply | null>(
    (latest, one) => (latest === null || one.date > latest.date ? one : latest),
    null,
  );
}

function projected(rule: HalvingRule, supply: LastSupply | null, past: readonly string[]): NextHalving {
  if (supply === null) return { ok: false, why: 'No source gave the supply, so the next halving is not dated.' };
  return nextHalving(rule, supply.value, supply.date, past);
}

/**
 * What is known of changes to a coin's network: the dated list, and the next halving where the rules and the supply give its day.
 * networks: what sources said of the network, for coins whose reward halves.
 */
export function protocolAnswer(
  instrument: Instrument,
  networks: readonly Answer<NetworkSeries>[],
  now: number,
): Answer<readonly MarketEvent[]> {
  const coin = coinOf(instrument);
  const listed = protocolEvents.filter((event) => event.coin === coin);
  const attempts = networks.flatMap((answer) => answer.attempts);
  if (listed.length === 0) {
    const reason = `No dated list covers changes to the network of ${coin === '' ? instrument.id : coin}.`;
    return { status: 'unavailable', code: 'not-covered', reason, attempts };
  }
  const events = listed.map(({ date, title, url }): MarketEvent => ({
    instrumentId: instrument.id,
    kind: 'token',
    date,
    knownAt: date,
    title,
    url,
  }));
  const source: Source = {
    id: `protocol-events-${coin}`,
    kind: 'reference',
    publisher: 'Plumbline',
    title: `${coin}: changes to the network, each with its page`,
    retrievedAt: now,
    asOf: listedUntil,
    locator: coin,
    simulated: false,
  };
  const rule = halvingRules.get(coin);
  if (rule === undefined) return { status: 'fresh', value: events, source, attempts };
  const past = listed.flatMap(({ title, date }) => (title === halves ? [date] : []));
  const supply = supplyOf(networks);
  const next = projected(rule, supply, past);
  if (!next.ok) return { status: 'fresh', value: events, source: { ...source, notes: [next.why] }, attempts };
  const due: MarketEvent = {
    instrumentId: instrument.id,
    kind: 'token',
    date: next.date,
    knownAt: supply?.knownAt ?? next.date,
    title: expected,
    url: rule.url,
    isEstimate: true,
  };
  const note = `The supply of ${supply?.date} means block ${next.height}; the reward halves at block ${next.block}.`;
  return { status: 'fresh', value: [...events, due], source: { ...source, notes: [note] }, attempts };
}
