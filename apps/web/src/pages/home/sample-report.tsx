import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileText, Link2, ListChecks, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { changeOf } from '../../lib/format.ts';
import { reportsQuery } from '../../lib/queries.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Delta } from '../../ui/delta.tsx';
import { Price } from '../../ui/price.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { TickerTile } from '../../ui/ticker-tile.tsx';
import { SectionHead } from './section-head.tsx';
import { example, startQuotes } from './start-quotes.ts';

const parts = ['price', 'returns', 'financials', 'valuation', 'multiples', 'quality'] as const;
const proofs = [
  { key: 'receipt', icon: Link2 },
  { key: 'gaps', icon: ListChecks },
  { key: 'export', icon: Printer },
] as const;

/** What a report holds, with a button that writes one; opens the finished one when there is one. */
export function SampleReport() {
  const { t } = useTranslation('home');
  const quotes = useQuery(startQuotes);
  const reports = useQuery(reportsQuery(20));
  const quote = quotes.data?.quotes.find((one) => one.instrumentId === example);
  const done = reports.data?.runs.find((run) => run.instrument.id === example && run.state === 'done');
  return (
    <section aria-labelledby="sample-title">
      <SectionHead id="sample-title" title={t('sample.title')} aside={t('sample.aside')} />
      <Card as="div" flush>
        <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-(--card-padding) py-3.5">
          <div className="flex min-w-0 items-center gap-3">
            <TickerTile name="NVIDIA" size={32} />
            <span className="flex flex-wrap items-baseline gap-x-2 text-ui">
              <span className="font-semibold">{t('ticker.NVDA')}</span>
              {quote !== undefined && (
                <>
                  <Price
                    value={quote.price}
                    currency={quote.currency}
                    decimals={2}
                    simulated={quote.simulated}
                    className="font-normal"
                  />
                  <Delta value={changeOf(quote.price, quote.previousClose)} />
                </>
              )}
            </span>
          </div>
          <div className="flex items-center gap-2">
            {quote?.simulated === true && <SimulatedChip />}
            <Link
              to="/research"
              search={{ symbol: example, ...(done === undefined ? {} : { run: done.id }) }}
              className={buttonClass(done === undefined ? 'primary' : 'default')}
            >
              <FileText size={16} aria-hidden />
              {done === undefined ? t('sample.start') : t('sample.open')}
            </Link>
          </div>
        </div>
        <div className="grid md:grid-cols-2">
          <div className="p-(--card-padding)">
            <h3 className="text-caption font-medium text-3">{t('sample.holds')}</h3>
            <ul className="mt-2 flex flex-col gap-2">
              {parts.map((part) => (
                <li key={part} className="flex gap-2.5 text-ui font-normal">
                  <span className="mt-[7px] size-[5px] shrink-0 rounded-full bg-series-1" aria-hidden="true" />
                  {t(`sample.part.${part}`)}
                </li>
              ))}
            </ul>
          </div>
          <div className="flex flex-col gap-4 border-line p-(--card-padding) max-md:border-t md:border-l">
            {proofs.map(({ key, icon: Icon }) => (
              <div key={key} className="flex gap-3">
                <Icon size={16} className="mt-0.5 text-accent" aria-hidden />
                <div>
                  <h3 className="text-ui font-semibold">{t(`sample.proof.${key}.title`)}</h3>
                  <p className="mt-0.5 text-ui font-normal text-pretty text-2">{t(`sample.proof.${key}.detail`)}</p>
                </div>
              </div>
            ))}
          </div>
        </div>
      </Card>
    </section>
  );
}
