import type { PriceRule } from './alert.ts';
import type { Fact } from './fact.ts';
import type { InstrumentId } from './instrument.ts';
import type { Locale, LocalText } from './locale.ts';
import type { MemoryKind } from './memory.ts';
import type { TextPart } from './text-part.ts';
import type { Source } from './source.ts';
import type { StrategySpec } from './strategy-spec.ts';
import type { Verdict } from './verdict.ts';

/** Words of a question that were read or not; `as` says which instrument a name was taken for. */
export interface ReadingMark {
  readonly is: 'read' | 'unread';
  readonly from: number;
  readonly to: number;
  readonly as?: string;
}

/** A picture or a table that stands inside an answer. Figures are named by the handles of the message's facts. */
export type Widget =
  | { readonly kind: 'price-chart'; readonly instrumentId: InstrumentId; readonly averages: readonly number[] }
  | { readonly kind: 'figures'; readonly facts: readonly string[] }
  /** Columns are instruments or periods; a null cell has no figure at all. */
  | {
      readonly kind: 'table';
      readonly columns: readonly LocalText[];
      readonly rows: readonly { readonly metric: string; readonly cells: readonly (string | null)[] }[];
    }
  /** Headlines are words from outside: shown as text, never as markup. */
  | {
      readonly kind: 'news';
      readonly items: readonly {
        readonly title: string;
        readonly url: string;
        readonly publisher: string;
        readonly publishedAt: number;
        /** Words that speak well and ill of what it is about. */
        readonly positive?: number;
        readonly negative?: number;
      }[];
    }
  | { readonly kind: 'strategy'; readonly spec: StrategySpec; readonly strategyId?: string }
  /** Equity over the starting cash at about forty points. */
  | {
      readonly kind: 'backtest';
      readonly strategyId: string;
      readonly name: string;
      readonly version: number;
      readonly sparkline: readonly number[];
      readonly facts: readonly string[];
    }
  | {
      readonly kind: 'verdict';
      readonly strategyId: string;
      readonly name: string;
      readonly version: number;
      readonly verdict: Verdict;
    }
  | {
      readonly kind: 'rules';
      readonly instrumentId: InstrumentId;
      readonly rules: readonly {
        readonly id: string;
        readonly title: LocalText;
        readonly text: LocalText;
        readonly source: LocalText;
        readonly status: 'verified' | 'secondary' | 'unverified';
      }[];
    }
  /** What was read of the question, and what was not, in its own words. */
  | { readonly kind: 'reading'; readonly text: string; readonly marks: readonly ReadingMark[] }
  /** A text near a question that was not read whole, and would be; choosing it asks it. */
  | { readonly kind: 'instead'; readonly label: LocalText; readonly text: string }
  /** Instruments to choose from; choosing one asks the question again about it. */
  | {
      readonly kind: 'choices';
      readonly items: readonly { readonly instrumentId: InstrumentId; readonly name: LocalText }[];
    }
  /** Documentation as it stands in the catalogue: its figures are part of a definition, not of a claim. */
  | {
      readonly kind: 'term';
      readonly id: string;
      readonly title: LocalText;
      readonly text: LocalText;
      readonly tex?: string;
    }
  | { readonly kind: 'link'; readonly to: string; readonly label: LocalText };

export type WidgetOf<Kind extends Widget['kind']> = Extract<Widget, { readonly kind: Kind }>;

/** A piece of an answer. Text carries handles to facts and no figure of its own. */
export type MessageBlock =
  | { readonly kind: 'text'; readonly parts: readonly TextPart[] }
  /** A language model's own thinking: no figure, no fact. It is labelled as such wherever it is shown. */
  | { readonly kind: 'reasoning'; readonly parts: readonly TextPart[] }
  | { readonly kind: 'math'; readonly tex: string }
  | { readonly kind: 'fact'; readonly fact: string }
  | { readonly kind: 'widget'; readonly widget: Widget }
  | { readonly kind: 'cite'; readonly source: string };

/** One use of a tool, as the card in the answer shows it. */
export interface ToolCall {
  readonly id: string;
  readonly tool: string;
  readonly title: LocalText;
  readonly input: Readonly<Record<string, unknown>>;
  readonly state: 'running' | 'done' | 'failed' | 'refused';
  /** Handles of the facts it found, and of the sources they cite. */
  readonly facts: readonly string[];
  readonly sources: readonly string[];
  /** How long it took, in milliseconds; null while it runs. */
  readonly ms: number | null;
  /** What it found, or why it found nothing. */
  readonly summary: LocalText | null;
}

/** What would be done once the reader agrees. Its values are carried out as they stand here, never as prose says them. */
export type DraftAction =
  | { readonly kind: 'write-report'; readonly instrumentId: InstrumentId }
  | { readonly kind: 'create-strategy'; readonly spec: StrategySpec }
  | { readonly kind: 'activate-strategy'; readonly strategyId: string; readonly acknowledged: boolean }
  | { readonly kind: 'pause-strategy'; readonly strategyId: string }
  | { readonly kind: 'remember'; readonly memory: MemoryKind; readonly text: string }
  /** Rings once. */
  | { readonly kind: 'create-alert'; readonly instrumentId: InstrumentId; readonly rule: PriceRule };

export interface Draft {
  readonly id: string;
  readonly action: DraftAction;
  readonly title: LocalText;
  /** What the reader agrees to, line by line. */
  readonly details: readonly { readonly label: LocalText; readonly value: LocalText }[];
  readonly state: 'waiting' | 'accepted' | 'refused' | 'failed';
  /** Where the result is, such as `/strategy/01J…`. */
  readonly to: string | null;
  /** Why it could not be done. */
  readonly error: string | null;
}

/** A sentence that was left out of an answer, and why. */
export interface WithheldSentence {
  readonly text: string;
  readonly why: LocalText;
}

export type MessageState = 'running' | 'done' | 'stopped' | 'failed';

/** What the reader attached with @: it stands for itself and needs no guessing. */
export interface Mention {
  readonly kind: 'instrument' | 'strategy' | 'report';
  readonly id: string;
}

/** One question or one answer. Messages form a tree: editing and regenerating add a sibling and remove nothing. */
export interface Message {
  readonly id: string;
  readonly conversationId: string;
  readonly parentId: string | null;
  readonly role: 'user' | 'assistant';
  readonly locale: Locale;
  readonly state: MessageState;
  /** As typed; empty in answers. */
  readonly text: string;
  readonly mentions: readonly Mention[];
  readonly blocks: readonly MessageBlock[];
  readonly toolCalls: readonly ToolCall[];
  readonly drafts: readonly Draft[];
  readonly facts: readonly Fact[];
  readonly sources: readonly Source[];
  /** Questions one could ask next, at most three. */
  readonly followUps: readonly string[];
  /** Sentences of a model that said more than the facts do and were left out. */
  readonly withheld: number;
  /** The first of them with the reason, to be looked at and never copied; absent in older answers. */
  readonly removed?: readonly WithheldSentence[];
  /** Null: written by the built-in assistant. */
  readonly modelUse: null | { readonly provider: string; readonly model: string };
  readonly error: string | null;
  readonly createdAt: number;
  /** What the reader thought of an answer; absent in older ones. */
  readonly feedback?: Feedback | null;
}

/** Whether an answer helped, and why not. */
export interface Feedback {
  readonly isGood: boolean;
  readonly reason: string;
  readonly at: number;
}

/** What happens while an answer is written, in order; replaying all of them gives the message. */
export type MessageEvent =
  | { readonly kind: 'tool'; readonly call: ToolCall }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[]; readonly sources: readonly Source[] }
  /** Words added to the text block at this place; a new place opens a block. */
  | { readonly kind: 'words'; readonly at: number; readonly parts: readonly TextPart[] }
  | { readonly kind: 'block'; readonly at: number; readonly block: MessageBlock }
  | { readonly kind: 'draft'; readonly draft: Draft }
  /** The whole message: what is stored from now on. */
  | { readonly kind: 'end'; readonly message: Message };
