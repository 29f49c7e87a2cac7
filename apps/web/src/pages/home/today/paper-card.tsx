import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { paperListQuery } from '../../../lib/paper.ts';
import { useDates } from '../../../lib/use-dates.ts';
import { Delta } from '../../../ui/delta.tsx';
import { TodayCardFrame, TodayRows, type CardMove } from './today-card.tsx';

/** The reader's paper accounts, each beside its benchmark. */
export function PaperCard({ move }: { readonly move: CardMove }) {
  const { t } = useTranslation('today');
  const { figure } = useFormat();
  const { date } = useDates();
  const answer = useQuery(paperListQuery);
  const accounts = answer.data?.accounts ?? [];
  return (
    <TodayCardFrame
      move={move}
      title={t('paper.title')}
      simulated={accounts.some(({ simulated }) => simulated)}
      answer={answer}
      none={accounts.length === 0 ? t('paper.none') : null}
    >
      <TodayRows label={t('paper.title')}>
        {accounts.map(({ strategyId, strategyName, version, equity, currency, growth, benchmarkGrowth, asOf }) => (
          <li key={strategyId}>
            <Link
              to="/strategy/$strategyId"
              params={{ strategyId }}
              search={{ tab: 'paper' }}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-(--card-padding) py-2.5 hover:bg-2"
            >
              <span className="truncate text-ui font-semibold">
                {strategyName} <span className="num font-normal text-3">v{version}</span>
              </span>
              <Delta className="text-right text-ui" value={growth} />
              <span className="num truncate text-caption text-3">
                {figure({ value: equity, unit: 'money', currency, decimals: 0 })}
                {asOf === null ? null : ` · ${date(asOf)}`}
              </span>
              <span className="num text-right text-caption text-3">
                {benchmarkGrowth === null
                  ? t('paper.noBenchmark')
                  : t('paper.benchmark', {
                      growth: figure({ value: benchmarkGrowth, unit: 'fraction', decimals: 2 }, { sign: true }),
                    })}
              </span>
            </Link>
          </li>
        ))}
      </TodayRows>
    </TodayCardFrame>
  );
}
