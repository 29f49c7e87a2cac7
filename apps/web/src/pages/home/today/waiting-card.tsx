import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { displaySymbol, parseInstrumentId } from '@plumbline/model/instrument';
import { signalsQuery } from '../../../lib/signals.ts';
import { DateTime } from '../../../ui/date-time.tsx';
import { TodayCardFrame, TodayRows, type CardMove } from './today-card.tsx';

/** Signals of the reader's strategies that were not read yet. */
export function WaitingCard({ move }: { readonly move: CardMove }) {
  const { t } = useTranslation('today');
  const { t: watchlist } = useTranslation('watchlist');
  const answer = useQuery(signalsQuery({ status: 'new' }));
  const signals = answer.data?.signals ?? [];
  return (
    <TodayCardFrame
      move={move}
      title={t('waiting.title')}
      aside={signals.length === 0 ? null : <span className="num">{signals.length}</span>}
      simulated={signals.some(({ simulated }) => simulated)}
      answer={answer}
      none={signals.length === 0 ? t('waiting.none') : null}
    >
      <TodayRows label={t('waiting.title')}>
        {signals.map(({ id, instrumentId, kind, strategyName, frozenAt }) => {
          const instrument = parseInstrumentId(instrumentId);
          return (
            <li key={id}>
              <Link
                to="/signal"
                search={{ signal: id }}
                className="flex min-h-11 items-baseline gap-3 px-(--card-padding) py-2.5 hover:bg-2"
              >
                <span className="num text-ui font-semibold">
                  {instrument === null ? instrumentId : displaySymbol(instrument)}
                </span>
                <span className="min-w-0 flex-1 truncate text-ui font-normal text-2">
                  {watchlist(`signal.${kind}`, { strategy: strategyName })}
                </span>
                <span className="shrink-0 text-caption text-3">
                  <DateTime at={frozenAt} />
                </span>
              </Link>
            </li>
          );
        })}
      </TodayRows>
    </TodayCardFrame>
  );
}
