import { useDates } from '../lib/use-dates.ts';

export interface DateTimeProps {
  readonly at: number;
  /** IANA zone of a market, with the mark printed beside it; absent: the reader's own zone. */
  readonly zone?: string;
  readonly zoneMark?: string;
}

/** An instant as year/month/day hour:minute:second, unless the reader chose another style. */
export function DateTime({ at, zone, zoneMark }: DateTimeProps) {
  const { dateTime } = useDates();
  return (
    <time dateTime={new Date(at).toISOString()} className="num whitespace-nowrap">
      {dateTime(at, zone)}
      {zoneMark !== undefined && ` ${zoneMark}`}
    </time>
  );
}
