import type { Story } from '../gallery/story.ts';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Drawer } from './drawer.tsx';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex gap-4">
      <div className="flex-1">
        <Button onClick={() => setOpen(!open)}>Toggle</Button>
      </div>
      <Drawer open={open} onOpenChange={setOpen} title="Receipt">
        <p className="p-5">Content</p>
      </Drawer>
    </div>
  );
}

export const story: Story = {
  title: 'Drawer',
  group: 'Overlays',
  states: [{ name: 'docks from 1280 px, slides below, sheet on phones', wide: true, render: () => <Opener /> }],
};
