import type { Widget } from '@plumbline/model/conversation';
import type { InstrumentId } from '@plumbline/model/instrument';
import type { LocalText } from '@plumbline/model/locale';
import type { Directory } from '@plumbline/reading/directory/directory';
import type { Frame, StrategyParts } from '@plumbline/reading/reading';
import type { ToolInput } from '../tool.ts';

/** One thing done for an answer, in order. */
export type Step =
  | { readonly is: 'call'; readonly tool: string; readonly input: ToolInput }
  | {
      readonly is: 'say';
      readonly text: LocalText;
      readonly widgets: readonly Widget[];
      readonly next: readonly LocalText[];
    }
  | { readonly is: 'choose'; readonly ids: readonly InstrumentId[] };

/** What an act may look at beside its frame. */
export interface Turn {
  readonly text: string;
  readonly directory: Directory;
  /** The words that were read, in order. */
  readonly words: readonly string[];
  /** Strategy spoken of last, by its id or name. */
  readonly strategy: string | null;
  /** The strategy drafted in this conversation, with the texts that made it, oldest first. */
  readonly open: { readonly parts: StrategyParts; readonly texts: readonly string[] } | null;
  /** Instruments attached to the question. */
  readonly attached: readonly InstrumentId[];
}

export type FrameOf<A extends Frame['act']> = Extract<Frame, { readonly act: A }>;

/** What is done for one frame of an act. */
export type ActOf<A extends Frame['act']> = (frame: FrameOf<A>, turn: Turn) => readonly Step[];

export function call(tool: string, input: ToolInput): Step {
  return {
    is: 'call',
    tool,
    input: Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)),
  };
}

/** Words alone; `next` may be asked after them. */
export function say(text: LocalText, widgets: readonly Widget[] = [], next: readonly LocalText[] = []): Step {
  return { is: 'say', text, widgets, next };
}

export function link(to: string, label: LocalText): Widget {
  return { kind: 'link', to, label };
}
