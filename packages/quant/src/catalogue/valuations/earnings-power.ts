import { defineMetric } from '@plumbline/model/define-metric';
import { localText } from '@plumbline/model/local-text';
import { taxRateAssumption, waccAssumption } from '../../facts/assumptions.ts';
import { needsProfit, noShares } from '../../pricing/discounting/refusals.ts';
import { firstNotAboveZero, namedNumbers } from '../valuation-inputs.ts';
import type { ValuationModel } from '../valuation.ts';

const names = ['ebit', 'taxRate', 'depreciation', 'maintenanceCapex', 'wacc', 'netDebt', 'shares'] as const;

/**
 * What one share is worth if today's earnings last for ever and nothing grows:
 * ((EBIT (1 - t) + depreciation added back - maintenance capex) / WACC - net debt) / shares. EBIT is that of a normal
 * year; money in one unit, shares diluted. NaN when wacc or shares are not above zero.
 */
export function earningsPowerWorth(inputs: Readonly<Record<(typeof names)[number], number>>): number {
  const { ebit, taxRate, depreciation, maintenanceCapex, netDebt, shares } = inputs;
  if (!(inputs.wacc > 0) || !(shares > 0)) return Number.NaN;
  const earnings = ebit * (1 - taxRate) + depreciation - maintenanceCapex;
  return (earnings / inputs.wacc - netDebt) / shares;
}

export const earningsPower: ValuationModel = {
  id: 'earnings-power',
  title: localText('Earnings power without growth', '零增长盈利能力价值', '零增長盈利能力價值'),
  tex: String.raw`\frac{\frac{EBIT(1-t)+D\&A-C}{WACC} - D}{N}`,
  source: 'Greenwald, Kahn, Sonkin and van Biema, Value Investing',
  assumptions: [taxRateAssumption, waccAssumption],
  outputs: [
    defineMetric(
      'earningsPowerValue',
      'moneyPerShare',
      ['Value per share, no growth', '零增长每股价值', '零增長每股價值'],
      [
        'What one share is worth if today’s earnings last and never grow.',
        '假设当前盈利持续且不再增长时的每股价值。',
        '假設目前盈利持續且不再增長時的每股價值。',
      ],
    ),
  ],
  functions: [
    {
      name: 'earningsPowerValue',
      args: names,
      call: (...values) => earningsPowerWorth(namedNumbers(names, values)),
      refuses: (...values) => (namedNumbers(names, values).shares > 0 ? null : noShares),
    },
  ],
  applies: (inputs) => firstNotAboveZero(inputs, [['operatingIncome', needsProfit]]),
};
