import { isLongerThanDay } from '@plumbline/model/bar';
import { dateOf } from '@plumbline/model/date';
import { at } from '../bar-table.ts';
import type { SeriesCheck } from '../check.ts';
import { medianOf } from '../steps.ts';

/** Volume of a session cut off: less than this share of the usual and clearly less than the quietest session lately. */
const shareOfUsual = 0.3;
const shareOfLeast = 0.6;
const recentRows = 60;
const leastRows = 20;

function isThin(volume: Float64Array): boolean {
  const last = volume.length - 1;
  const traded = volume.subarray(Math.max(0, last - recentRows), last).filter((value) => value > 0);
  const own = at(volume, last);
  if (traded.length < leastRows || !(own > 0)) return false;
  return own < shareOfUsual * medianOf(traded) && own < shareOfLeast * Math.min(...traded);
}

/** The last bar of a session that had not ended: by the clock and the calendar, or by how little had been traded. */
export const checkPartialBar: SeriesCheck = ({ interval, columns: { time, volume } }, { now, market }) => {
  const last = time.length - 1;
  if (last < 1 || isLongerThanDay(interval)) return [];
  const date = dateOf(at(time, last));
  const tell = (why: string) => [
    { row: last, kind: 'partial-bar' as const, severity: 'warn' as const, why: `${date}: ${why}` },
  ];
  if (interval === '1d' && market !== null && date >= market.calendarFrom && date <= market.calendarTo) {
    const session = market.session(date);
    if (session !== null && session.openAt <= now && now < session.closeAt) return tell('the session has not ended');
  }
  return interval === '1d' && isThin(volume) ? tell('so little was traded that the session had hardly begun') : [];
};
