import type { ScenarioKey } from '@plumbline/model/report';
import type { Story } from '../gallery/story.ts';
import { SampleScope } from './figure/sample-scope.tsx';
import { scenarios } from './scenarios.tsx';

const labels = {
  bull: { en: 'Bull case', 'zh-CN': '乐观情景', 'zh-HK': '樂觀情景' },
  base: { en: 'Base case', 'zh-CN': '基准情景', 'zh-HK': '基準情景' },
  bear: { en: 'Bear case', 'zh-CN': '悲观情景', 'zh-HK': '悲觀情景' },
};

const row = (key: ScenarioKey, growth: string) => ({
  key,
  label: labels[key],
  probability: `chance.${key}`,
  assumptions: [growth, 'row1'],
  value: `worth.${key}`,
  upside: `upside.${key}`,
});

export const story: Story = {
  title: 'Scenarios block',
  group: 'Blocks',
  states: [
    {
      name: 'three cases',
      wide: true,
      render: () => (
        <SampleScope>
          <scenarios.View
            block={{
              kind: 'scenarios',
              price: 'price',
              rows: [row('bull', 'past'), row('base', 'base'), row('bear', 'implied')],
              sum: { weights: 'chances', value: 'weighted', upside: 'upside', decimals: 2 },
            }}
          />
        </SampleScope>
      ),
    },
  ],
};
