import type { Story } from '../gallery/story.ts';
import { SampleScope } from './figure/sample-scope.tsx';
import { notApplicable } from './not-applicable.tsx';

const title = { en: 'Discounted cash flow', 'zh-CN': '现金流折现', 'zh-HK': '現金流折現' };
const reason = {
  en: 'A coin has no cash flow to discount.',
  'zh-CN': '加密货币没有可折现的现金流。',
  'zh-HK': '加密貨幣沒有可折現的現金流。',
};

export const story: Story = {
  title: 'Not applicable block',
  group: 'Blocks',
  states: [
    {
      name: 'with its reason',
      wide: true,
      render: () => (
        <SampleScope>
          <notApplicable.View block={{ kind: 'not-applicable', title, reason }} />
        </SampleScope>
      ),
    },
  ],
};
