import { dayMs } from '@plumbline/model/date';
import { isLongerThanDay, type Interval } from '@plumbline/model/bar';
import { PlumblineError } from '@plumbline/model/errors';
import type { Market } from '@plumbline/model/market';
import { zoneOf } from '@plumbline/model/session-clock';
import { zoneOffsetMinutes } from '@plumbline/model/time-zone';

const minuteMs = 60_000;

/** On which trading day each bar lies, n values each. */
export interface TradeDays {
  /** Whole days since 1970-01-01 of the trading date, on the market's own clock. */
  readonly day: Int32Array;
  /** Index of the first bar of the same day. */
  readonly sessionStart: Int32Array;
}

/**
 * The trading days of bars. time: starts in epoch ms UTC, rising (a daily bar starts at 00:00 UTC of its trading date).
 * Throws `bad-input` for bars longer than a day: a market's daily rules cannot be applied to them.
 */
export function tradeDays(time: Float64Array, interval: Interval, market: Market): TradeDays {
  if (isLongerThanDay(interval)) {
    throw new PlumblineError(
      'bad-input',
      `Market rules hold per day: bars of ${interval} are too long. Use daily or shorter bars.`,
      {
        field: 'interval',
      },
    );
  }
  const zone = zoneOf(market);
  const day = new Int32Array(time.length);
  const sessionStart = new Int32Array(time.length);
  for (let i = 0; i < time.length; i += 1) {
    const offset = interval === '1d' ? 0 : zoneOffsetMinutes(zone, time[i]) * minuteMs;
    day[i] = Math.floor((time[i] + offset) / dayMs);
    sessionStart[i] = i > 0 && day[i] === day[i - 1] ? sessionStart[i - 1] : i;
  }
  return { day, sessionStart };
}
