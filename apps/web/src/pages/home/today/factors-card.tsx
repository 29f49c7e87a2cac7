import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { FactorId } from '@plumbline/contract/discover';
import type { MarketId } from '@plumbline/model/instrument';
import { factorReturnsQuery } from '../../../lib/discover.ts';
import { useFormat } from '../../../lib/format.ts';
import { useDates } from '../../../lib/use-dates.ts';
import { Delta } from '../../../ui/delta.tsx';
import { TodayCardFrame, type CardMove } from './today-card.tsx';

/** The figure by which a market is sorted, the end that counts as high first. */
const sorts: Readonly<Record<FactorId, string>> = {
  value: 'priceToEarnings',
  size: 'marketCap',
  momentum: '-momentum12To1',
  quality: '-returnOnEquity',
  lowVolatility: 'volatility',
};

/** A bar of this length stands for that much of a week, or more. */
const fullWeek = 0.04;

interface FactorsCardProps {
  readonly move: CardMove;
  /** The market that the reader follows most. */
  readonly market: MarketId | null;
}

/** What each factor earned in the week: its highest third less its lowest, with both ends beneath. */
export function FactorsCard({ move, market }: FactorsCardProps) {
  const { t } = useTranslation('today');
  const { t: discover } = useTranslation('discover');
  const { figure } = useFormat();
  const { date } = useDates();
  // Coins have no statements to be sorted by.
  const shown = market === null || market === 'crypto' ? 'us' : market;
  const answer = useQuery(factorReturnsQuery({ market: shown }));
  const { session = null, factors = [], measured = 0, known = 0 } = answer.data ?? {};
  const percent = (value: number): string => figure({ value, unit: 'fraction', decimals: 2 }, { sign: true });
  return (
    <TodayCardFrame
      move={move}
      title={t('factors.title')}
      aside={
        session === null ? null : (
          <span className="num">{t('factors.of', { from: date(session.from), to: date(session.date) })}</span>
        )
      }
      simulated={answer.data?.simulated === true}
      answer={answer}
      none={session === null ? t('factors.none') : null}
    >
      <dl className="grid grid-cols-1 gap-px bg-(--line) sm:grid-cols-2 lg:grid-cols-5">
        {factors.map(({ id, week }) => (
          <div key={id} data-factor={id} className="flex flex-col gap-1 bg-1 px-(--card-padding) py-3">
            <dt className="flex items-baseline justify-between gap-2">
              <Link
                to="/discover"
                search={{ market: shown, sort: sorts[id] }}
                className="text-ui font-semibold hover:text-accent"
              >
                {t(`factors.name.${id}`)}
              </Link>
              <Delta className="text-ui" value={week === null ? null : week.high - week.low} />
            </dt>
            {week === null ? (
              <dd className="text-caption text-3">{t('factors.few')}</dd>
            ) : (
              <>
                <dd aria-hidden className="relative h-2 rounded-full bg-2">
                  <Bar value={week.high - week.low} />
                </dd>
                <dd className="num text-caption text-2">
                  {t(`factors.ends.${id}`, { high: percent(week.high), low: percent(week.low) })}
                </dd>
                <dd className="num text-caption text-3">
                  {t('factors.counts', { high: week.highCount, low: week.lowCount })}
                </dd>
              </>
            )}
          </div>
        ))}
      </dl>
      <p className="border-t border-line px-(--card-padding) py-2 text-caption text-pretty text-3">
        {session !== null && t('factors.note', { count: session.count, market: t(`factors.market.${shown}`) })}
        {measured < known && ` ${discover('measuring', { measured, known })}`}
      </p>
    </TodayCardFrame>
  );
}

function Bar({ value }: { readonly value: number }) {
  const width = `${Math.min(1, Math.abs(value) / fullWeek) * 50}%`;
  return (
    <>
      <span
        className="absolute inset-y-0 rounded-full"
        style={{
          width,
          ...(value < 0 ? { right: '50%' } : { left: '50%' }),
          background: value < 0 ? 'var(--down-fill)' : 'var(--up-fill)',
        }}
      />
      <span className="absolute -inset-y-0.5 left-1/2 w-px bg-(--text-3)" />
    </>
  );
}
