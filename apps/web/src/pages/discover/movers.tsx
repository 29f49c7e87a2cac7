import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Mover, MoversSession } from '@plumbline/contract/discover';
import { marketIds } from '@plumbline/model/instrument';
import { moversQuery } from '../../lib/discover.ts';
import { useDates } from '../../lib/use-dates.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Card } from '../../ui/card.tsx';
import { Delta } from '../../ui/delta.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Price } from '../../ui/price.tsx';
import { Select } from '../../ui/select.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TrendLine } from '../../ui/trend-line.tsx';
import { MoverReason } from './mover-reason.tsx';

const markets = ['all', ...marketIds] as const;

interface MoverListProps {
  readonly of: 'gainers' | 'losers' | 'trending';
  readonly movers: readonly Mover[];
  readonly simulated: boolean;
  readonly isMeasuring: boolean;
}

function MoverList({ of, movers, simulated, isMeasuring }: MoverListProps) {
  const { t } = useTranslation('discover');
  const { date } = useDates();
  const locale = useLocale();
  return (
    <Card flush title={t(`movers.${of}`)} actions={simulated ? <SimulatedChip /> : undefined}>
      {movers.length === 0 && (
        <p className="p-4 text-ui font-normal text-2">{t(isMeasuring ? 'movers.noneSoFar' : 'movers.none')}</p>
      )}
      <ol data-testid={`movers-${of}`} className="divide-y divide-line">
        {movers.map(({ instrument, price, asOf, source, change, month, spark, reason, areEventsKnown }) => (
          <li key={instrument.id} className="px-4 py-3">
            <div className="flex items-center gap-3">
              <span className="min-w-0 flex-1">
                <Link
                  to="/research"
                  search={{ symbol: instrument.id }}
                  className="block truncate text-ui font-semibold text-1 hover:text-accent"
                >
                  {instrument.name[locale]}
                </Link>
                <span className="num block truncate text-caption text-3">
                  {/* The mark above says once for all that the market is simulated. */}
                  {[instrument.symbol, asOf === null ? null : date(asOf), simulated ? null : source]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <span className="w-16 shrink-0">
                <TrendLine
                  values={spark}
                  height={24}
                  // The line is of a year: a colour here would contradict the sign of the day or the month beside it.
                  tone="quiet"
                  label={t('table.yearOf', { name: instrument.name[locale] })}
                />
                {/* The line is of a year, the change beside it of a day or a month. */}
                <span aria-hidden className="block text-center text-axis text-3">
                  {t('table.year')}
                </span>
              </span>
              <span className="shrink-0 text-right text-ui">
                <Price
                  value={price}
                  currency={instrument.currency}
                  decimals={instrument.priceDecimals}
                  simulated={simulated}
                />
                <span className="block text-caption">
                  <Delta value={of === 'trending' ? month : change} />
                </span>
              </span>
            </div>
            <MoverReason reason={reason} areEventsKnown={areEventsKnown} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface SessionProps {
  readonly session: MoversSession;
  readonly simulated: boolean;
  readonly isMeasuring: boolean;
}

/** The moves of one trading day. */
function Session({ session, simulated, isMeasuring }: SessionProps) {
  const { t } = useTranslation('discover');
  const { date } = useDates();
  const names = session.markets.map((one) => t(`markets.${one}`)).join(t('movers.join'));
  return (
    <section aria-label={t('movers.session', { date: date(session.date), markets: names })} className="grid gap-2">
      <h2 className="text-ui font-semibold">{t('movers.session', { date: date(session.date), markets: names })}</h2>
      <div className="grid items-start gap-4 lg:grid-cols-2 min-[1400px]:grid-cols-3">
        {(['gainers', 'losers', 'trending'] as const).map((of) => (
          <MoverList key={of} of={of} movers={session[of]} simulated={simulated} isMeasuring={isMeasuring} />
        ))}
      </div>
      {session.otherDays > 0 && (
        <p className="text-caption text-3">{t('movers.otherDays', { count: session.otherDays })}</p>
      )}
    </section>
  );
}

/** What moved most in the last session, both ways, and over a month. */
export function Movers() {
  const { t } = useTranslation('discover');
  const navigate = useNavigate({ from: '/discover' });
  const search = useSearch({ from: '/layout-2/discover' });
  const market = marketIds.find((one) => one === search.market);
  const { data, error, refetch, isFetching } = useQuery(moversQuery(market === undefined ? {} : { market }));
  return (
    <div className="flex flex-col gap-4" data-testid="movers">
      <div className="flex flex-wrap items-center gap-2">
        <Select
          label={t('market')}
          value={market ?? 'all'}
          onChange={(next) =>
            void navigate({
              search: (known) => ({ ...known, market: next === 'all' ? '' : next }),
              replace: true,
              resetScroll: false,
            })
          }
          options={markets.map((value) => ({ value, label: t(`markets.${value}`) }))}
        />
      </div>
      {error !== null && data === undefined ? (
        <Card>
          <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
        </Card>
      ) : data === undefined ? (
        <Skeleton className="h-dvh w-full" />
      ) : (
        <>
          {data.measured < data.known && (
            <p className="text-caption text-2" role="status">
              {t('measuring', { measured: data.measured, known: data.known })}
            </p>
          )}
          {data.sessions.map((session) => (
            <Session
              key={session.date}
              session={session}
              simulated={data.simulated}
              isMeasuring={data.measured < data.known}
            />
          ))}
        </>
      )}
      <p className="text-caption text-pretty text-3">{t('movers.note')}</p>
    </div>
  );
}
