import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StrategyView } from '@plumbline/contract/strategy';
import { PlumblineError } from '@plumbline/model/errors';
import { strategyEquityQuery } from '../../lib/strategy-equity.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { CompareGrowth } from './compare-growth.tsx';
import { CompareTable } from './compare-table.tsx';
import type { ComparedStrategy } from './compared-strategy.ts';
import { EqualRisk } from './equal-risk.tsx';

const tokens = ['--series-1', '--series-2', '--series-3', '--series-4'] as const;

/** Names of which no two are alike: a second one of the same name carries its number. */
function distinct(strategies: readonly StrategyView[]): readonly string[] {
  const seen = new Map<string, number>();
  return strategies.map(({ name }) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

/** Growth on one scale, the figures, and what the strategies would make together. */
export function Comparison({ strategies }: { readonly strategies: readonly StrategyView[] }) {
  const { t } = useTranslation('strategy');
  const textOf = useErrorTexts();
  const accounts = useQueries({ queries: strategies.map(({ current }) => strategyEquityQuery(current.spec)) });
  const names = distinct(strategies);
  const compared = strategies.map((strategy, at): ComparedStrategy => {
    const { data, error } = accounts[at] ?? { error: null };
    return {
      strategy,
      name: names[at] ?? strategy.name,
      token: tokens[at % tokens.length] ?? '--series-1',
      equity: data ?? null,
      // What this browser found itself is said in its own words.
      problem: error === null ? null : error instanceof PlumblineError ? error.message : textOf(error),
    };
  });
  return (
    <div className="flex flex-col gap-(--card-gap)">
      <CompareGrowth compared={compared} onRetry={() => accounts.forEach(({ refetch }) => void refetch())} />
      <CompareTable compared={compared} />
      <p className="text-caption text-3">{t('compare.basis')}</p>
      <EqualRisk strategies={strategies} />
    </div>
  );
}
