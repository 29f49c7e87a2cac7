import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { displaySymbol, parseInstrumentId } from '@plumbline/model/instrument';
import { useDates } from '../../lib/use-dates.ts';
import { reportsQuery } from '../../lib/queries.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { SectionHead } from './section-head.tsx';

/** The last runs of this browser; nothing is drawn before there is one. */
export function RecentWork() {
  const { t } = useTranslation('home');
  const { date } = useDates();
  const locale = useLocale();
  const { data } = useQuery(reportsQuery(20));
  const runs = data?.runs.slice(0, 5) ?? [];
  if (runs.length === 0) return null;
  return (
    <section aria-labelledby="recent-title">
      <SectionHead id="recent-title" title={t('recent.title')} aside={t('recent.aside')} />
      <Card as="div" flush>
        <ul>
          {runs.map((run) => {
            const id = parseInstrumentId(run.instrument.id);
            return (
              <li key={run.id} className="border-b border-line last:border-b-0">
                <Link
                  to="/research"
                  search={{ symbol: run.instrument.id, run: run.id }}
                  className="grid min-h-12 grid-cols-[28px_minmax(0,1fr)_auto] items-center gap-3 px-4 py-2 hover:bg-2 md:grid-cols-[28px_minmax(0,1.3fr)_minmax(0,1fr)_150px]"
                >
                  <span className="inline-flex size-7 items-center justify-center rounded-control bg-2 text-2">
                    <FlaskConical size={16} aria-hidden />
                  </span>
                  <span className="truncate text-ui">
                    {run.instrument.name[locale]}{' '}
                    <span className="num font-normal text-3">
                      {id === null ? run.instrument.symbol : displaySymbol(id)}
                    </span>
                  </span>
                  <span className="num flex items-center gap-2 text-ui font-normal text-2 max-md:hidden">
                    {t('recent.asOf', { date: date(run.asOf) })}
                    {run.simulated === true && <SimulatedChip />}
                  </span>
                  <span className="text-right text-caption text-3">
                    {run.state === 'done' ? <DateTime at={run.createdAt} /> : t(`recent.state.${run.state}`)}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}
