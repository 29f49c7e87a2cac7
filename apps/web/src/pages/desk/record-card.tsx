import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DeskRecord } from '@plumbline/model/desk';
import { useFormat } from '../../lib/format.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Card } from '../../ui/card.tsx';

/** How often the desk was right so far, from the ledger alone. */
export function RecordCard({ record }: { readonly record: DeskRecord }) {
  const { t } = useTranslation('desk');
  const { t: research } = useTranslation('research');
  const { figure } = useFormat();
  const { date } = useDates();
  const { entries, settled, brier, neededForWeights } = record;
  return (
    <Card title={t('record.title')}>
      <p className="text-ui font-normal text-pretty text-2">
        {settled === 0 || brier === null
          ? t('record.none', { open: entries.length })
          : t('record.line', { settled, open: entries.length - settled, brier: brier.toFixed(3) })}
      </p>
      <p className="mt-1 text-caption text-pretty text-3">{t('record.hint', { needed: neededForWeights })}</p>
      {entries.length > 0 && (
        <ul className="mt-2">
          {entries.slice(0, 8).map(({ runId, instrumentId, asOf, deskRating, outcome, settlesOn }) => (
            <li
              key={runId}
              className="flex flex-wrap justify-between gap-x-3 border-t border-line py-1.5 text-ui font-normal"
            >
              <Link to="/research" search={{ view: 'desk', desk: runId }} className="text-accent">
                {instrumentId} · {date(asOf)}
              </Link>
              <span className="num text-2">
                {deskRating === null ? '—' : research(`rating.label.${deskRating}`)}
                {' · '}
                {outcome === null
                  ? t('record.open', { date: date(settlesOn) })
                  : t(outcome.beat ? 'record.beat' : 'record.missed', {
                      excess: figure({ value: outcome.excess, unit: 'fraction', decimals: 1 }, { sign: true }),
                    })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
