import type { InstrumentId, MarketId } from '@plumbline/model/instrument';
import type { Locale } from '@plumbline/model/locale';
import type { Directory } from './directory/directory.ts';
import type { Term } from './term.ts';

/** Offsets in the text as typed. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export type Unit =
  | 'none'
  | 'percent'
  | 'points'
  | 'times'
  | 'money'
  | 'bars'
  | 'hours'
  | 'minutes'
  | 'days'
  | 'weeks'
  | 'months'
  | 'quarters'
  | 'years'
  | 'shares'
  | 'lots'
  | 'count';

export interface Quantity {
  /** A fraction for per cent, plain units for money. */
  readonly value: number;
  readonly written: number;
  readonly scale: number;
  readonly unit: Unit;
  readonly currency?: string | undefined;
}

export type Period =
  | { readonly is: 'latest' }
  | { readonly is: 'day'; readonly date: string }
  | { readonly is: 'range'; readonly from: string; readonly to: string }
  | {
      readonly is: 'fiscal';
      readonly year: number;
      readonly part?: 'Q1' | 'Q2' | 'Q3' | 'Q4' | 'H1' | 'H2' | '9M';
      /** That quarter alone, not the year up to it. */
      readonly single?: boolean;
    }
  | { readonly is: 'last'; readonly n: number; readonly of: 'years' | 'quarters' | 'months' | 'weeks' | 'days' }
  | { readonly is: 'named'; readonly id: string }
  | { readonly is: 'sameAsBefore' };

/** What a slot holds and where it is from; one that is not from the text is shown to the user. */
export interface Part<T> {
  readonly value: T;
  readonly from: 'text' | 'context' | 'default';
  readonly spans: readonly Span[];
}

export type Act =
  | 'figure'
  | 'compare'
  | 'what-if'
  | 'define'
  | 'rule'
  | 'events'
  | 'why'
  | 'news'
  | 'screen'
  | 'draft'
  | 'edit'
  | 'backtest'
  | 'alert'
  | 'portfolio'
  | 'calculate'
  | 'convert'
  | 'signals'
  | 'refuse'
  | 'smalltalk'
  | 'unknown';

/** Where the members of a screen or ranking come from. */
export type Universe =
  | { readonly is: 'instruments'; readonly ids: readonly InstrumentId[] }
  | { readonly is: 'index'; readonly id: string }
  | { readonly is: 'market'; readonly market: string }
  | { readonly is: 'set'; readonly id: string };

/** One condition of a screen. */
export type ScreenCondition =
  | {
      readonly is: 'bound';
      readonly field: string;
      readonly op: '>' | '<' | '>=' | '<=' | '==' | '!=';
      readonly value: number;
      readonly currency?: string | undefined;
      /** In every one of so many years up to now. */
      readonly years?: number | undefined;
      /** Percentile of the company's own history, over so many years. */
      readonly ownHistoryYears?: number | undefined;
    }
  | {
      readonly is: 'range';
      readonly field: string;
      readonly low: number;
      readonly high: number;
      readonly currency?: string | undefined;
    }
  | {
      readonly is: 'rank';
      readonly field: string;
      readonly end: 'lowest' | 'highest';
      readonly count: number;
      readonly share: boolean;
      readonly within?: string | undefined;
    }
  | { readonly is: 'member'; readonly field: string; readonly ids: readonly string[]; readonly not: boolean }
  | { readonly is: 'state'; readonly field: string; readonly value: boolean }
  | { readonly is: 'formula'; readonly term: Term };

export interface ScreenFrame {
  readonly act: 'screen';
  readonly universe: Part<Universe>;
  readonly conditions: readonly Part<ScreenCondition>[];
}

/** An act without slots of its own yet, or one that is only asked or refused about. */
export interface PlainFrame {
  readonly act: Exclude<Act, 'screen' | 'draft' | 'edit'>;
  readonly instruments: readonly Part<readonly InstrumentId[]>[];
  readonly metrics: readonly Part<string>[];
  readonly period: Part<Period> | null;
  readonly args: Readonly<Record<string, unknown>>;
}

/** One rule of a draft: when it holds, what is done with whom. */
export interface DraftRule {
  readonly when: Term;
  /** Such as `hold US:SPY`; absent = the action of its side. */
  readonly does?: string | undefined;
}

/** What a sentence says about a strategy. Texts follow one notation, the same as that of `writeTerm`. */
export interface StrategyParts {
  readonly universe: Universe | null;
  readonly bar: string;
  readonly entry: readonly DraftRule[];
  readonly exit: readonly DraftRule[];
  readonly short: readonly DraftRule[];
  readonly cover: readonly DraftRule[];
  readonly rank: string | null;
  /** Who is sold short of a ranking. */
  readonly shortRank?: string | undefined;
  readonly filters: readonly Term[];
  readonly rebalance: string | null;
  readonly sizing: string | null;
  readonly stops: readonly string[];
  readonly order: string | null;
  readonly otherwise: string | null;
  readonly constraints: readonly string[];
  /** Days of the back-test, such as `2018-01-01..`. */
  readonly period?: string | undefined;
  /** Names of parts that the sentence does not state. */
  readonly assumed: readonly string[];
}

export interface DraftFrame {
  readonly act: 'draft';
  readonly strategy: StrategyParts;
}

export interface EditFrame {
  readonly act: 'edit';
  /** What changes, in the notation of `StrategyParts`. */
  readonly changes: readonly string[];
  /** The object after the change; every part that is not named stays. */
  readonly strategy: StrategyParts;
}

export type Frame = ScreenFrame | DraftFrame | EditFrame | PlainFrame;

/** One clause shown back: what was read, what was assumed, what was not read. */
export interface Chip {
  readonly is: 'read' | 'assumed' | 'unread';
  readonly label: string;
  readonly spans: readonly Span[];
}

export interface Question {
  /** What has to be settled, such as `exit` or `instrument`. */
  readonly about: string;
  readonly text: string;
  readonly choices: readonly string[];
}

export type ReadingState = 'understood' | 'assumed' | 'ask' | 'refuse';

export interface Reading {
  readonly frames: readonly Frame[];
  readonly unread: readonly Span[];
  readonly alternatives: readonly Reading[];
  readonly state: ReadingState;
  readonly question?: Question | undefined;
  readonly echo: readonly Chip[];
}

/** The field a text is typed into. */
export type Box = 'chat' | 'strategy' | 'screen' | 'home';

export interface ReadingContext {
  readonly locale: Locale;
  readonly box: Box;
  readonly directory: Directory;
  /** Market of the open list or page. */
  readonly market?: MarketId | undefined;
  /** The day of asking, `YYYY-MM-DD`. */
  readonly today: string;
  /** The strategy that is open. */
  readonly open?: StrategyParts | undefined;
  /** Earlier readings of the conversation, oldest first. */
  readonly history?: readonly Reading[] | undefined;
}
