import { useTranslation } from 'react-i18next';
import { costPerSide } from '@plumbline/quant/evidence/cost-per-side';
import { stateLabels } from '@plumbline/quant/evidence/state-labels';
import { stressSpells } from '@plumbline/quant/evidence/stress-spells';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { ParameterValues } from '@plumbline/quant/engine/strategy/kernel';
import type { BacktestInput, StrategyBacktest } from '@plumbline/quant/engine/strategy/strategy-backtest';
import type { ChartState } from '../../../charts/chart-frame.tsx';
import { useDates } from '../../../lib/use-dates.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Card } from '../../../ui/card.tsx';
import { NextYear } from '../next-year.tsx';
import { SweepMap } from '../sweep-map.tsx';
import { WideSweep } from '../wide-sweep.tsx';
import { DrawdownsCard } from './drawdowns-card.tsx';
import { FoldsCard } from './folds-card.tsx';
import { PairsCard } from './pairs-card.tsx';
import { ResponseCard } from './response-card.tsx';
import { useRobustness } from './use-robustness.ts';

export interface RobustnessLabProps {
  readonly strategyId: string;
  readonly spec: StrategySpec;
  readonly input: BacktestInput;
  readonly backtest: StrategyBacktest;
  readonly parameters: ParameterValues;
  readonly trials: number;
  readonly simulated: boolean;
  readonly onSweep: (keys: readonly string[], size: number) => void;
  readonly onPick: (values: ParameterValues) => void;
}

/** What the verdict stands on, in pictures: other stretches, other settings, other markets, dearer and later trading, luck. */
export function RobustnessLab(props: RobustnessLabProps) {
  const { strategyId, spec, input, backtest, parameters, trials, simulated, onSweep, onPick } = props;
  const { t } = useTranslation('strategy');
  const locale = useLocale();
  const { date } = useDates();
  const { found, failed } = useRobustness(input, parameters, trials);
  const waiting: ChartState = { kind: 'loading' };
  const common = { waiting, simulated, name: spec.name };
  if (failed !== null) {
    return (
      <Card>
        <ErrorState title={t('detail.notTested')} error={failed} />
      </Card>
    );
  }
  const { costs } = spec;
  return (
    <div className="grid gap-(--card-gap) xl:grid-cols-2" data-testid="robustness-lab">
      <FoldsCard rolling={found.rolling} anchored={found.anchored} {...common} />
      <WideSweep
        strategyId={strategyId}
        spec={spec}
        input={input}
        parameters={parameters}
        simulated={simulated}
        onSweep={onSweep}
        onPick={onPick}
      />
      <SweepMap
        spec={spec}
        input={input}
        parameters={parameters}
        simulated={simulated}
        onSweep={onSweep}
        onPick={onPick}
      />
      <PairsCard
        title={t('states.title')}
        caption={t('states.caption')}
        summary={t('states.summary')}
        none={t('states.none')}
        first={t('states.state')}
        rows={found.states?.map((state) => ({
          key: state.id,
          name: stateLabels[state.id][locale],
          detail: t('states.periods', { count: state.periods }),
          own: state.gain,
          other: state.marketGain,
        }))}
        waiting={waiting}
        simulated={simulated}
        fileName={`${spec.name}-states`}
      />
      <ResponseCard kind="cost" points={found.costs} assumed={costPerSide(costs)} {...common} />
      <ResponseCard kind="delay" points={found.delays} assumed={spec.execution.delayBars} {...common} />
      <DrawdownsCard drawdowns={found.drawdowns} {...common} />
      <NextYear backtest={backtest} input={input} simulated={simulated} fileName={`${spec.name}-next-year`} />
      <PairsCard
        title={t('spells.title')}
        caption={t('spells.caption')}
        summary={t('spells.summary')}
        none={t('spells.none')}
        first={t('spells.spell')}
        rows={found.spells?.flatMap(({ id, strategy, market }) => {
          const spell = stressSpells.find((one) => one.id === id);
          if (spell === undefined) return [];
          const detail = `${date(spell.from)} – ${date(spell.to)}`;
          return [{ key: id, name: spell.label[locale], detail, own: strategy, other: market }];
        })}
        waiting={waiting}
        simulated={simulated}
        fileName={`${spec.name}-stress`}
        isWide
      />
    </div>
  );
}
