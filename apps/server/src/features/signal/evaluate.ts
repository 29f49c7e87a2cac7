import { setImmediate as nextTurn } from 'node:timers/promises';
import { dateOf, timeOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import { parseInstrumentId, type Instrument } from '@plumbline/model/instrument';
import type { Market } from '@plumbline/model/market';
import { averageDecimals, decimalsAt } from '@plumbline/model/price-decimals';
import type { SignalDraft } from '@plumbline/model/signal';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { errorOf } from '@plumbline/quant/engine/pool/failure';
import type { BacktestAsset } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { specOf, universeLoader, type UniverseData } from '../strategy/service.ts';
import { marketsOf } from './activation.ts';
import { closedBars, closeOf, decideBefore, firstBarAfter, nextBarAt } from '../../platform/closed-bars.ts';
import { dueSession } from '../../platform/due-session.ts';
import { mapSome } from '../../platform/map-some.ts';
import { namesPort } from '../../platform/market-handle.ts';
import type { SignalRequest } from './compute-signals.ts';
import { correctRestated } from './corrections.ts';
import {
  followedOf,
  foldLedger,
  heldBeside,
  readLedgers,
  type FoldedLedger,
  type Followed,
} from '../ledger/service.ts';
import { issueSignals } from './issue.ts';
import { evidenceOf, expectedOf } from './record.ts';
import type { ActivationRow } from './rows.ts';
import { streamOf } from './rows.ts';
import type { SignalDeps } from './deps.ts';
import { settleOutcomes } from './settle.ts';
import { activatedTests, findActive, takeTurns } from './store/activations.ts';
import { doubtOf, tellMissed, withhold, type Doubt } from './withhold.ts';

/** A strategy that is switched on, and what it has said so far. */
interface Situation {
  readonly activation: ActivationRow;
  readonly name: string;
  readonly spec: StrategySpec;
  readonly markets: readonly Market[];
  readonly followed: Followed;
}

/** A strategy with the prices that it is decided on. */
interface Look extends Situation {
  readonly universe: UniverseData;
}

/** What is to be decided after a bar. */
interface Decision extends Look {
  /** Start of the latest bar that closed. */
  readonly latest: number;
  /** Its close, of the market that closed last. */
  readonly until: number;
  readonly missed: readonly number[];
  readonly isTooLate: boolean;
}

/** Strategies taken between two turns of the loop, so that others have theirs. */
const atOnce = 8;

/** Makes something of each, a few at a time, and leaves out those of which it fails. An outage ends it. */
async function made<T extends Pick<Situation, 'activation'>, R>(
  all: readonly T[],
  failures: Failures,
  make: (one: T) => Promise<R> | R,
): Promise<readonly R[]> {
  const results: R[] = [];
  for (let from = 0; from < all.length; from += atOnce) {
    const some = all.slice(from, from + atOnce).map(async (one): Promise<readonly R[]> => {
      try {
        return [await make(one)];
      } catch (error) {
        failures.add(one, error);
        return [];
      }
    });
    results.push(...(await Promise.all(some)).flat());
    await nextTurn();
  }
  return results;
}

/** Why strategies of a group could not be evaluated. */
class Failures {
  readonly #all: (readonly [id: string, error: unknown])[] = [];

  add({ activation }: Pick<Situation, 'activation'>, error: unknown): void {
    if (error instanceof PlumblineError && error.code === 'store-unavailable') throw error;
    this.#all.push([activation.strategy_id, error]);
  }

  throwAny(): void {
    const [first] = this.#all;
    if (first === undefined) return;
    const [id, error] = first;
    const message = `${this.#all.length} strategies were not evaluated, ${id} among them: ${error instanceof Error ? error.message : String(error)}`;
    throw new Error(message, { cause: error });
  }
}

/** Those of the strategies that are on and have a session before them that is not decided. */
async function situationsOf(
  { store, clock }: SignalDeps,
  strategyIds: readonly string[],
): Promise<readonly Situation[]> {
  const now = clock.now();
  const active = (await findActive(store.db, strategyIds)).flatMap(({ spec: text, ...one }) => {
    const spec = specOf({ spec: text });
    const markets = marketsOf(spec);
    return markets.some((market) => isDue(market, one.activation, now)) ? [{ ...one, spec, markets }] : [];
  });
  const owners = active.map(({ activation }) => activation.owner_id);
  const ledgers = await readLedgers(store.db, owners);
  const folded = new Map<string, FoldedLedger>();
  for (const [owner, entries] of ledgers) folded.set(owner, foldLedger(entries));
  const none = foldLedger([]);
  return active.map((one) => ({
    ...one,
    followed: followedOf(folded.get(one.activation.owner_id) ?? none, one.activation),
  }));
}

function isDue(market: Market, { decided_until: until }: ActivationRow, now: number): boolean {
  const session = dueSession(market, now);
  return session !== null && until < closeOf(market, timeOf(session));
}

/** What closed since the last decision; null when nothing did. */
function decisionOf(look: Look, now: number): Decision | null {
  const { universe, activation, markets } = look;
  const closed = closedBars(universe.assets, activation.decided_until);
  if (closed.length === 0) return null;
  const latest = Math.max(...closed.map(({ time }) => time));
  const until = Math.max(...closed.map(({ closeAt }) => closeAt));
  const isTooLate = isPast(markets, latest, now);
  const missed = [...new Set(closed.map(({ time }) => time))]
    .filter((time) => isTooLate || time < latest)
    .toSorted((a, b) => a - b);
  return { ...look, latest, until, missed, isTooLate };
}

/** Whose next open has passed can only be told as missed: a decision now would be filled in the past. */
function isPast(markets: readonly Market[], latest: number, now: number): boolean {
  return markets.every((market) => decideBefore(market, latest) <= now);
}

function requestOf({ spec, universe, activation, followed, markets, latest, missed }: Decision): SignalRequest {
  const [first] = markets;
  if (first === undefined) throw new PlumblineError('internal', 'A strategy trades on no market.');
  const { signals, isGap } = followed;
  // In an archive what is decided on closed before the strategy was switched on.
  const startFrom = (at: number): number => firstBarAfter(universe.assets, Math.min(at, activation.decided_until));
  return {
    spec,
    universe,
    startTime: startFrom(activation.activated_at),
    nextTime: nextBarAt(first, latest),
    following: {
      startTime: startFrom(followed.since),
      signals,
      isGap: isGap || missed.length > 0,
    },
  };
}

interface Decided extends Decision {
  readonly drafts: readonly SignalDraft[];
}

/** Computes what strategies say; those that cannot be computed are left out. */
async function draftsOf(
  { computeSignals }: SignalDeps,
  decisions: readonly Decision[],
  failures: Failures,
): Promise<readonly Decided[]> {
  const inTime = decisions.filter(({ isTooLate }) => !isTooLate);
  const asked = await made(inTime, failures, (decision) => ({ decision, request: requestOf(decision) }));
  const outcomes = asked.length === 0 ? [] : await computeSignals(asked.map(({ request }) => request));
  const decided = asked.flatMap(({ decision }, n): readonly Decided[] => {
    const outcome = outcomes[n];
    if (outcome !== undefined && 'drafts' in outcome) return [{ ...decision, drafts: outcome.drafts }];
    failures.add(decision, outcome === undefined ? new Error('no answer came') : errorOf(outcome.failure));
    return [];
  });
  const tooLate = decisions.filter(({ isTooLate }) => isTooLate);
  return [...tooLate.map((decision) => ({ ...decision, drafts: [] })), ...decided];
}

/** Writes what was decided, all of it or nothing. */
async function write(deps: SignalDeps, decided: readonly Decided[]): Promise<void> {
  const { store, events, queue } = deps;
  if (decided.length === 0) return;
  const speaking = decided.filter(({ drafts }) => drafts.length > 0);
  const tests = await activatedTests(
    store.db,
    speaking.map(({ activation }) => activation.strategy_id),
  );
  const specs = new Map(speaking.map(({ activation, spec }) => [activation.strategy_id, spec]));
  const evidence = await evidenceOf(store.db, tests, (id) => specs.get(id));
  const decimalsOf = await decimalsIn(deps.market, speaking);
  await store.db.transaction().execute(async (trx) => {
    const turns = await takeTurns(trx, decided);
    const taken = decided.filter(({ activation }) => turns.has(activation.strategy_id));
    await tellMissed(deps, trx, taken);
    await issueSignals(
      deps,
      trx,
      taken.map(({ activation, name, drafts, universe }) => ({
        activation,
        strategyName: name,
        drafts,
        currencyOf: currencyIn([...universe.assets, ...universe.others]),
        decimalsOf,
        simulated: universe.simulated,
        // How often trades won in the part of the back-test that nothing was chosen on.
        chance: expectedOf(tests.get(activation.strategy_id)?.summary ?? null).hitRate,
        evidence: evidence.get(activation.strategy_id) ?? null,
      })),
    );
  });
  queue.wake();
  for (const owner of new Set(decided.map(({ activation }) => activation.owner_id))) events.announce(streamOf(owner));
}

/**
 * Issues the signals of activated strategies after a close. Idempotent: signals, ledger entries, messages and the marks of the
 * latest bars are written in one transaction, once. Missed bars are recorded as missed, never decided on later: where they left
 * the account and the strategy apart, a catch-up on the latest bar brings them together. Prices are read once for all of them,
 * each gets what it would get alone, and what fails of one stops none of the others.
 */
export async function evaluateStrategies(deps: SignalDeps, strategyIds: readonly string[]): Promise<void> {
  const { clock } = deps;
  const failures = new Failures();
  const load = universeLoader(deps.market);
  const looks = await made(await situationsOf(deps, strategyIds), failures, async (situation): Promise<Look> => {
    const { spec, followed } = situation;
    return { ...situation, universe: await load(spec, heldBeside(spec, followed)) };
  });
  const doubted: (Look & { readonly doubt: Doubt })[] = [];
  const sound: Look[] = [];
  for (const look of looks) {
    const doubt = doubtOf(look.universe, look.markets, clock.now());
    if (doubt === null) sound.push(look);
    else doubted.push({ ...look, doubt });
  }
  await withhold(deps, doubted);
  await correctRestated(deps, sound);

  const now = clock.now();
  const decisions = (await made(sound, failures, (look) => decisionOf(look, now))).flatMap((one) => one ?? []);
  const decided = await draftsOf(deps, decisions, failures);
  // What was computed for so long that its open has come is told as missed by the next try.
  const isLate = ({ markets, latest, isTooLate }: Decided): boolean =>
    !isTooLate && isPast(markets, latest, clock.now());
  const late = new Set(decided.filter(isLate));
  for (const one of late) failures.add(one, new Error('the next open came first'));
  const inTime = decided.filter((one) => !late.has(one));
  await write(deps, inTime);
  await settleOutcomes(deps, inTime);
  failures.throwAny();
}

function currencyIn(assets: readonly BacktestAsset[]): (instrumentId: string) => string {
  const currencies = new Map(assets.map(({ id, currency }) => [id, currency]));
  return (instrumentId) => currencies.get(instrumentId) ?? '';
}

/** Digits of the prices of signals, as a report prints them on that day. */
async function decimalsIn(market: SignalDeps['market'], decided: readonly Decided[]) {
  const named = decided.flatMap(({ drafts }) => drafts.map(({ instrumentId }) => instrumentId));
  const ids = [...new Set(named)].flatMap((id) => parseInstrumentId(id) ?? []);
  const port = await namesPort(market);
  // A name that cannot be looked up now keeps no signal back.
  const found = await mapSome(ids, async (id) => [id, await port.instrument(id).catch(() => null)] as const);
  const known = new Map<string, Instrument | null>(found);
  return ({ instrumentId, refPrice, barTime }: SignalDraft): number => {
    const instrument = known.get(instrumentId) ?? null;
    return instrument === null ? averageDecimals(refPrice) : decimalsAt(instrument, refPrice, dateOf(barTime));
  };
}
