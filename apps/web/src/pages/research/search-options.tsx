import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { InstrumentView, readQuotes } from '@plumbline/contract/instrument';
import { call } from '../../lib/api.ts';
import { cx } from '../../lib/cx.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Price } from '../../ui/price.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { InstrumentRow } from './instrument-row.tsx';
import type { MarketGroup } from './instrument-search.ts';

export interface SearchOptionsProps {
  readonly listId: string;
  readonly groups: readonly MarketGroup[];
  readonly active: number;
  readonly question: 'ambiguous' | 'unknown' | null;
  readonly text: string;
  readonly error: unknown;
  /** The list is still about an earlier text. */
  readonly isSearching: boolean;
  readonly onRetry: () => void;
  readonly onChoose: (id: string) => void;
}

/** The suggestions under the search box, by market, each with its last price when one is known. */
export function SearchOptions(props: SearchOptionsProps) {
  const { listId, groups, active, question, text, error, isSearching, onRetry, onChoose } = props;
  const { t } = useTranslation('research');
  const all = groups.flatMap(({ instruments }) => instruments);
  const ids = all.map(({ id }) => id).join(',');
  const quotes = useQuery({
    queryKey: ['quotes', ids],
    queryFn: ({ signal }) => call<typeof readQuotes>('get', '/quotes', { query: { ids }, signal }),
    enabled: ids !== '',
    staleTime: 30_000,
  });

  function priceOf(instrument: InstrumentView) {
    const quote = quotes.data?.quotes.find(({ instrumentId }) => instrumentId === instrument.id);
    if (quote === undefined) return null;
    return (
      <span title={quote.sourceTitle}>
        <Price
          value={quote.price}
          currency={quote.currency}
          decimals={instrument.priceDecimals}
          simulated={quote.simulated}
          className="text-ui"
        />
      </span>
    );
  }

  return (
    <div className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-[min(480px,60dvh)] overflow-y-auto rounded-card border border-line bg-3 p-1.5 shadow-overlay">
      {error !== null && all.length === 0 ? (
        <ErrorState title={t('search.failed')} error={error} onRetry={onRetry} />
      ) : null}
      {all.length === 0 && isSearching && question === null ? <Skeleton className="m-1.5 h-9" /> : null}
      {question !== null || (all.length === 0 && error === null && !isSearching) ? (
        <p role="status" className="px-2.5 py-2 text-ui font-normal text-2">
          {t(question === 'ambiguous' ? 'start.ambiguous' : all.length > 0 ? 'start.near' : 'start.unknown', { text })}
          {all.length === 0 ? ` ${t('start.nothingClose')}` : null}
        </p>
      ) : null}
      {quotes.data?.quotes.some((quote) => quote.simulated) === true ? (
        <p className="flex justify-end px-2.5 pt-1">
          <SimulatedChip />
        </p>
      ) : null}
      <div role="listbox" id={listId} aria-label={t('search.results')}>
        {groups.map((group) => (
          <div key={group.market} role="group" aria-label={t(`market.${group.market}`)}>
            <p aria-hidden className="px-2.5 pt-2 pb-1 text-caption font-medium text-3">
              {t(`market.${group.market}`)}
            </p>
            {group.instruments.map((instrument) => {
              const index = all.indexOf(instrument);
              return (
                <div
                  key={instrument.id}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  data-instrument={instrument.id}
                  // Keeps the focus, and with it the list, in the box until the click has landed.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(instrument.id)}
                  className={cx(
                    'cursor-pointer rounded-control px-2.5 py-1.5 hover:bg-2',
                    index === active && 'bg-accent-wash hover:bg-accent-wash',
                  )}
                >
                  <InstrumentRow instrument={instrument} end={priceOf(instrument)} />
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
