import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFact } from '@plumbline/model/format';
import { displaySymbol, exchangeName } from '@plumbline/model/instrument';
import type { Report } from '@plumbline/model/report';
import { Figure } from '../../blocks/figure/figure.tsx';
import { useReport } from '../../blocks/figure/report-context.ts';
import { RangeBar52w } from '../../charts/range-bar-52w.tsx';
import { useDates } from '../../lib/use-dates.ts';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { TickerTile } from '../../ui/ticker-tile.tsx';
import { tileName } from '../../lib/tile-name.ts';

export interface SymbolHeaderProps {
  readonly report: Report;
  /** What one can do with the report; nothing on a page that somebody shares. */
  readonly actions?: ReactNode;
}

/** Who it is and what it costs, with what one can do about it. */
export const SymbolHeader = memo(function SymbolHeader({ report, actions }: SymbolHeaderProps) {
  const { t } = useTranslation('research');
  const { book, locale } = useReport();
  const { date, shortDateTime } = useDates();
  const { instrument, header } = report;
  const price = header.price === null ? undefined : book.fact(header.price);
  const quoted = report.sources.find(({ id }) => id === price?.source.id);
  const isStale = price?.quality.includes('stale') ?? false;
  // A price taken while its session ran is no close: it is the report's own, as old as the report.
  const isOpen = price?.quality.includes('partial-bar') ?? false;
  return (
    <header className="flex flex-wrap items-center justify-between gap-4">
      <div className="flex min-w-0 items-center gap-3.5">
        <TickerTile name={tileName(instrument.id, instrument.name, locale)} size={44} />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2">
            <h1 tabIndex={-1} className="text-[20px]/[28px] font-semibold">
              {instrument.name[locale]}
            </h1>
            <span className="text-ui font-normal text-3">
              {displaySymbol(instrument.id)}
              <span className="max-md:hidden">
                {' '}
                · {exchangeName(instrument, locale)} · {instrument.currency}
              </span>
            </span>
            {report.simulated ? <SimulatedChip /> : null}
          </div>
          <p className="num mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-0.5 text-ui">
            {header.price === null ? (
              <span className="text-3">{t('report.noPrice')}</span>
            ) : (
              <Figure id={header.price} change="never" className="text-lead font-semibold" />
            )}
            {header.change === null ? null : <Figure id={header.change} change="always" />}
            {price === undefined ? null : (
              <span
                className={isStale ? 'rounded-chip bg-warn-wash px-1.5 text-caption text-warn' : 'text-caption text-3'}
              >
                {isOpen && !isStale
                  ? t(report.simulated ? 'report.simulatedPrice' : 'report.price', {
                      time: shortDateTime(report.createdAt),
                    })
                  : t(report.simulated ? 'report.simulatedClose' : isStale ? 'report.staleClose' : 'report.close', {
                      date: date(price.asOf),
                    })}
              </span>
            )}
            {quoted?.insteadOf === undefined ? null : (
              <span className="rounded-chip bg-warn-wash px-1.5 text-caption text-pretty text-warn">
                {t('source.fallback', { used: quoted.publisher, missing: quoted.insteadOf.join(', ') })}
              </span>
            )}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2" data-print="hide">
        <Range report={report} />
        {actions}
      </div>
    </header>
  );
});

function Range({ report }: { readonly report: Report }) {
  const { t } = useTranslation('research');
  const { book, locale } = useReport();
  const { low52w, high52w, price } = report.header;
  const [low, high, now] = [low52w, high52w, price].map((id) => (id === null ? undefined : book.fact(id)));
  if (low52w === null || high52w === null || low?.value == null || high?.value == null || now?.value == null)
    return null;
  return (
    <div className="me-3 max-md:hidden">
      <RangeBar52w
        low={low.value}
        high={high.value}
        price={now.value}
        title={t('report.weeks52')}
        label={t('report.range52', {
          low: formatFact(low, locale),
          high: formatFact(high, locale),
          price: formatFact(now, locale),
        })}
        lowLabel={<Figure id={low52w} change="never" />}
        highLabel={<Figure id={high52w} change="never" />}
      />
    </div>
  );
}
