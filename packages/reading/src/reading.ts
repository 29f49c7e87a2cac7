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
  /** Part of a position, by its word: no distance from a line. */
  readonly isHeld?: boolean | undefined;
  /** The word is that of several markets for their own money: $, 元. */
  readonly isOwnMoney?: boolean | undefined;
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
  /** The last full fiscal year, the newest quarter, the last four quarters, all there is, the last trading day. */
  | { readonly is: 'lastFiscalYear' | 'latestQuarter' | 'trailingYear' | 'sinceStart' | 'lastSession' }
  | { readonly is: 'sameAsBefore' };

/** What a slot holds and where it is from; one that is not from the text is shown to the user. */
export interface Part<T> {
  readonly value: T;
  readonly from: 'text' | 'context' | 'default';
  readonly spans: readonly Span[];
}

export type Act = 'screen' | 'draft' | 'edit' | QuestionAct;

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
  /** The order of all that is left. */
  | { readonly is: 'sort'; readonly field: string; readonly end: 'lowest' | 'highest' }
  | { readonly is: 'member'; readonly field: string; readonly ids: readonly string[]; readonly not: boolean }
  | { readonly is: 'state'; readonly field: string; readonly value: boolean }
  | { readonly is: 'formula'; readonly term: Term };

export interface ScreenFrame {
  readonly act: 'screen';
  readonly universe: Part<Universe>;
  readonly conditions: readonly Part<ScreenCondition>[];
}

/** What is asked about: a figure, indicator, event, rule, term, or something of the user's own such as `own:cash`. */
export interface Topic {
  readonly kind: 'metric' | 'price' | 'perf' | 'ind' | 'event' | 'rule' | 'term' | 'tmpl' | 'own';
  readonly id: string;
}

/** An index, sector, market, currency pair or the like that is no listed instrument. */
export interface Subject {
  readonly kind: 'index' | 'sector' | 'board' | 'market' | 'macro' | 'fund' | 'unlisted';
  readonly id: string;
}

/** What the question takes for granted, so that the answer can say whether it is so. */
export interface Claim {
  readonly direction?: 'up' | 'down' | undefined;
  readonly value?: Quantity | undefined;
}

/** An input of a valuation: set to a value, moved by so much (`shift`), or changed by a part of itself (`change`). */
export interface Assumption {
  readonly name:
    | 'growth'
    | 'discountRate'
    | 'terminalGrowth'
    | 'multiple'
    | 'price'
    | 'netMargin'
    | 'operatingMargin'
    | 'grossMargin'
    | 'eps'
    | 'revenue'
    | 'netIncome'
    | 'dividend'
    | 'taxRate'
    | 'capex';
  readonly by: 'set' | 'shift' | 'change';
  readonly value: number;
  /** What it is set from, where the text says both. */
  readonly from?: number | undefined;
  /** For so many years. */
  readonly years?: number | undefined;
}

/** Ways to value a share that a question can name. */
export type ValueWay =
  | 'cashFlow'
  | 'threeStage'
  | 'equityCashFlow'
  | 'dividends'
  | 'residualIncome'
  | 'earningsPower'
  | 'graham'
  | 'book'
  | 'netAssets'
  | 'multiples'
  | 'ownEarnings'
  | 'ownEnterprise'
  | 'ownBook'
  | 'ownSales'
  | 'parts';

/** What can be asked for, by the act. Each is what the sentence states; what it does not state is absent. */
export interface QuestionArgs {
  readonly figure: {
    readonly currency?: string | undefined;
    readonly basis?: string | undefined;
    readonly adjusted?: boolean | undefined;
    readonly quantity?: number | undefined;
    readonly riskFree?: number | undefined;
    /** The level that a distance is measured to. */
    readonly target?: number | undefined;
    /** Over so many years. */
    readonly years?: number | undefined;
    /** What an indicator is set to, such as 12, 26, 9. */
    readonly settings?: readonly number[] | undefined;
    /** Which way it moved, how far, the date it happened, each period of a run, its ends or its mean, the place among its own past. */
    readonly wants?:
      | 'direction'
      | 'change'
      | 'date'
      | 'each'
      | 'highest'
      | 'lowest'
      | 'average'
      | 'percentile'
      | 'share'
      | 'sum'
      | undefined;
    /** The one method that a value is to be made by. */
    readonly method?: ValueWay | undefined;
  };
  readonly compare: {
    readonly end?: 'highest' | 'lowest' | undefined;
    readonly currency?: string | undefined;
    /** The first as a multiple of the second. */
    readonly times?: boolean | undefined;
  };
  readonly 'what-if': { readonly assumptions: readonly Assumption[] };
  readonly define: { readonly form: 'meaning' | 'formula' | 'difference' };
  readonly rule: { readonly amount?: Quantity | undefined; readonly place?: string | undefined };
  readonly events: { readonly which?: 'next' | 'last' | 'history' | undefined };
  readonly why: { readonly about: 'move' | 'figure' | 'report' | 'event' };
  readonly news: Readonly<Record<string, never>>;
  readonly backtest: { readonly against?: string | undefined };
  readonly alert: {
    readonly does: 'set' | 'list' | 'remove' | 'deliver';
    /** In the notation of `writeTerm`. */
    readonly condition?: Term | undefined;
    readonly time?: string | undefined;
  };
  readonly portfolio: {
    readonly does:
      'value' | 'risk' | 'optimise' | 'rebalance' | 'record' | 'income' | 'largest' | 'plan' | 'scenario' | 'overlap';
    readonly holdings?: Readonly<Record<string, number>> | undefined;
    /** Board lots, where the size of a lot is the issuer's own. */
    readonly lots?: Readonly<Record<string, number>> | undefined;
    readonly weights?: Readonly<Record<string, number>> | readonly number[] | undefined;
    readonly from?: readonly number[] | undefined;
    readonly amount?: number | undefined;
    readonly currency?: string | undefined;
    readonly quantity?: number | undefined;
    readonly cost?: number | undefined;
    /** What was paid for a share of each, where several are held. */
    readonly costs?: Readonly<Record<string, number>> | undefined;
    readonly cap?: Readonly<Record<string, number>> | undefined;
    readonly longOnly?: boolean | undefined;
    readonly frequency?: string | undefined;
    readonly drawdown?: number | undefined;
  };
  readonly calculate: {
    readonly what: string;
    /** The numbers it was worked out from, by their roles. */
    readonly values: Readonly<Record<string, number>>;
    readonly result: number | readonly number[] | null;
    /** The money that an amount was named in. */
    readonly currency?: string | undefined;
    /** Signs and numbers as they were typed, such as `1200 * 1.07^10`; nothing is worked out of them here. */
    readonly expression?: string | undefined;
  };
  readonly convert: {
    readonly from: string;
    readonly to: string;
    readonly amount: number;
    /** A rate that the text gives. */
    readonly rate?: number | undefined;
    /** Only where no market rate is needed. */
    readonly result?: number | undefined;
  };
  readonly signals: {
    readonly does: 'list' | 'pause' | 'resume' | 'order' | 'results' | 'cash' | 'proof';
    readonly side?: 'buy' | 'sell' | undefined;
    readonly quantity?: number | undefined;
    readonly until?: string | undefined;
  };
  /** An answer to what was proposed: the last draft, change, alert or order. */
  readonly consent: { readonly does: 'accept' | 'reject' | 'save'; readonly name?: string | undefined };
  readonly refuse: { readonly reason: RefusalReason; readonly named: string };
  /** `sources`: whether the sources of data answer. */
  readonly smalltalk: { readonly kind: 'hello' | 'thanks' | 'who' | 'help' | 'sources' };
}

export type RefusalReason =
  | 'advice'
  | 'future'
  | 'order'
  | 'private'
  | 'unlisted'
  | 'elsewhere'
  | 'crime'
  | 'instructions'
  | 'offTopic'
  | 'missing';

export type QuestionAct = keyof QuestionArgs;

/** A question or request of the conversation. Every act has the same slots; `args` are its own. */
export interface QuestionFrameOf<A extends QuestionAct> {
  readonly act: A;
  /** One listing each, in the order named. */
  readonly instruments: readonly Part<InstrumentId>[];
  readonly subjects: readonly Part<Subject>[];
  readonly topics: readonly Part<Topic>[];
  /** None = the latest. Two for "2019 and 2024". */
  readonly periods: readonly Part<Period>[];
  readonly claim?: Part<Claim> | undefined;
  readonly args: QuestionArgs[A];
}

export type QuestionFrame = { readonly [A in QuestionAct]: QuestionFrameOf<A> }[QuestionAct];

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

export type Frame = ScreenFrame | DraftFrame | EditFrame | QuestionFrame;

/** One clause shown back: what was read, what was assumed, what was not read. */
export interface Chip {
  readonly is: 'read' | 'assumed' | 'unread';
  readonly label: string;
  readonly spans: readonly Span[];
  /** Of a word not read: the word that it may be a misspelling of. */
  readonly instead?: string | undefined;
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
  /** Clauses that ask for something, were read, and changed nothing of any frame: their question is not answered. */
  readonly idle?: readonly Span[] | undefined;
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
  /** Words of the open strategy that were not read: a change of it waits for them. */
  readonly openUnread?: readonly string[] | undefined;
  /** Earlier readings of the conversation, oldest first. */
  readonly history?: readonly Reading[] | undefined;
}
