import { localText } from '../../local-text.ts';
import { ruleSeries, type RuleRecord } from '../../market-rule.ts';
import { cnShareBoards } from './boards.ts';

const recalled = localText(
  'Ministry of Finance notices 2012-85 and 2015-101, recalled; check before relying on it',
  '财税〔2012〕85号、财税〔2015〕101号（凭记忆，使用前请核对）',
  '財稅〔2012〕85號、財稅〔2015〕101號（憑記憶，使用前請核對）',
);

/** What a private holder of A-shares pays on dividends, and on bonus shares out of profit at their par value. */
export const cnDividends: readonly RuleRecord[] = ruleSeries(
  {
    series: 'cn-dividend-tax',
    market: 'cn',
    // What funds pay out is free of tax for private holders (notice 2002-128, recalled).
    boards: cnShareBoards,
    rule: 'dividend-tax',
    title: localText('Dividend tax: individual', '红利税：个人', '紅利稅：個人'),
  },
  [
    {
      from: '2005-06-13',
      to: '2012-12-31',
      value: { preset: 'individual', tiers: [{ months: null, rate: 0.1 }], due: 'payment' },
      source: localText(
        'Half of 20%, notice 2005-102, recalled',
        '财税〔2005〕102号：减按 50% 计税，税率 20%（凭记忆）',
        '財稅〔2005〕102號：減按 50% 計稅，稅率 20%（憑記憶）',
      ),
      status: 'unverified',
    },
    {
      from: '2013-01-01',
      to: '2015-09-07',
      value: {
        preset: 'individual',
        tiers: [
          { months: 1, rate: 0.2 },
          { months: 12, rate: 0.1 },
          { months: null, rate: 0.05 },
        ],
        due: 'sale',
      },
      source: recalled,
      status: 'unverified',
    },
    {
      from: '2015-09-08',
      value: {
        preset: 'individual',
        tiers: [
          { months: 1, rate: 0.2 },
          { months: 12, rate: 0.1 },
          { months: null, rate: 0 },
        ],
        due: 'sale',
      },
      source: recalled,
      status: 'unverified',
    },
  ],
);
