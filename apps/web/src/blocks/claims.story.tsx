import type { LocalParts } from '@plumbline/model/text-part';
import type { Story } from '../gallery/story.ts';
import { claims } from './claims.tsx';
import { SampleScope } from './figure/sample-scope.tsx';
import { percentiles } from './percentiles.tsx';
import { rating } from './rating.tsx';
import { risks } from './risks.tsx';

const text = (en: string, zhCN: string, zhHK: string, fact: string): LocalParts => ({
  en: [en, { fact }, '.'],
  'zh-CN': [zhCN, { fact }, '\u3002'],
  'zh-HK': [zhHK, { fact }, '\u3002'],
});

const growth = text('Sales change by ', '营收同比 ', '收入按年 ', 'base');
const multiple = text('It is paid ', '市盈率为 ', '市盈率為 ', 'pe0');

export const story: Story = {
  title: 'Conclusion blocks',
  group: 'Blocks',
  states: [
    {
      name: 'rating',
      wide: true,
      render: () => (
        <SampleScope>
          <rating.View
            block={{
              kind: 'rating',
              rating: {
                label: 'accumulate',
                score: 'price',
                conviction: 'pe1',
                horizon: 'pe2',
                fair: 'blended',
                p10: 'value0',
                p90: 'value2',
                pAbovePrice: 'chance.base',
                parts: [
                  { key: 'valuation', score: 'pe0', weight: 'chance.base' },
                  { key: 'momentum', score: 'missing', weight: 'chance.bull' },
                  { key: 'evidence', score: 'pe3', weight: null },
                ],
                falsifiers: [
                  {
                    id: 'base:below',
                    fact: 'base',
                    metric: 'revenueGrowth',
                    operator: 'below',
                    threshold: 0.1,
                    thresholdFact: 'past',
                    unit: 'fraction',
                    changesWith: 'filing',
                    reviewOn: '2027-02-28',
                    text: growth,
                  },
                ],
              },
            }}
          />
        </SampleScope>
      ),
    },
    {
      name: 'claims',
      wide: true,
      render: () => (
        <SampleScope>
          <claims.View
            block={{
              kind: 'claims',
              bull: [{ text: growth, strength: 'pe1' }],
              bear: [{ text: multiple, strength: 'pe0' }],
              judge: { bull: 'pe1', bear: 'pe0', balance: 'change' },
              verdict: growth,
              unresolved: [multiple],
            }}
          />
        </SampleScope>
      ),
    },
    {
      name: 'risks',
      wide: true,
      render: () => (
        <SampleScope>
          <risks.View
            block={{
              kind: 'risks',
              rows: [{ text: multiple, likelihood: 'pe1', impact: 'pe2', severity: 'pe3', mitigant: growth }],
            }}
          />
        </SampleScope>
      ),
    },
    {
      name: 'percentiles',
      wide: true,
      render: () => (
        <SampleScope>
          <percentiles.View
            block={{
              kind: 'percentiles',
              rows: [{ metric: 'revenueGrowth', value: 'base', percentile: 'chance.bull' }],
            }}
          />
        </SampleScope>
      ),
    },
  ],
};
