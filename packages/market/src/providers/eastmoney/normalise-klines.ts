import type { Interval } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import { codeOf } from '@plumbline/model/instrument';
import type { ListedRow } from '../listed/listed-row.ts';
import { dayTime } from '../listed/listed-row.ts';
import { readLocalTime } from '../listed/local-time.ts';
import { zones } from '../listed/zone.ts';
import { barMs } from '../venue/bar-time.ts';
import type { KlinesBody } from './schema.ts';

const plain = /^\d{1,15}(\.\d{1,6})?$/;

/** Half an hour: the servers drop whole addresses for longer than that. */
const heldOffMs = 1_800_000;

function numberOf(text: string | undefined, place: string, row: string): number {
  if (text !== undefined && plain.test(text)) return Number(text);
  throw new PlumblineError(
    'provider-body',
    `Eastmoney gives "${(text ?? '').slice(0, 30)}" as ${place} in "${row.slice(0, 60)}".`,
  );
}

interface GivenRow extends ListedRow {
  /** Turnover in the currency of the price. */
  readonly money: number;
}

function rowOf(text: string, instrument: Instrument, interval: Interval): GivenRow {
  const [when = '', open, close, high, low, volume, money] = text.split(',');
  const isDaily = interval === '1d' || interval === '1w' || interval === '1mo';
  const local = isDaily ? null : readLocalTime(when, zones[instrument.market], 'Eastmoney');
  return {
    date: local?.date ?? when,
    // Minutes are named by their end.
    time: local === null ? dayTime(when, 'Eastmoney') : local.at - barMs(interval),
    open: numberOf(open, 'the open', text),
    close: numberOf(close, 'the close', text),
    high: numberOf(high, 'the high', text),
    low: numberOf(low, 'the low', text),
    volume: numberOf(volume, 'the volume', text),
    money: numberOf(money, 'the turnover', text),
  };
}

const hand = 100;

/**
 * Shares per unit of volume, by the turnover of the newest bars (turnover = price × shares). On the mainland volumes count hands;
 * where the turnover does not bear it out they stay unknown. The turnover of an index proves nothing.
 */
function sharesPerUnit(rows: readonly GivenRow[], instrument: Instrument): number | null {
  if (instrument.market !== 'cn') return 1;
  if (instrument.kind === 'index') return hand;
  const traded = rows.findLast((row) => row.volume > 0 && row.money > 0);
  if (traded === undefined) return hand;
  const shares = traded.money / traded.volume / ((traded.high + traded.low) / 2);
  if (shares > hand * 0.8 && shares < hand * 1.25) return hand;
  return shares > 0.8 && shares < 1.25 ? 1 : null;
}

/** What the answer holds, or what it means that there is nothing: an unknown code, or being held off. */
export function dataOf({ rc, data }: KlinesBody, symbol: string): NonNullable<KlinesBody['data']> {
  if (rc === 100) throw new PlumblineError('not-covered', `Eastmoney does not know ${symbol}.`);
  if (data !== null && data !== undefined) return data;
  throw new PlumblineError('provider-limited', `Eastmoney holds us off: no data for ${symbol} (rc ${rc}).`, {
    retryAfterMs: heldOffMs,
  });
}

/** Rows of one security, in the order date, OPEN, CLOSE, HIGH, LOW, volume, turnover. */
export function normaliseKlines(
  body: KlinesBody,
  instrument: Instrument,
  interval: Interval,
): { readonly rows: readonly ListedRow[]; readonly isVolumeKnown: boolean } {
  const data = dataOf(body, instrument.id);
  const code = codeOf(instrument.id).replace('^', '').replace('.', '_');
  if (data.code !== code) {
    throw new PlumblineError('data-refused', `Eastmoney was asked for ${code} and answered for ${data.code}.`);
  }
  const given = data.klines.map((text) => rowOf(text, instrument, interval));
  const unit = sharesPerUnit(given, instrument);
  const rows = given.map(({ money: _, ...row }) => ({
    ...row,
    volume: unit === null ? Number.NaN : row.volume * unit,
  }));
  return { rows, isVolumeKnown: unit !== null };
}
