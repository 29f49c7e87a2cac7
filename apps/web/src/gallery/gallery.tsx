import { Suspense, useEffect, useState } from 'react';
import { locales, type Locale } from '@plumbline/model/locale';
import { densities, updownSchemes } from '../lib/appearance.ts';
import { i18n } from '../lib/i18n.ts';
import { productName } from '../lib/product.ts';
import { usePreferences } from '../lib/use-preferences.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { Toaster } from '../ui/toaster.tsx';
import type { Story, StoryGroup } from './story.ts';

const files = import.meta.glob<{ readonly story: Story }>('../**/*.story.tsx', { eager: true });
const stories = Object.values(files)
  .map((file) => file.story)
  .toSorted((a, b) => a.title.localeCompare(b.title));
const groups: readonly StoryGroup[] = ['Primitives', 'Overlays', 'Finance', 'Charts', 'Blocks'];

function Controls() {
  const { appearance, change } = usePreferences();
  const changeLocale = (locale: Locale): void => {
    change({ locale });
    void i18n.changeLanguage(locale);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SegmentedControl
        label="Theme"
        value={appearance.theme}
        segments={(['dark', 'light'] as const).map((value) => ({ value, label: value }))}
        onChange={(theme) => change({ theme })}
      />
      <SegmentedControl
        label="Language"
        value={appearance.locale}
        segments={locales.map((value) => ({ value, label: value }))}
        onChange={changeLocale}
      />
      <SegmentedControl
        label="Up and down"
        value={appearance.updown}
        segments={updownSchemes.map((value) => ({ value, label: value }))}
        onChange={(updown) => change({ updown })}
      />
      <SegmentedControl
        label="Density"
        value={appearance.density}
        segments={densities.map((value) => ({ value, label: value }))}
        onChange={(density) => change({ density })}
      />
    </div>
  );
}

function StoryCard({ story }: { readonly story: Story }) {
  return (
    <section id={story.title} data-story={story.title} aria-label={story.title} className="scroll-mt-24">
      <h3 className="mb-2 text-h3">{story.title}</h3>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {story.states.map((state) => (
          <figure
            key={state.name}
            className={`min-w-0 rounded-card border border-line bg-1 p-4 ${state.wide === true ? 'col-span-full' : ''}`}
          >
            <figcaption className="mb-3 text-caption text-3">{state.name}</figcaption>
            <Suspense>{state.render()}</Suspense>
          </figure>
        ))}
      </div>
    </section>
  );
}

/** The stories of one group, or of all; `#Button` in the address jumps to one. */
export function Gallery() {
  const [group, setGroup] = useState<StoryGroup | 'All'>('All');
  useEffect(() => {
    document.getElementById(decodeURIComponent(window.location.hash.slice(1)))?.scrollIntoView();
  }, []);
  const shown = groups.filter((name) => group === 'All' || name === group);
  return (
    <div className="page py-6">
      <header className="sticky top-0 z-20 -mx-4 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-0 px-4 py-3">
        <h1 className="text-h2">{productName}</h1>
        <SegmentedControl
          label="Group"
          className="flex-wrap"
          value={group}
          segments={(['All', ...groups] as const).map((value) => ({ value, label: value }))}
          onChange={setGroup}
        />
        <Controls />
      </header>
      <main className="flex flex-col gap-10">
        {shown.map((name) => (
          <div key={name} className="flex flex-col gap-8">
            <h2 className="text-h1">{name}</h2>
            {stories
              .filter((story) => story.group === name)
              .map((story) => (
                <StoryCard key={story.title} story={story} />
              ))}
          </div>
        ))}
      </main>
      <ConfirmDialog />
      <Toaster />
    </div>
  );
}
