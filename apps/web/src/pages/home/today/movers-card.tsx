import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { MarketId } from '@plumbline/model/instrument';
import { moversQuery } from '../../../lib/discover.ts';
import { useDates } from '../../../lib/use-dates.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { Delta } from '../../../ui/delta.tsx';
import { MoverReason } from '../../discover/mover-reason.tsx';
import { TodayCardFrame, TodayRows, type CardMove } from './today-card.tsx';

const eachWay = 3;

export interface MoversCardProps {
  readonly move: CardMove;
  /** The market that the reader follows most; coins alone trade at weekends. */
  readonly market: MarketId | null;
}

/** The largest moves of the latest session, with what was on record just before. */
export function MoversCard({ move, market }: MoversCardProps) {
  const { t } = useTranslation('today');
  const { t: discover } = useTranslation('discover');
  const { date } = useDates();
  const locale = useLocale();
  const answer = useQuery(moversQuery({ limit: eachWay }));
  const sessions = answer.data?.sessions ?? [];
  const session = sessions.find(({ markets }) => markets.some((one) => one === market)) ?? sessions[0];
  const movers = session === undefined ? [] : [...session.gainers, ...session.losers];
  return (
    <TodayCardFrame
      move={move}
      title={t('movers.title')}
      aside={session === undefined ? null : <span className="num">{date(session.date)}</span>}
      simulated={answer.data?.simulated === true}
      answer={answer}
      none={movers.length === 0 ? t('movers.none') : null}
    >
      <TodayRows label={t('movers.title')}>
        {movers.map(({ instrument, change, reason, areEventsKnown }) => (
          <li key={instrument.id} className="px-(--card-padding) py-2.5">
            <div className="flex items-baseline gap-3">
              <Link
                to="/research"
                search={{ symbol: instrument.id }}
                className="min-w-0 flex-1 truncate text-ui font-semibold text-1 hover:text-accent"
              >
                {instrument.name[locale]} <span className="num font-normal text-3">{instrument.symbol}</span>
              </Link>
              <Delta className="text-ui" value={change} />
            </div>
            <MoverReason reason={reason} areEventsKnown={areEventsKnown} />
          </li>
        ))}
      </TodayRows>
      {answer.data !== undefined && answer.data.measured < answer.data.known && (
        // Until all are measured these are the largest of some.
        <p className="border-t border-line px-(--card-padding) py-2 text-caption text-3">
          {discover('measuring', { measured: answer.data.measured, known: answer.data.known })}
        </p>
      )}
    </TodayCardFrame>
  );
}
