import type { Story } from '../gallery/story.ts';
import { Headlines } from './headlines.tsx';

const at = Date.UTC(2026, 10, 20, 14);
const item = (title: string, positive: number, negative: number, place: number) => ({
  title,
  url: `https://paper.example/${place}`,
  publisher: 'Invented Paper',
  publishedAt: at - place * 3_600_000,
  positive,
  negative,
});

export const story: Story = {
  title: 'Headlines',
  group: 'Blocks',
  states: [
    {
      name: 'with their tone',
      wide: true,
      render: () => (
        <div className="rounded-card border border-line bg-1">
          <Headlines
            items={[
              item('Example Works beats expectations and raises its outlook', 2, 0, 0),
              item('Example Works warns of weak orders', 0, 2, 1),
              item('Profit grows while debt rises at Example Works', 1, 1, 2),
              item('Example Works opens a training centre', 0, 0, 3),
            ]}
          />
        </div>
      ),
    },
  ],
};
