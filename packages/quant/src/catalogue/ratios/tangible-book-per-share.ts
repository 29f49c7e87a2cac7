import { localText } from '@plumbline/model/local-text';
import type { Ratio } from '../ratio.ts';

export const tangibleBookPerShare: Ratio = {
  id: 'tangibleBookPerShare',
  label: localText('Tangible book value per share', '每股有形净资产', '每股有形資產淨值'),
  unit: 'moneyPerShare',
  decimals: 2,
  better: 'higher',
  isChange: false,
  meaning: localText(
    'Equity without goodwill, per share: what would be left if the purchase premiums of past deals were worth nothing.',
    '扣除商誉后的每股净资产，即假设过往收购溢价一文不值时的剩余。',
    '扣除商譽後的每股資產淨值，即假設過往收購溢價一文不值時的剩餘。',
  ),
  expression: '(equity - goodwill) / shares',
  tex: String.raw`\frac{\text{Equity} - \text{Goodwill}}{N}`,
  inputs: [
    { name: 'equity', metric: 'equity' },
    { name: 'goodwill', metric: 'goodwill' },
    { name: 'shares', metric: 'sharesDiluted' },
  ],
  source: 'Damodaran, Investment Valuation, 3rd edition, chapter 21',
};
