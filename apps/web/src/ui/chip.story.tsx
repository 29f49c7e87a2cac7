import type { Story } from '../gallery/story.ts';
import { Chip, type ChipTone } from './chip.tsx';

const tones: readonly ChipTone[] = ['neutral', 'accent', 'ok', 'warn', 'danger', 'info', 'outline'];

export const story: Story = {
  title: 'Chip',
  group: 'Primitives',
  states: [
    {
      name: 'all tones',
      wide: true,
      render: () => (
        <div className="flex flex-wrap gap-2">
          {tones.map((tone) => (
            <Chip key={tone} tone={tone}>
              {tone}
            </Chip>
          ))}
        </div>
      ),
    },
  ],
};
