import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { StrategyView } from '@plumbline/contract/strategy';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { VerdictBadge } from '../strategy/verdict-look.tsx';
import { BirthLine } from './birth-line.tsx';
import { SharpeInterval } from './sharpe-interval.tsx';
import type { StrategiesTableProps } from './strategies-table.tsx';
import { provenSharpe } from './strategy-rows.ts';

function StrategyCard({
  row,
  selected,
  onSelect,
}: { readonly row: StrategyView } & Omit<StrategiesTableProps, 'strategies'>) {
  const { t } = useTranslation('strategy');
  const { verdict, summary, state } = row.current.test;
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-card border border-line p-4">
      <div className="flex items-start gap-3">
        <Checkbox
          hideLabel
          label={t('list.select', { name: row.name })}
          checked={selected.has(row.id)}
          onChange={(next) => onSelect(row.id, next)}
        />
        <div className="min-w-0">
          <Link
            to="/strategy/$strategyId"
            params={{ strategyId: row.id }}
            search={{}}
            className="block text-ui font-semibold text-1 hover:text-accent"
          >
            {row.name}
          </Link>
          <span className="text-caption text-3">
            {`${t(`kind.${row.current.spec.kind}`)} · ${t(`state.${row.state}`)} · ${t('list.tries', { count: row.trials })}`}
          </span>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {verdict === null ? (
          <span className="text-caption text-3">{t(`test.${state}`)}</span>
        ) : (
          <VerdictBadge verdict={verdict.label} label={t(`verdict.${verdict.label}`)} />
        )}
        {summary?.simulated === true && <SimulatedChip />}
      </div>
      <div>
        <p className="text-caption text-3">{t('list.sharpe')}</p>
        <SharpeInterval {...provenSharpe(row)} />
      </div>
      {summary === null ? null : <BirthLine summary={summary} bornAt={row.current.createdAt} height={44} />}
    </li>
  );
}

/** The same strategies as cards, for those who know theirs by their shape. */
export function StrategiesGrid({ strategies, selected, onSelect }: StrategiesTableProps) {
  const { t } = useTranslation('strategy');
  if (strategies.length === 0) return <p className="p-5 text-ui font-normal text-2">{t('list.none')}</p>;
  return (
    <ul aria-label={t('list.title')} className="grid gap-3 p-4 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
      {strategies.map((row) => (
        <StrategyCard key={row.id} row={row} selected={selected} onSelect={onSelect} />
      ))}
    </ul>
  );
}
