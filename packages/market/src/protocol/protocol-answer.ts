import { localText } from '@plumbline/model/local-text';
import { dateOf } from '@plumbline/model/date';
import type { Instrument } from '@plumbline/model/instrument';
import { codeOf } from '@plumbline/model/instrument';
import type { MarketEvent } from '@plumbline/model/market-event';
import type { NetworkSeries } from '@plumbline/model/network-series';
import type { Answer } from '@plumbline/model/ports';
import type { Source } from '@plumbline/model/source';
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
  readonly from: Exclude<Answer<NetworkSeries>, { readonly status: 'unavailable' }>;
}

function supplyOf(networks: readonly Answer<NetworkSeries>[]): LastSupply | null {
  const found = networks.flatMap((from): readonly LastSupply[] => {
    if (from.status === 'unavailable') return [];
    const column = from.value.columns.find(({ metric }) => metric === 'circulatingSupply');
    const [value, date, knownAt] = [column?.values.at(-1), column?.dates.at(-1), column?.knownAt.at(-1)];
    return value === undefined || date === undefined || knownAt === undefined ? [] : [{ value, date, knownAt, from }];
  });
  return found.toSorted((a, b) => a.date.localeCompare(b.date)).at(-1) ?? null;
}

function dueEvent({ id }: Instrument, { url }: HalvingRule, date: string, knownAt: string): MarketEvent {
  return { instrumentId: id, kind: 'token', date, knownAt, title: expected, url, isEstimate: true };
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
  // A clock that is set back knows nothing of what came later.
  const events = listed
    .filter(({ date }) => date <= dateOf(now))
    .map(({ date, title, url }): MarketEvent => ({
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
    titles: localText(
      `${coin}: changes to the network, each with its page`,
      `${coin}：网络变更，逐项附网页`,
      `${coin}：網絡變更，逐項附網頁`,
    ),
    retrievedAt: now,
    asOf: listedUntil,
    locator: coin,
    simulated: false,
  };
  const rule = halvingRules.get(coin);
  if (rule === undefined) return { status: 'fresh', value: events, source, attempts };
  const supply = supplyOf(networks);
  if (supply === null) {
    const notes = ['No source gave the supply, so the next halving is not dated.'];
    return { status: 'fresh', value: events, source: { ...source, notes }, attempts };
  }
  const past = listed.flatMap(({ title, date }) => (title === halves ? [date] : []));
  const next = nextHalving(rule, supply.value, supply.date, past);
  const note = next.ok
    ? `The supply of ${supply.date} means block ${next.height}; the reward halves at block ${next.block}.`
    : next.why;
  const value = next.ok ? [...events, dueEvent(instrument, rule, next.date, supply.knownAt)] : events;
  const told = { value, source: { ...source, notes: [note] }, attempts };
  if (supply.from.status === 'fresh') return { status: 'fresh', ...told };
  // A day worked out from an old supply is as old as that.
  const { ageMs, reason } = supply.from;
  return { status: 'stale', ...told, ageMs, reason };
}
