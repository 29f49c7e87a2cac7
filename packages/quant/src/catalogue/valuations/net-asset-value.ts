import { defineMetric } from '@plumbline/model/define-metric';
import { localText } from '@plumbline/model/local-text';
import { recoveryAssumption } from '../../facts/assumptions.ts';
import { needsBook, noShares } from '../../pricing/discounting/refusals.ts';
import { firstNotAboveZero, namedNumbers } from '../valuation-inputs.ts';
import type { ValuationModel } from '../valuation.ts';

const names = ['totalAssets', 'cash', 'goodwill', 'totalLiabilities', 'recovery', 'shares'] as const;

/**
 * What would be left per share if the assets were turned into money and the debts paid: cash in full, goodwill at
 * nothing, everything else at `recovery` of its book value. Per diluted share, in the money unit of the balance sheet.
 * Negative when debts exceed that: it is shown, not clamped. NaN when shares are not above zero.
 */
export function netAssetWorth(inputs: Readonly<Record<(typeof names)[number], number>>): number {
  const { totalAssets, cash, goodwill, totalLiabilities, recovery, shares } = inputs;
  if (!(shares > 0)) return Number.NaN;
  return (cash + recovery * (totalAssets - cash - goodwill) - totalLiabilities) / shares;
}

export const netAssetValue: ValuationModel = {
  id: 'net-asset-value',
  title: localText('Net asset value', '净资产价值', '資產淨值'),
  tex: String.raw`\frac{C + \rho\,(A - C - G) - L}{N}`,
  source:
    'Graham and Dodd, Security Analysis, 6th edition, chapter 43; Damodaran, Investment Valuation, 3rd edition, chapter 21',
  assumptions: [recoveryAssumption],
  outputs: [
    defineMetric(
      'netAssetValue',
      'moneyPerShare',
      ['Net asset value per share', '每股净资产价值', '每股資產淨值（折讓後）'],
      [
        'What would be left per share if assets were sold at a stated part of their book value and debts repaid.',
        '按账面价值的一定比例变现资产并清偿负债后的每股剩余。',
        '按賬面價值的一定比例變現資產並清償負債後的每股剩餘。',
      ],
    ),
  ],
  functions: [
    {
      name: 'netAssetValue',
      args: names,
      call: (...values) => netAssetWorth(namedNumbers(names, values)),
      refuses: (...values) => (namedNumbers(names, values).shares > 0 ? null : noShares),
    },
  ],
  applies: (inputs) => firstNotAboveZero(inputs, [['equity', needsBook]]),
};
