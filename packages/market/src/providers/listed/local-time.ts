import { PlumblineError } from '@plumbline/model/errors';
import type { MarketZone } from '@plumbline/model/time-zone';
import { instantOf } from '@plumbline/model/time-zone';
import { isDate } from '@plumbline/model/date';

/** Every way the sources write a local time: `20260806104333`, `2018/03/29 16:08:11`, `2026-05-13 15:00:03`, `202604101455`. */
const pattern = /^(\d{4})[-/]?(\d{2})[-/]?(\d{2})[ T]?(\d{2}):?(\d{2})(?::?(\d{2}))?$/;

/** A local time in a market's zone. */
export interface LocalTime {
  readonly date: string;
  /** Epoch ms UTC. */
  readonly at: number;
}

/** Reads a time on a market's clock; text that is none is refused, not guessed. */
export function readLocalTime(text: string, zone: MarketZone, publisher: string): LocalTime {
  const match = pattern.exec(text);
  const date = match === null ? '' : `${match[1]}-${match[2]}-${match[3]}`;
  const [hour, minute, second] = [Number(match?.[4]), Number(match?.[5]), Number(match?.[6] ?? 0)];
  if (match === null || !isDate(date) || hour > 24 || minute > 59 || second > 59) {
    throw new PlumblineError('provider-body', `${publisher} gives "${text.slice(0, 40)}" as a time.`);
  }
  return { date, at: instantOf(zone, date, hour * 60 + minute) + second * 1000 };
}
