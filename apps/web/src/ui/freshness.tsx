import { useTranslation } from 'react-i18next';
import { cx } from '../lib/cx.ts';
import { useDates } from '../lib/use-dates.ts';

export type FreshnessState = 'live' | 'delayed' | 'last' | 'close' | 'stale';

export interface FreshnessProps {
  readonly state: FreshnessState;
  /** Instant the value speaks of. */
  readonly at: number;
  readonly zone?: string;
  readonly zoneMark?: string;
  /** Age in whole days, for stale values. */
  readonly staleDays?: number;
  /** Age in minutes, for delayed values and those stale for less than a day. */
  readonly delayMinutes?: number;
  /** Month, day, hour and minute only, for narrow places; the full time is then the title. */
  readonly short?: boolean;
}

const dots: Readonly<Record<FreshnessState, string>> = {
  live: 'bg-ok',
  delayed: 'bg-info',
  last: 'bg-[var(--text-3)]',
  close: 'bg-[var(--text-3)]',
  stale: 'bg-warn',
};

/** How current a value is, always with its absolute time. Green only when live; grey at the close. */
export function Freshness(props: FreshnessProps) {
  const { state, at, zone, zoneMark, staleDays = 0, delayMinutes = 15, short = false } = props;
  const { t } = useTranslation();
  const { dateTime, shortDateTime } = useDates();
  const full = dateTime(at, zone);
  const time = short ? shortDateTime(at, zone) : full;
  return (
    <span
      title={short ? full : undefined}
      className={cx(
        'num inline-flex items-center gap-1.5 text-caption',
        state === 'stale' ? 'rounded-chip bg-warn-wash px-1.5 text-warn' : 'text-3',
      )}
    >
      <span className={cx('size-[7px] shrink-0 rounded-full', dots[state])} aria-hidden="true" />
      <span>
        {t(`freshness.${state}`, { days: staleDays, hours: Math.floor(delayMinutes / 60), minutes: delayMinutes })}{' '}
        {time}
        {zoneMark !== undefined && ` ${zoneMark}`}
      </span>
    </span>
  );
}
