import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { QuoteView } from '@plumbline/contract/instrument';
import { marketOf, type InstrumentId, type MarketId } from '@plumbline/model/instrument';
import { cx } from '../../lib/cx.ts';
import { changeOf } from '../../lib/format.ts';
import type { MarketView } from '../../lib/freshness-of.ts';
import { marketsQuery } from '../../lib/queries.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Delta } from '../../ui/delta.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Price } from '../../ui/price.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TrendLine } from '../../ui/trend-line.tsx';
import { QuoteFreshnessLine } from './quote-freshness-line.tsx';
import { SectionHead } from './section-head.tsx';
import { pulse, startQuotes } from './start-quotes.ts';

function keyOf(id: InstrumentId): string {
  return id.replace(/[^A-Z0-9]/g, '');
}

const phaseDots: Readonly<Record<MarketView['phase'], string>> = {
  open: 'bg-ok',
  auction: 'border-[1.5px] border-ok',
  'pre-market': 'border-[1.5px] border-info',
  'after-hours': 'border-[1.5px] border-info',
  'lunch-break': 'border-[1.5px] border-warn',
  closed: 'border-[1.5px] border-[var(--text-3)]',
  holiday: 'border-[1.5px] border-[var(--text-3)]',
};

function Phase({ market }: { readonly market: MarketView | undefined }) {
  const { t } = useTranslation();
  if (market === undefined) return null;
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-caption text-2">
      <span className={cx('size-[7px] rounded-full', phaseDots[market.phase])} aria-hidden="true" />
      {t(`phase.${market.phase}`)}
    </span>
  );
}

function Tile(props: {
  readonly id: InstrumentId;
  readonly quote: QuoteView | undefined;
  readonly market: MarketView | undefined;
  readonly why: string | undefined;
  readonly loading: boolean;
}) {
  const { id, quote, market, why, loading } = props;
  const { t } = useTranslation('home');
  const name = t(`pulse.${keyOf(id)}`);
  const change = quote === undefined ? null : changeOf(quote.price, quote.previousClose);
  const isCrypto = marketOf(id) === 'crypto';
  return (
    <div data-testid={`pulse-${keyOf(id)}`} className="min-w-0 border-r border-b border-line px-4 pt-3.5 pb-3">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <span className="truncate text-ui">{name}</span>
        <Phase market={market} />
      </div>
      <div className="mt-2.5 mb-2 h-11">
        {loading && <Skeleton className="h-11 w-full" />}
        {quote !== undefined && (
          <TrendLine
            values={quote.spark}
            height={44}
            // The line is of weeks, the change of a day: a colour here would contradict the sign below.
            tone="quiet"
            label={t('spark', { name, count: quote.spark.length })}
          />
        )}
      </div>
      {loading ? (
        <Skeleton className="h-[22px] w-2/3" />
      ) : (
        <div className="flex flex-wrap items-baseline justify-between gap-x-2">
          <Price
            className="text-[16px] leading-[22px] font-semibold"
            value={quote?.price ?? null}
            decimals={2}
            simulated={quote?.simulated ?? false}
            {...(isCrypto && quote !== undefined ? { currency: quote.currency } : {})}
            {...(why === undefined ? {} : { why })}
          />
          <Delta className="text-ui" value={change} />
        </div>
      )}
      <div className="mt-0.5 min-h-4 text-caption text-3">
        {quote !== undefined && <QuoteFreshnessLine quote={quote} market={marketOf(id)} short />}
        {quote === undefined && why !== undefined && <span className="line-clamp-2">{why}</span>}
      </div>
    </div>
  );
}

/** Six markets at a glance. A feed that is down leaves the last value with its age, or a dash with the reason. */
export function MarketPulse() {
  const { t } = useTranslation('home');
  const locale = useLocale();
  const quotes = useQuery(startQuotes);
  const markets = useQuery(marketsQuery);
  const marketFor = (market: MarketId): MarketView | undefined =>
    markets.data?.markets.find((view) => view.id === market);
  const simulated = quotes.data?.quotes.some((quote) => quote.simulated) === true;
  const count = Math.max(0, ...(quotes.data?.quotes.map((quote) => quote.spark.length) ?? []));
  const outdated = quotes.isError && quotes.data !== undefined;
  return (
    <section aria-labelledby="pulse-title">
      <SectionHead
        id="pulse-title"
        title={t('pulse.title')}
        aside={
          <span className="flex items-center gap-2">
            {count > 0 && <span>{t('closes', { count })}</span>}
            {outdated && <Chip tone="warn">{t('pulse.outdated')}</Chip>}
            {simulated && <SimulatedChip />}
          </span>
        }
      />
      <Card as="div" flush className="overflow-hidden">
        {quotes.isError && quotes.data === undefined ? (
          <ErrorState
            title={t('pulse.failed')}
            error={quotes.error}
            stillWorks={t('pulse.stillWorks')}
            retrying={quotes.isFetching}
            onRetry={() => void quotes.refetch()}
          />
        ) : (
          // Each cell draws its right and lower hairline; the last ones fall outside the card.
          <div className="-mr-px -mb-px grid grid-cols-2 md:grid-cols-3 xl:grid-cols-6">
            {pulse.map((id) => (
              <Tile
                key={id}
                id={id}
                loading={quotes.isPending}
                quote={quotes.data?.quotes.find((quote) => quote.instrumentId === id)}
                market={marketFor(marketOf(id))}
                why={quotes.data?.missing.find((gap) => gap.instrumentId === id)?.why[locale]}
              />
            ))}
          </div>
        )}
      </Card>
    </section>
  );
}
