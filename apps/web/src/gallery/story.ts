import type { ReactNode } from 'react';

export type StoryGroup = 'Primitives' | 'Overlays' | 'Finance' | 'Charts' | 'Blocks';

/** One component in all its states. A file `<component>.story.tsx` beside it exports `story`; the gallery finds it. */
export interface Story {
  readonly title: string;
  readonly group: StoryGroup;
  readonly states: readonly StoryState[];
}

export interface StoryState {
  readonly name: string;
  readonly render: () => ReactNode;
  /** Takes the whole row. */
  readonly wide?: boolean;
}
