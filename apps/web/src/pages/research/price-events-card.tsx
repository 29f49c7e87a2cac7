import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Figure } from '../../blocks/figure/figure.tsx';
import { metricLabel } from '../../blocks/figure/metric-label.ts';
import { useReport } from '../../blocks/figure/report-context.ts';
import { eventsQuery } from '../../lib/bars.ts';
import { cx } from '../../lib/cx.ts';
import { useDates } from '../../lib/use-dates.ts';
import { eventsAround } from './events-around.ts';

export interface PriceWithEventsProps {
  readonly instrumentId: string;
  readonly children: ReactNode;
}

/** The price chart and beside it its dated events, each with what the price did around it where the report says so. */
export function PriceWithEvents({ instrumentId, children }: PriceWithEventsProps) {
  const { t } = useTranslation('research');
  const { book, locale, asOf } = useReport();
  const { date } = useDates();
  const events = useQuery(eventsQuery(instrumentId, asOf));
  const shown = eventsAround(events.data?.events ?? [], asOf);
  const reactionOf = (day: string): string | null => {
    const id = `eventReaction.${day}`;
    return book.fact(id)?.value == null ? null : id;
  };
  if (shown.length === 0) return children;
  const hasReaction = shown.some((event) => reactionOf(event.date) !== null);
  return (
    <div className="grid gap-(--card-gap) xl:grid-cols-[minmax(0,1fr)_372px] [[data-docked]_&]:xl:grid-cols-1">
      {children}
      <div
        data-card
        data-testid="price-events"
        className="min-w-0 rounded-card border border-line bg-1 px-(--card-padding) pb-2"
      >
        <div className="flex min-h-[53px] items-center justify-between gap-3 border-b border-line">
          <h3 className="text-h2">{t('priceEvents.title')}</h3>
          {hasReaction ? <span className="text-caption text-3">{metricLabel('eventReaction', locale)}</span> : null}
        </div>
        <ul>
          {shown.map((event, at) => {
            const reaction = event.kind === 'earnings' || event.kind === 'filing' ? reactionOf(event.date) : null;
            return (
              <li
                key={`${event.kind}${event.date}${event.title.en}`}
                className={cx(
                  'flex min-h-[41px] items-center gap-2.5 border-b border-line text-ui font-normal last:border-b-0',
                  at >= 5 && 'max-md:not-print:hidden',
                )}
              >
                <span
                  aria-hidden
                  className={cx(
                    'grid size-[17px] shrink-0 place-items-center rounded-full border border-edge text-[11px] leading-none font-semibold text-2',
                    event.date > asOf && 'border-dashed',
                  )}
                >
                  {t(`event.letter.${event.kind}`)}
                </span>
                <span className="num shrink-0 text-caption text-3">{date(event.date)}</span>
                <span className="min-w-0 flex-1 truncate" title={event.title[locale]}>
                  {event.title[locale]}
                </span>
                {reaction === null ? null : <Figure id={reaction} className="text-caption" />}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
