import type { ReportContext } from '../context.ts';
import { readingTexts as texts } from '../messages/readings.ts';
import { readingReasons as reasons } from '../messages/reading-reasons.ts';
import { companyReadings } from './company-readings.ts';
import type { Reading } from './reading.ts';

/** Coins have no index: they are held against Bitcoin, and the sentence says so. */
const momentum = (isCoin: boolean): readonly Reading[] => [
  {
    key: 'momentum',
    part: 'momentum',
    family: 'momentum',
    fact: 'momentum12To1',
    neutral: 0.05,
    full: 0.4,
    better: 'higher',
    why: reasons.momentum,
    bull: texts.roseBefore,
    bear: texts.fellBefore,
    figures: { momentum: 'momentum12To1' },
  },
  {
    key: 'trend',
    part: 'momentum',
    family: 'momentum',
    fact: 'aboveAverage200',
    neutral: 0,
    full: 0.2,
    better: 'higher',
    why: reasons.trend,
    bull: texts.aboveTrend,
    bear: texts.belowTrend,
    figures: { distance: 'aboveAverage200' },
  },
  {
    key: 'relative',
    part: 'momentum',
    family: 'momentum',
    fact: 'relativeReturn6M',
    neutral: 0,
    full: 0.25,
    better: 'higher',
    why: reasons.relative,
    bull: isCoin ? texts.aheadOfBitcoin : texts.aheadOfMarket,
    bear: isCoin ? texts.behindBitcoin : texts.behindMarket,
    figures: { ahead: 'relativeReturn6M' },
  },
];

/** Coins swing twice as much as shares: read against their own kind, not against shares. */
function priceRisk(isCoin: boolean): readonly Reading[] {
  return [
    {
      key: 'volatility',
      part: 'risk',
      family: 'risk',
      fact: 'volatility',
      neutral: isCoin ? 0.65 : 0.3,
      full: isCoin ? 0.4 : 0.25,
      better: 'lower',
      why: isCoin ? reasons.coinVolatility : reasons.volatility,
      bull: isCoin ? texts.calmCoin : texts.calm,
      bear: isCoin ? texts.restlessCoin : texts.restless,
      figures: { volatility: 'volatility' },
      window: 'volatility',
    },
    {
      key: 'drawdown',
      part: 'risk',
      family: 'risk',
      fact: 'maxDrawdown',
      neutral: isCoin ? -0.75 : -0.45,
      full: isCoin ? 0.3 : 0.35,
      better: 'higher',
      why: isCoin ? reasons.coinDrawdown : reasons.drawdown,
      bull: texts.shallow,
      bear: texts.deep,
      figures: { fall: 'maxDrawdown' },
      window: 'maxDrawdown',
    },
  ];
}

/** Every figure that the rating and the bull and bear case read, for this kind of instrument. */
export function readings(context: ReportContext): readonly Reading[] {
  const own = context.template === 'company' ? companyReadings(context) : [];
  const isCoin = context.template === 'crypto';
  return [...own, ...momentum(isCoin), ...priceRisk(isCoin)];
}
