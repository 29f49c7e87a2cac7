import { dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';

const weekS = 604_800;

/** 1970-01-04 was a Sunday; clocks change on Sundays, and no daily bar starts while they do. */
const firstSundayS = 3 * 86_400;

function offsetFormat(zone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  } catch (error) {
    throw new PlumblineError('provider-body', `Yahoo names a time zone that does not exist: ${zone}.`, {}, error);
  }
}

function offsetSeconds(format: Intl.DateTimeFormat, seconds: number): number {
  const name = format.formatToParts(seconds * 1000).find((part) => part.type === 'timeZoneName')?.value ?? '';
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(name);
  if (match === null) return 0;
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 3600 + Number(match[3]) * 60);
}

/** Calendar date in a zone of an instant in seconds. The zone's offset is looked up once a week, not once a bar. */
export function localDateReader(zone: string): (seconds: number) => string {
  const format = offsetFormat(zone);
  const weeks = new Map<number, number>();
  return (seconds) => {
    const week = Math.floor((seconds - firstSundayS) / weekS);
    const offset = weeks.get(week) ?? offsetSeconds(format, seconds);
    weeks.set(week, offset);
    return dateOf((seconds + offset) * 1000);
  };
}
