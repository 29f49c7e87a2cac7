import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Mover } from '@plumbline/contract/discover';
import type { MarketId } from '@plumbline/model/instrument';
import { moversQuery } from '../../../lib/discover.ts';
import { useDates } from '../../../lib/use-dates.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { Delta } from '../../../ui/delta.tsx';
import { MoverReason } from '../../discover/mover-reason.tsx';
import { TodayCardFrame, type CardMove } from './today-card.tsx';

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
      {session === undefined ? null : (
        // Both ways beside each other, so that all of them stand in the card.
        <div className="shade-below grid min-h-0 flex-1 content-start overflow-y-auto overscroll-contain lg:grid-cols-2 lg:divide-x lg:divide-line">
          {([session.gainers, session.losers] as const).map((side, at) => (
            <ul
              key={at}
              aria-label={discover(at === 0 ? 'movers.gainers' : 'movers.losers')}
              className="min-w-0 divide-y divide-line max-lg:last:border-t max-lg:last:border-line"
            >
              {side.map((mover) => (
                <MoverRow key={mover.instrument.id} mover={mover} />
              ))}
            </ul>
          ))}
        </div>
      )}
      {answer.data !== undefined && answer.data.measured < answer.data.known && (
        // Until all are measured these are the largest of some.
        <p className="border-t border-line px-(--card-padding) py-2 text-caption text-3">
          {discover('measuring', { measured: answer.data.measured, known: answer.data.known })}
        </p>
      )}
    </TodayCardFrame>
  );
}

/** One line for what moved and one for what was on record before; the rest of a long title is behind its link. */
function MoverRow({ mover: { instrument, change, reason, areEventsKnown } }: { readonly mover: Mover }) {
  const locale = useLocale();
  return (
    <li className="px-(--card-padding) py-2.5">
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
      <MoverReason reason={reason} areEventsKnown={areEventsKnown} className="line-clamp-1 lg:line-clamp-2" />
    </li>
  );
}
