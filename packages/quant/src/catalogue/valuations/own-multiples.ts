import { defineMetric } from '@plumbline/model/define-metric';
import { localText } from '@plumbline/model/local-text';
import { noShares } from '../../pricing/discounting/refusals.ts';
import { namedNumbers } from '../valuation-inputs.ts';
import type { ValuationModel } from '../valuation.ts';

const equityNames = ['multiple', 'perShare'] as const;
/** What a value per share by a multiple of the whole business is computed from. */
export const enterpriseNames = ['multiple', 'amount', 'netDebt', 'shares'] as const;

/** Value per share when the business is paid at a multiple of an amount such as EBIT: (multiple × amount - net debt) / shares. */
export function enterpriseMultipleValue(inputs: Readonly<Record<(typeof enterpriseNames)[number], number>>): number {
  return inputs.shares > 0 ? (inputs.multiple * inputs.amount - inputs.netDebt) / inputs.shares : Number.NaN;
}

export const ownMultiples: ValuationModel = {
  id: 'own-multiples',
  title: localText('Own past multiples', '自身历史估值', '自身歷史估值'),
  tex: String.raw`m_{\text{past}} \times x_{\text{now}}`,
  source: 'Damodaran, Investment Valuation, 3rd edition, chapter 17',
  assumptions: [],
  outputs: [
    defineMetric(
      'ownMultipleValue',
      'moneyPerShare',
      ['Value at its own past multiple', '按自身历史倍数的价值', '按自身歷史倍數的價值'],
      [
        'What one share would cost if paid at a multiple of its own past.',
        '按自身历史倍数计算的每股价格。',
        '按自身歷史倍數計算的每股價格。',
      ],
    ),
    defineMetric(
      'ownEnterpriseMultipleValue',
      'moneyPerShare',
      ['Value at its own past EV multiple', '按自身历史企业价值倍数的价值', '按自身歷史企業價值倍數的價值'],
      [
        'What one share would cost if the business were paid at a multiple of its own past.',
        '整个业务按自身历史倍数定价时的每股价格。',
        '整個業務按自身歷史倍數定價時的每股價格。',
      ],
    ),
  ],
  functions: [
    {
      name: 'ownMultipleValue',
      args: equityNames,
      call: (...values) => {
        const { multiple, perShare } = namedNumbers(equityNames, values);
        return multiple * perShare;
      },
    },
    {
      name: 'ownEnterpriseMultipleValue',
      args: enterpriseNames,
      call: (...values) => enterpriseMultipleValue(namedNumbers(enterpriseNames, values)),
      refuses: (...values) => (namedNumbers(enterpriseNames, values).shares > 0 ? null : noShares),
    },
  ],
  applies: (inputs) => ((inputs.get('sharesDiluted') ?? 0) > 0 ? null : noShares),
};
