import { addDays } from '@plumbline/model/date';
import type { LocalText } from '@plumbline/model/locale';
import type { MarketEvent, MarketEventKind } from '@plumbline/model/market-event';
import { uniformAt } from './random.ts';
import { readAt } from './read-at.ts';
import { simulatedMacro } from './simulated-macro.ts';
import { simulatedTitles as titles } from './simulated-titles.ts';
import type { Simulated } from './simulation.ts';
import { streamKey } from './stream-key.ts';
import { firstSessionFrom, firstSimulatedDate } from './timeline.ts';

/** Days after the first trading day on which early holders may sell: half a year, on the mainland one and three years. */
const lockUpDays = { us: [180], hk: [180], cn: [365, 1095], crypto: [] } as const;

/** Index reviews take effect in June and December and are told two weeks before. */
const reviewDays = ['06-15', '12-15'] as const;
const reviewNoticeDays = 14;
const reviewChance = 0.06;

/** A coin's network is changed about every other year, told two months before; every fourth year fewer new coins appear. */
const upgradeChance = 0.5;
const upgradeNoticeDays = 60;
const scarcerEvery = 4;

function eventOf(
  { instrument, timeline }: Simulated,
  kind: MarketEventKind,
  date: string,
  knownAt: string,
  title: LocalText,
): readonly MarketEvent[] {
  const session = firstSessionFrom(timeline.sessions, date);
  if (session >= timeline.sessions.length) return [];
  return [{ instrumentId: instrument.id, kind, date: readAt(timeline.sessions, session).date, knownAt, title }];
}

function lockUps(simulated: Simulated): readonly MarketEvent[] {
  const { instrument } = simulated;
  const { listedOn } = instrument;
  if (instrument.kind !== 'stock' || listedOn === undefined || listedOn < firstSimulatedDate) return [];
  return lockUpDays[instrument.market].flatMap((days) =>
    eventOf(simulated, 'lock-up', addDays(listedOn, days), listedOn, titles.lockUp),
  );
}

/** Years in which the instrument traded, from the first full one on. */
function yearsOf({ path, timeline }: Simulated): readonly number[] {
  const first = Number(readAt(timeline.sessions, path.first).date.slice(0, 4)) + 1;
  const last = Number(readAt(timeline.sessions, timeline.sessions.length - 1).date.slice(0, 4));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
}

/** A share joins an index of its market, and only what has joined can leave it. */
function indexChanges(simulated: Simulated): readonly MarketEvent[] {
  const { instrument, seed } = simulated;
  if (instrument.kind !== 'stock') return [];
  const key = streamKey(seed, 'index', instrument.id);
  let isMember = false;
  return yearsOf(simulated).flatMap((year) =>
    reviewDays.flatMap((day, half) => {
      if (uniformAt(key, year * 2 + half) >= reviewChance) return [];
      isMember = !isMember;
      const date = `${year}-${day}`;
      const title = isMember ? titles.joinsIndex : titles.leavesIndex;
      return eventOf(simulated, 'index-change', date, addDays(date, -reviewNoticeDays), title);
    }),
  );
}

function tokenEvents(simulated: Simulated): readonly MarketEvent[] {
  const { instrument, seed } = simulated;
  if (instrument.kind !== 'crypto') return [];
  const key = streamKey(seed, 'token', instrument.id);
  return yearsOf(simulated).flatMap((year) => {
    const month = String(1 + Math.floor(uniformAt(key ^ 0x71, year) * 12)).padStart(2, '0');
    const date = `${year}-${month}-10`;
    const notice = addDays(date, -upgradeNoticeDays);
    const scarcer = year % scarcerEvery === 0;
    const title = scarcer ? titles.scarcer : titles.upgrade;
    return scarcer || uniformAt(key, year) < upgradeChance ? eventOf(simulated, 'token', date, notice, title) : [];
  });
}

/** Releases about the economy move the market as a whole, so they stand with its indices. */
function releases(simulated: Simulated): readonly MarketEvent[] {
  const { instrument, seed, timeline } = simulated;
  if (instrument.kind !== 'index' || instrument.market !== 'us') return [];
  const { knownAt } = simulatedMacro(seed, 'CPIAUCSL', timeline.now);
  return knownAt.flatMap((date) => eventOf(simulated, 'macro', date, date, titles.consumerPrices));
}

/** What a calendar of events holds beside results and payments: ends of lock-ups, index changes, releases, changes to coins. */
export function calendarEvents(simulated: Simulated): readonly MarketEvent[] {
  return [...lockUps(simulated), ...indexChanges(simulated), ...tokenEvents(simulated), ...releases(simulated)];
}
