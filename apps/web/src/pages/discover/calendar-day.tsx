import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { CalendarEvent } from '@plumbline/contract/discover';
import type { MarketId } from '@plumbline/model/instrument';
import { cx } from '../../lib/cx.ts';
import { safeLink } from '../../lib/safe-link.ts';
import { useDates } from '../../lib/use-dates.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Chip } from '../../ui/chip.tsx';

interface CalendarDayProps {
  readonly on: string;
  readonly isToday: boolean;
  /** Of the month before or after. */
  readonly isOutside: boolean;
  readonly most: number;
  readonly events: readonly CalendarEvent[];
  readonly closed: readonly { readonly market: MarketId; readonly isHalfDay: boolean }[];
  /** Shows all of the day. */
  readonly onMore: () => void;
}

/** One cell of the grid: the first events, exchanges that stay closed, and the way to the rest. */
export function CalendarDay({ on, isToday, isOutside, most, events, closed, onMore }: CalendarDayProps) {
  const { t } = useTranslation('discover');
  const { date } = useDates();
  const locale = useLocale();
  return (
    <li
      data-day={on}
      aria-current={isToday ? 'date' : undefined}
      className={cx('min-h-28 min-w-0 border-t border-l border-line p-2 first:border-l-0', isOutside && 'bg-2')}
    >
      <p className={cx('num text-caption', isToday ? 'font-semibold text-accent' : 'text-3')}>{date(on)}</p>
      {closed.map((one) => (
        <p key={one.market} className="truncate text-caption text-warn">
          {t(one.isHalfDay ? 'calendar.half' : 'calendar.closed', { market: t(`markets.${one.market}`) })}
        </p>
      ))}
      <ul className="mt-1 flex flex-col gap-0.5">
        {events.slice(0, most).map((one) => (
          <li key={`${one.instrument.id} ${one.kind} ${one.title.en}`} className="truncate text-caption">
            <Link
              to="/research"
              search={{ symbol: one.instrument.id }}
              className="inline-block max-w-full truncate text-1 hover:text-accent"
              title={one.title[locale]}
            >
              <b className="font-semibold">{one.instrument.symbol}</b> {t(`event.${one.kind}`)}
            </Link>
          </li>
        ))}
      </ul>
      {events.length > most && (
        <button type="button" className="min-h-6 text-caption text-accent hover:underline" onClick={onMore}>
          {t('calendar.more', { count: events.length - most })}
        </button>
      )}
    </li>
  );
}

/** One event of the list. */
export function EventLine({ event }: { readonly event: CalendarEvent }) {
  const { t } = useTranslation('discover');
  const locale = useLocale();
  const { instrument, kind, title, url } = event;
  const link = safeLink(url, window.location.origin);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
      <Chip>{t(`event.${kind}`)}</Chip>
      <Link
        to="/research"
        search={{ symbol: instrument.id }}
        className="text-ui font-semibold text-1 hover:text-accent"
      >
        {instrument.symbol} · {instrument.name[locale]}
      </Link>
      <span className="min-w-0 flex-1 basis-48 truncate text-ui font-normal text-2">
        {link === null ? (
          title[locale]
        ) : (
          <a href={link.href} target="_blank" rel="noreferrer" className="text-1 underline hover:text-accent">
            {title[locale]}
          </a>
        )}
      </span>
      <span className="text-caption text-3">{t(`markets.${instrument.market}`)}</span>
    </li>
  );
}
