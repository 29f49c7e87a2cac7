import type { Story } from '../gallery/story.ts';
import { FlaskConical } from 'lucide-react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

export const story: Story = {
  title: 'EmptyState',
  group: 'Primitives',
  states: [
    {
      name: 'with action and example',
      wide: true,
      render: () => (
        <EmptyState
          icon={<FlaskConical size={18} aria-hidden />}
          title="No reports yet."
          detail="Look up any instrument by name, code or pinyin."
          action={<Button variant="primary">Start research</Button>}
          example="For example 600519 or 茅台"
        />
      ),
    },
    ...(['rows', 'chart', 'cards'] as const).map((ghost) => ({
      name: `with a picture of ${ghost}`,
      wide: true,
      render: () => <EmptyState ghost={ghost} title="Nothing here yet." />,
    })),
    { name: 'one sentence', wide: true, render: () => <EmptyState title="This server has no data sources." /> },
  ],
};
