import type { Fact } from '@plumbline/model/fact';
import type { Story } from '../../gallery/story.ts';
import { useReport } from '../figure/report-context.ts';
import { SampleScope } from '../figure/sample-scope.tsx';
import { Receipt } from './receipt.tsx';

function Sample({ id, change }: { readonly id: string; readonly change?: (fact: Fact) => Fact }) {
  const fact = useReport().book.fact(id);
  if (fact === undefined) return null;
  return <Receipt fact={change === undefined ? fact : change(fact)} conflicts={[]} isChecked />;
}

export const story: Story = {
  title: 'Receipt',
  group: 'Blocks',
  states: [
    {
      name: 'computed, recomputed the same',
      render: () => (
        <SampleScope>
          <Sample id="margin.FY2025" />
        </SampleScope>
      ),
    },
    {
      name: 'computed, recomputed to something else',
      render: () => (
        <SampleScope>
          <Sample id="margin.FY2025" change={(fact) => ({ ...fact, value: 0.5 })} />
        </SampleScope>
      ),
    },
    {
      name: 'read from a source',
      render: () => (
        <SampleScope>
          <Sample id="revenue.FY2025" />
        </SampleScope>
      ),
    },
    {
      name: 'missing, with the reason',
      render: () => (
        <SampleScope>
          <Sample id="missing" />
        </SampleScope>
      ),
    },
  ],
};
