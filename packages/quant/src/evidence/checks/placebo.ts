import { localText } from '@plumbline/model/local-text';
import { mean, sampleDeviation } from '../../statistics/moments.ts';
import { normalCdf } from '../../statistics/normal.ts';
import { expectedMaximum } from '../../statistics/probabilistic-sharpe.ts';
import { simpleReturns } from '../../statistics/simple-returns.ts';
import { signalBarsOf } from '../../engine/strategy/price-actions.ts';
import { printSettings } from '../print-sentence.ts';
import type { EvidenceCheck, Finding } from '../check.ts';
import { randomTiming } from '../random-timing.ts';
import { settings, timesOver } from '../thresholds.ts';

function impossible(): Finding {
  return {
    value: Number.NaN,
    say: 'impossible',
    figures: {},
  };
}

function recount(known: Finding['figures'], trials: number): Finding | null {
  const { timingLead } = known;
  if (timingLead === undefined) return null;
  const confidence = normalCdf(timingLead - expectedMaximum(trials));
  return { value: confidence, say: trials === 1 ? 'single' : 'beaten', figures: { ...known, trials, confidence } };
}

export const placeboCheck: EvidenceCheck = {
  id: 'placebo',
  order: 40,
  concern: 'luck',
  label: localText('Against random timing', '相对随机择时', '相對隨機擇時'),
  question: localText(
    'Is it better than the same positions held at random times?',
    '是否优于在随机时点持有同样的仓位？',
    '是否優於在隨機時點持有同樣的倉位？',
  ),
  says: {
    change: localText(
      'Entries that do better than the best of as many random ones.',
      '入场时点优于同样次数随机择时中的最好者。',
      '入場時點優於同樣次數隨機擇時中的最好者。',
    ),
    impossible: localText(
      'Random timing needs one instrument, changing positions and a longer history.',
      '随机择时检验需要单一标的、有变化的仓位和更长的历史。',
      '隨機擇時檢驗需要單一標的、有變化的倉位和更長的歷史。',
    ),
    single: localText(
      'From close to close and before cost, the same positions at random times have a Sharpe ratio of {placeboSharpe}, these {sharpe}: better than {beaten} of them, and better than random timing with a probability of {confidence}.',
      '按收盘到收盘、未计成本，同样的仓位在随机时点夏普比率为 {placeboSharpe}，实际为 {sharpe}：优于其中 {beaten}，优于随机择时的概率为 {confidence}。',
      '按收市到收市、未計成本，同樣的倉位在隨機時點夏普比率為 {placeboSharpe}，實際為 {sharpe}：優於其中 {beaten}，優於隨機擇時的概率為 {confidence}。',
    ),
    beaten: localText(
      'From close to close and before cost, the same positions at random times have a Sharpe ratio of {placeboSharpe}, these {sharpe}: better than {beaten} of them, and better than the best of {trials} tries with a probability of {confidence}.',
      '按收盘到收盘、未计成本，同样的仓位在随机时点夏普比率为 {placeboSharpe}，实际为 {sharpe}：优于其中 {beaten}，优于 {trials} 次尝试中最好者的概率为 {confidence}。',
      '按收市到收市、未計成本，同樣的倉位在隨機時點夏普比率為 {placeboSharpe}，實際為 {sharpe}：優於其中 {beaten}，優於 {trials} 次嘗試中最好者的概率為 {confidence}。',
    ),
  },
  unit: 'fraction',
  decimals: 1,
  method: printSettings(
    localText(
      'Sharpe ratio before cost against the same positions over {orders} random orders of the market’s weeks (fewer beyond {bars} bars), in deviations, less the expected maximum of as many tries; as a probability.',
      '扣除成本前的夏普比率，与同样仓位在 {orders} 种随机打乱的市场周序上的结果相比（超过 {bars} 根 K 线时次数减少），以标准差计，减去同样次数尝试的期望最大值，换算为概率。',
      '扣除成本前的夏普比率，與同樣倉位在 {orders} 種隨機打亂的市場週序上的結果相比（超過 {bars} 根 K 線時次數減少），以標準差計，減去同樣次數嘗試的期望最大值，換算為概率。',
    ),
    {
      orders: { value: settings.placebos, unit: 'count', decimals: 0 },
      bars: { value: settings.mostRepeated / settings.placebos, unit: 'count', decimals: 0 },
    },
  ),
  evaluate: ({ input, base, seed }) => {
    if (input.assets.length !== 1) return impossible();
    const { exposure, first } = base();
    const returns = simpleReturns(signalBarsOf(input.assets[0]).close.subarray(first));
    const count = timesOver(returns.length, settings.placebos, settings.fewestPlacebos);
    const timing = randomTiming(exposure.subarray(0, returns.length), returns, count, seed);
    if (timing === null || timing.random.length < 50) return impossible();
    const middle = mean(timing.random);
    const perYear = Math.sqrt(input.periodsPerYear);
    const figures = {
      sharpe: timing.own * perYear,
      placeboSharpe: middle * perYear,
      beaten: timing.random.filter((ratio) => ratio < timing.own).length / timing.random.length,
      placebos: timing.random.length,
      timingLead: (timing.own - middle) / sampleDeviation(timing.random),
    };
    return recount(figures, input.trials) ?? impossible();
  },
  recount,
};
