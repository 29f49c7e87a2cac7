import { useMemo } from 'react';
import { displaySymbol, parseInstrumentId } from '@plumbline/model/instrument';
import { heldShares } from '@plumbline/quant/engine/strategy/held-shares';
import type { BacktestInput, StrategyBacktest } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { AllocationCard } from './allocation-card.tsx';
import { ExposureCard } from './exposure-card.tsx';
import { OverlapCard } from './overlap-card.tsx';
import { RollingCard } from './rolling-card.tsx';

export interface PortfolioSectionProps {
  readonly id: string;
  readonly name: string;
  readonly input: BacktestInput;
  readonly backtest: StrategyBacktest;
  readonly simulated: boolean;
}

/** Days of the picture: more would draw the same. Averages are taken over every day. */
const days = 160;

/** The account as a portfolio: what it held, what it depended on, and how it goes with the owner's other strategies. */
export function PortfolioSection({ id, name, input, backtest, simulated }: PortfolioSectionProps) {
  const held = useMemo(() => heldShares(input, backtest, days), [input, backtest]);
  const daily = useMemo(() => heldShares(input, backtest, Number.POSITIVE_INFINITY), [input, backtest]);
  const time = Float64Array.from(held.rows, (row) => backtest.time[row] ?? Number.NaN);
  const names = input.assets.map((asset) => {
    const known = parseInstrumentId(asset.id);
    return known === null ? asset.id : displaySymbol(known);
  });
  return (
    <div data-testid="portfolio" className="flex min-w-0 flex-col gap-(--card-gap)">
      <AllocationCard held={held} time={time} names={names} simulated={simulated} fileName={`${name}-allocation`} />
      <RollingCard held={daily} input={input} backtest={backtest} simulated={simulated} fileName={`${name}-rolling`} />
      <div className="grid items-start gap-(--card-gap) xl:grid-cols-2">
        <ExposureCard held={daily} input={input} backtest={backtest} />
        <OverlapCard id={id} backtest={backtest} />
      </div>
    </div>
  );
}
