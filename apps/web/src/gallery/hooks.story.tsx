import { useRef, useState } from 'react';
import { useInView } from '../lib/use-in-view.ts';
import { useLongPress } from '../lib/use-long-press.ts';
import type { Story } from './story.ts';

function InView() {
  const container = useRef<HTMLDivElement>(null);
  const target = useRef<HTMLDivElement>(null);
  const visible = useInView(target, { root: container });
  return (
    <>
      <output data-testid="in-view">{String(visible)}</output>
      {/* A region that scrolls must be reachable with the keyboard. */}
      <div ref={container} tabIndex={0} role="group" aria-label="Scroll" className="mt-2 h-24 overflow-y-auto bg-2 p-2">
        <div className="h-40" />
        <div ref={target} className="h-16 rounded-chip bg-accent-wash p-2">
          Half of this must show
        </div>
      </div>
    </>
  );
}

function InPage() {
  const target = useRef<HTMLDivElement>(null);
  const visible = useInView(target);
  return (
    <div ref={target}>
      <output data-testid="in-page">{String(visible)}</output>
    </div>
  );
}

function LongPress() {
  const [count, setCount] = useState(0);
  const { handlers, ring } = useLongPress(() => setCount(count + 1));
  return (
    <div
      {...handlers}
      data-testid="long-press"
      data-ring={ring}
      className={`rounded-control bg-2 p-4 select-none [-webkit-touch-callout:none] ${ring ? 'ring-2 ring-accent' : ''}`}
    >
      Held <output>{count}</output>
    </div>
  );
}

export const story: Story = {
  title: 'Hooks',
  group: 'Primitives',
  states: [
    { name: 'in view within a container', render: () => <InView /> },
    { name: 'in view within the page', render: () => <InPage /> },
    { name: 'long press, by touch', render: () => <LongPress /> },
  ],
};
