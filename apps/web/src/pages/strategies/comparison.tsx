import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StrategyView } from '@plumbline/contract/strategy';
import { PlumblineError } from '@plumbline/model/errors';
import { paperListQuery } from '../../lib/paper.ts';
import { trackRecordQuery } from '../../lib/signals.ts';
import { strategyEquityQuery } from '../../lib/strategy-equity.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { CompareGrowth } from './compare-growth.tsx';
import { CompareTable } from './compare-table.tsx';
import { ComparedHeads } from './compared-heads.tsx';
import type { Asked, ComparedStrategy } from './compared-strategy.ts';
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

export interface ComparisonProps {
  readonly strategies: readonly StrategyView[];
  readonly others: readonly StrategyView[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** Growth on one scale, the figures, and what the strategies would make together. */
export function Comparison({ strategies, others, onChange }: ComparisonProps) {
  const { t } = useTranslation('strategy');
  const textOf = useErrorTexts();
  const accounts = useQueries({ queries: strategies.map(({ current }) => strategyEquityQuery(current.spec)) });
  const records = useQueries({ queries: strategies.map(({ id }) => trackRecordQuery(id)) });
  const papers = useQuery(paperListQuery);
  const names = distinct(strategies);
  const asked = <Answer,>(query: { readonly data: Answer | undefined; readonly error: unknown }): Asked<Answer> => {
    if (query.data !== undefined) return { state: 'here', answer: query.data };
    return query.error === null ? { state: 'waiting' } : { state: 'failed', why: textOf(query.error) };
  };
  const compared = strategies.map((strategy, at): ComparedStrategy => {
    const { data, error } = accounts[at] ?? { error: null };
    const record = records[at];
    const paper = asked(papers);
    return {
      strategy,
      name: names[at] ?? strategy.name,
      token: tokens[at % tokens.length] ?? '--series-1',
      equity: data ?? null,
      // What this browser found itself is said in its own words.
      problem: error === null ? null : error instanceof PlumblineError ? error.message : textOf(error),
      record: record === undefined ? { state: 'waiting' } : asked(record),
      paper:
        paper.state === 'here'
          ? { state: 'here', answer: paper.answer.accounts.find((one) => one.strategyId === strategy.id) ?? null }
          : paper,
    };
  });
  return (
    <div className="flex flex-col gap-(--card-gap)">
      <ComparedHeads compared={compared} others={others} onChange={onChange} />
      <CompareGrowth compared={compared} onRetry={() => accounts.forEach(({ refetch }) => void refetch())} />
      <CompareTable compared={compared} />
      <p className="text-caption text-3">{t('compare.basis')}</p>
      <EqualRisk strategies={strategies} names={names} />
    </div>
  );
}
