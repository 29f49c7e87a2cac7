import { sliceColumns } from '@plumbline/model/bar';
import type { BarColumns } from '@plumbline/model/bar';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import { relatedListings } from '../resolve/related-listings.ts';
import type { PricePath } from './price-path.ts';
import { between, normalAt } from './random.ts';
import { readAt } from './read-at.ts';
import { lifeOf } from './simulation.ts';
import type { Simulated } from './simulation.ts';
import { streamKey } from './stream-key.ts';
import { roundPrice } from './trade-session.ts';

/** What votes and turnover are worth: classes stand this far apart, and come back to each other within as many sessions. */
const gapVol = 0.006;
const gapSessions = 15;

const mains = new Map<InstrumentId, Instrument | null>();

const listedOnOf = ({ listedOn }: Instrument): string => listedOn ?? '';

/** The class of a company listed in the same currency that was there first and that the others follow; null when it is that itself. */
function mainClassOf(instrument: Instrument): Instrument | null {
  const known = mains.get(instrument.id);
  if (known !== undefined) return known;
  const isClass = ({ kind, market, currency, sharesPerUnit }: Instrument): boolean =>
    kind === 'stock' && market === 'us' && currency === instrument.currency && sharesPerUnit !== undefined;
  const others = isClass(instrument) ? relatedListings(instrument).map((one) => one.instrument) : [];
  const [main] = [instrument, ...others.filter(isClass)].toSorted(
    (a, b) => listedOnOf(a).localeCompare(listedOnOf(b)) || b.id.localeCompare(a.id),
  );
  const found = main === undefined || main.id === instrument.id ? null : main;
  mains.set(instrument.id, found);
  return found;
}

/** Log distance of a class from its main one on a session; nothing later changes it. */
function gapOn(key: number, session: number): number {
  let sum = 0;
  for (let back = 0; back < gapSessions; back++) sum += normalAt(key, 1_000 + session - back);
  return (gapVol * sum) / Math.sqrt(gapSessions);
}

function columnsOf(main: Simulated, instrument: Instrument, from: number, to: number, ratio: number): BarColumns {
  const { path, profile } = main;
  const key = streamKey(main.seed, 'class', instrument.id);
  const part = sliceColumns(path.columns, from, to);
  const turnover = between(key, 1, 0.4, 0.9) / ratio;
  const priced = (price: number, gap: number): number => roundPrice(price * ratio * Math.exp(gap), profile.decimals);
  const made = {
    ...part,
    open: part.open.slice(),
    high: part.high.slice(),
    low: part.low.slice(),
    close: part.close.slice(),
  };
  for (let row = 0; row < part.time.length; row++) {
    const session = readAt(path.session, from + row);
    const [before, gap] = [gapOn(key, session - 1), gapOn(key, session)];
    const [open, close] = [priced(readAt(part.open, row), before), priced(readAt(part.close, row), gap)];
    made.open[row] = open;
    made.close[row] = close;
    made.high[row] = Math.max(open, close, priced(readAt(part.high, row), (before + gap) / 2));
    made.low[row] = Math.min(open, close, priced(readAt(part.low, row), (before + gap) / 2));
  }
  return { ...made, volume: part.volume.map((volume) => Math.round(volume * turnover)) };
}

function actionOf(action: CorporateAction, instrumentId: InstrumentId, ratio: number): CorporateAction {
  if (action.kind === 'split') return { ...action, instrumentId };
  return { ...action, instrumentId, amount: Number((action.amount * ratio).toPrecision(12)) };
}

/** Units of the main class that one unit of this one stands for: 1,500 Class B shares for one of Class A. */
function unitsOfMain(instrument: Instrument, main: Instrument): number {
  return (instrument.sharesPerUnit ?? 1) / (main.sharesPerUnit ?? 1);
}

function asClass(main: Simulated, instrument: Instrument): Simulated {
  const { path, timeline } = main;
  const unit = unitsOfMain(instrument, main.instrument);
  const { first, last } = lifeOf(instrument, timeline);
  const from = path.session.findIndex((session) => session >= first);
  const after = path.session.findIndex((session) => session > last);
  const to = after < 0 ? path.session.length : after;
  const began = readAt(path.columns.time, from);
  const own: PricePath = {
    instrument,
    first,
    session: path.session.subarray(from, to),
    columns: columnsOf(main, instrument, from, to, unit),
    actions: path.actions
      .filter(({ exDate }) => Date.parse(exDate) > began)
      .map((action) => actionOf(action, instrument.id, unit)),
    reports: path.reports,
  };
  return { ...main, instrument, path: own, main: { of: main, unit } };
}

/** Share classes of one company are one company: the same statements and events, and nearly the same price. */
export function withShareClasses(
  simulate: (instrument: Instrument) => Simulated,
): (instrument: Instrument) => Simulated {
  const kept = new WeakMap<PricePath, Map<Instrument, Simulated>>();
  return (instrument) => {
    const main = mainClassOf(instrument);
    if (main === null) return simulate(instrument);
    const simulated = simulate(main);
    const classes = kept.get(simulated.path) ?? new Map<Instrument, Simulated>();
    kept.set(simulated.path, classes);
    const known = classes.get(instrument);
    // The timeline knows the time of day; the path only the day.
    const made =
      known === undefined
        ? asClass(simulated, instrument)
        : { ...known, timeline: simulated.timeline, factor: simulated.factor };
    classes.set(instrument, made);
    return { ...made, main: { of: simulated, unit: made.main?.unit ?? 1 } };
  };
}
