import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { addDays, dateOf } from '@plumbline/model/date';
import { calendarQuery } from '../../../lib/discover.ts';
import { useDates } from '../../../lib/use-dates.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { useNow } from '../../../lib/use-now.ts';
import { followedMarkets } from './followed-markets.ts';
import { TodayCardFrame, TodayRows, type CardMove } from './today-card.tsx';

/** Two weeks: a row of results is announced about as long before. */
const daysAhead = 14;

export interface AheadCardProps {
  readonly move: CardMove;
  /** The reader's own instruments. */
  readonly ids: readonly string[];
}

/** What is dated ahead for the reader's own instruments, and days on which their exchanges stay closed. */
export function AheadCard({ move, ids }: AheadCardProps) {
  const { t } = useTranslation('today');
  const { t: discover } = useTranslation('discover');
  const { date } = useDates();
  const locale = useLocale();
  const today = dateOf(useNow());
  const answer = useQuery(calendarQuery({ from: today, to: addDays(today, daysAhead), of: ids.join(',') }));
  const events = answer.data?.events ?? [];
  const own = new Set(followedMarkets(ids));
  const closed = (answer.data?.holidays ?? []).filter(({ market }) => own.has(market));
  const rows = [
    ...events.map((event) => ({ on: event.date, event, holiday: null })),
    ...closed.map((holiday) => ({ on: holiday.date, event: null, holiday })),
  ].toSorted((a, b) => a.on.localeCompare(b.on));
  const calendar = (
    <Link to="/discover" search={{ tab: 'calendar' }} className="text-accent hover:underline">
      {t('ahead.all')}
    </Link>
  );
  return (
    <TodayCardFrame
      move={move}
      title={t('ahead.title')}
      aside={calendar}
      simulated={answer.data?.simulated === true}
      answer={answer}
      none={rows.length === 0 ? t('ahead.none', { count: daysAhead }) : null}
    >
      <TodayRows label={t('ahead.title')}>
        {rows.map(({ on, event, holiday }) => (
          <li
            key={
              event === null
                ? `${on} ${holiday.market}`
                : `${on} ${event.instrument.id} ${event.kind} ${event.title.en}`
            }
            className="grid grid-cols-[92px_minmax(0,1fr)] gap-x-3 px-(--card-padding) py-2.5"
          >
            <span className="num text-caption text-3">{date(on)}</span>
            {event === null ? (
              <span className="text-ui font-normal text-2">
                {discover(holiday.isHalfDay ? 'calendar.half' : 'calendar.closed', {
                  market: discover(`markets.${holiday.market}`),
                })}
              </span>
            ) : (
              <Link
                to="/research"
                search={{ symbol: event.instrument.id }}
                className="min-w-0 truncate text-ui font-normal text-2 hover:text-accent"
                title={event.title[locale]}
              >
                <b className="font-semibold text-1">{event.instrument.symbol}</b> {discover(`event.${event.kind}`)}
                {event.isEstimate === true && <span className="text-3"> · {t('ahead.estimate')}</span>}
              </Link>
            )}
          </li>
        ))}
      </TodayRows>
    </TodayCardFrame>
  );
}
