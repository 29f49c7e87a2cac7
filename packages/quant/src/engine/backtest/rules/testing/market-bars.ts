import { dateOf, timeOf } from '@plumbline/model/date';
import type { BarColumns } from '@plumbline/model/bar';
import { marketOf, type InstrumentId } from '@plumbline/model/instrument';
import type { RunExtras } from '../../book.ts';
import { marketById } from '@plumbline/model/market-by-id';
import { tenThousandths, type Rulebook } from './rulebook.ts';

/**
 * Daily bars on the real sessions of a market from a date on, wild enough to meet every rule: gaps to and beyond the
 * daily limit, days locked at it, halts, prices on the market's own steps. random: a generator in [0, 1).
 */
export function marketBars(
  instrumentId: InstrumentId,
  book: Rulebook,
  from: string,
  length: number,
  random: () => number,
  extras: RunExtras = {},
): BarColumns {
  const market = marketById(marketOf(instrumentId));
  const dates = market.sessions(from, market.calendarTo).slice(0, length);
  const columns = Array.from({ length: 6 }, () => new Float64Array(dates.length));
  const [time, open, high, low, close, volume] = columns;
  let last = tenThousandths(20 + 60 * random());
  last -= last % 100;
  for (let i = 0; i < dates.length; i += 1) {
    const date = dates[i]?.date ?? '';
    time[i] = timeOf(date);
    // What goes off with a bonus issue or a dividend is not a loss: limits are measured from what is left.
    last = Math.max(1000, last / (extras.splits?.[i] ?? 1) - 10_000 * (extras.dividends?.[i] ?? 0));
    const limit = book.limit(dateOf(time[i]));
    const bound = (sign: 1 | -1): number =>
      limit === null
        ? sign === 1
          ? last * 2
          : Math.max(1000, last / 2)
        : Math.round(Math.floor((last * (100 + sign * limit) + 5000 + 1e-6) / 10_000) * 100);
    const stepped = (price: number): number => {
      const clipped = Math.min(Math.max(price, bound(-1)), bound(1));
      const tick = book.tick(date, clipped / 10_000);
      return Math.max(tick, Math.round(clipped / tick) * tick);
    };
    const draw = random();
    // Cheap prices have coarse steps: the walk turns up before it gets there.
    const isUp = () => last < 50_000 || random() < 0.5;
    const move = () =>
      stepped(last * (1 + (random() - (last < 50_000 ? 0.2 : 0.5)) * (limit === null ? 0.12 : limit / 40)));
    if (draw < 0.06) {
      // Locked for the whole session.
      const at = limit === null ? stepped(last) : bound(isUp() ? 1 : -1);
      [open, high, low, close].forEach((column) => (column[i] = at / 10_000));
      volume[i] = 500;
    } else if (draw < 0.1) {
      [open, high, low, close].forEach((column) => (column[i] = stepped(last) / 10_000));
      volume[i] = 0;
    } else {
      const prices = [draw < 0.2 ? bound(isUp() ? 1 : -1) : move(), move(), move(), move()].map(stepped);
      open[i] = (prices[0] ?? last) / 10_000;
      close[i] = (prices[1] ?? last) / 10_000;
      high[i] = Math.max(...prices) / 10_000;
      low[i] = Math.min(...prices) / 10_000;
      volume[i] = Math.floor(1000 + 1e6 * random());
    }
    last = tenThousandths(close[i]);
  }
  return { time, open, high, low, close, volume };
}
