import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { missingMark } from '@plumbline/model/format';
import { useFormat } from '../../lib/format.ts';
import { paperListQuery } from '../../lib/paper.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Card } from '../../ui/card.tsx';
import { Delta } from '../../ui/delta.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';

/** What accounts would hold that did exactly what the signals said, one line per strategy. */
export function PaperAccounts() {
  const { t } = useTranslation('signals');
  const { figure } = useFormat();
  const { date } = useDates();
  const { data } = useQuery(paperListQuery);
  const accounts = data?.accounts ?? [];
  if (accounts.length === 0) return null;
  return (
    <Card flush title={t('paper.title')}>
      <ul data-testid="paper-accounts">
        {accounts.map(
          ({ strategyId, strategyName, version, equity, currency, growth, benchmarkGrowth, open, asOf, simulated }) => (
            <li
              key={strategyId}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-2.5 text-ui first:border-t-0"
            >
              <Link
                to="/strategy/$strategyId"
                params={{ strategyId }}
                search={{ tab: 'paper' }}
                className="min-w-0 flex-1 truncate font-semibold text-accent"
              >
                {strategyName} v{version}
              </Link>
              {simulated && <SimulatedChip />}
              <span className="num">
                {figure({ value: equity, unit: 'money', currency, decimals: 2 }, { compact: false })}
              </span>
              <Delta value={growth} />
              <span className="num text-caption text-3">
                {t('paper.line', {
                  benchmark:
                    benchmarkGrowth === null
                      ? missingMark
                      : figure({ value: benchmarkGrowth, unit: 'fraction', decimals: 2 }, { sign: true }),
                  open,
                  date: asOf === null ? missingMark : date(asOf),
                })}
              </span>
            </li>
          ),
        )}
      </ul>
    </Card>
  );
}
