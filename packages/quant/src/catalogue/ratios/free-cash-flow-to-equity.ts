import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const freeCashFlowToEquity: Ratio = {
  id: 'freeCashFlowToEquity',
  label: localText('Free cash flow to equity', '股权自由现金流', '股權自由現金流'),
  unit: 'money',
  decimals: 0,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Free cash flow after interest plus what was borrowed in the year, net of repayments: what could be paid to shareholders.',
    '扣除利息后的自由现金流加上当年净借款，即可分配给股东的现金。',
    '扣除利息後的自由現金流加上當年淨借款，即可分配予股東的現金。',
  ),
  expression: 'freeCashFlow + totalDebt - totalDebtBefore',
  tex: String.raw`FCF + \Delta D`,
  inputs: [
    { name: 'freeCashFlow', metric: 'freeCashFlow' },
    { name: 'totalDebt', metric: 'totalDebt' },
    { name: 'totalDebtBefore', metric: 'totalDebt', at: 'previous' },
  ],
  source: 'Damodaran, Investment Valuation, 3rd edition, chapter 14',
};
