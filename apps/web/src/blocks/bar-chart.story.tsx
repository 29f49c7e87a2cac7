import type { Story } from '../gallery/story.ts';
import { SampleScope } from './figure/sample-scope.tsx';
import { barChart } from './bar-chart.tsx';

const years = ['FY2021', 'FY2022', 'FY2023', 'FY2024', 'FY2025'] as const;

export const story: Story = {
  title: 'Bar chart block',
  group: 'Blocks',
  states: [
    {
      name: 'growing',
      render: () => (
        <SampleScope>
          <barChart.View
            block={{ kind: 'bar-chart', metric: 'revenue', facts: years.map((year) => `revenue.${year}`) }}
          />
        </SampleScope>
      ),
    },
    {
      name: 'with a loss',
      render: () => (
        <SampleScope>
          <barChart.View
            block={{ kind: 'bar-chart', metric: 'freeCashFlow', facts: years.map((year) => `fcf.${year}`) }}
          />
        </SampleScope>
      ),
    },
    {
      name: 'nothing known',
      render: () => (
        <SampleScope>
          <barChart.View block={{ kind: 'bar-chart', metric: 'revenue', facts: [] }} />
        </SampleScope>
      ),
    },
  ],
};
