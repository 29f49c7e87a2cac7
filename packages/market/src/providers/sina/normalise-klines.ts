import type { Interval } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';
import type { ListedRow } from '../listed/listed-row.ts';
import { dayTime } from '../listed/listed-row.ts';
import { readLocalTime } from '../listed/local-time.ts';
import { barMs } from '../venue/bar-time.ts';
import type { KlinesBody } from './schema.ts';

/** Rows with a day or the end of so many minutes → bars; volumes are shares here, not hands. */
export function normaliseKlines(body: KlinesBody, interval: Interval, symbol: string): readonly ListedRow[] {
  if (body === null) throw new PlumblineError('not-covered', `Sina does not know ${symbol}.`);
  return body.map(({ day, open, high, low, close, volume }) => {
    const local = interval === '1d' ? null : readLocalTime(day, 'Asia/Shanghai', 'Sina');
    return {
      date: local?.date ?? day,
      time: local === null ? dayTime(day, 'Sina') : local.at - barMs(interval),
      open: Number(open),
      high: Number(high),
      low: Number(low),
      close: Number(close),
      volume: Number(volume),
    };
  });
}
