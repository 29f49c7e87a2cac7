import { TickMarkType, type TickMarkFormatter } from 'lightweight-charts';
import { dateOf } from '@plumbline/model/date';

/**
 * A day on the axis with its month, `11/06`: where there is no room for the mark of a new month, a bare 6 would be one of the month
 * before. All other marks are those of the library.
 */
export const tickMark: TickMarkFormatter = (time, kind) => {
  if (kind !== TickMarkType.DayOfMonth) return null;
  if (typeof time === 'object') return [time.month, time.day].map((part) => String(part).padStart(2, '0')).join('/');
  const date = typeof time === 'string' ? time : dateOf(time * 1000);
  return date.slice(5).replace('-', '/');
};
