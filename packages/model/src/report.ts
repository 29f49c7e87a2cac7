import type { ErrorCode } from './errors.ts';
import type { Fact } from './fact.ts';
import type { Instrument, InstrumentId } from './instrument.ts';
import type { LocalText } from './locale.ts';
import type { Attempt } from './ports.ts';
import type { Rating } from './rating.ts';
import type { Source } from './source.ts';
import type { LocalParts } from './text-part.ts';
import type { SectionKey } from './section-keys.ts';

/** Stages of a report run, in order. Each is real work; nothing is animated. */
export const runStages = ['resolve', 'prices', 'filings', 'technicals', 'valuation', 'write', 'check'] as const;
export type RunStage = (typeof runStages)[number];

export type StageState = 'waiting' | 'running' | 'done' | 'fallback' | 'failed' | 'skipped';

/** One line of a run's progress, ordered by `seq`, replayable. The page shows these and invents nothing. */
export interface RunEvent {
  readonly runId: string;
  readonly seq: number;
  readonly stage: RunStage;
  readonly state: StageState;
  readonly startedAt: number;
  readonly endedAt?: number;
  readonly done?: number;
  readonly total?: number;
  readonly summary: LocalText;
  readonly warnings: readonly LocalText[];
  /** Providers tried in this stage. */
  readonly attempts: readonly Attempt[];
  /** Figures found so far in this stage, with the sources they cite, so that the page fills before the report is done. */
  readonly facts: readonly Fact[];
  readonly sources: readonly Source[];
}

export type RunState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

export const scenarioKeys = ['bull', 'base', 'bear'] as const;
export type ScenarioKey = (typeof scenarioKeys)[number];

/** Values multiplied with their weights and added up. */
export interface WeightedTotal {
  /** Sum of the weights. */
  readonly weights: string;
  readonly value: string;
  readonly upside: string;
  /** Digits to print the single values with, so that printed weights times printed values give the printed total. */
  readonly decimals: number;
}

export type Block =
  | { readonly kind: 'text'; readonly parts: LocalParts }
  | { readonly kind: 'bullets'; readonly items: readonly LocalParts[] }
  /** A grid of labelled figures. */
  | { readonly kind: 'figures'; readonly facts: readonly string[] }
  /** Rows are metrics, columns are periods; null cells carry no figure at all. */
  | {
      readonly kind: 'table';
      readonly title: LocalText;
      readonly group: 'annual' | 'trailing' | 'quarterly' | 'single';
      readonly columns: readonly string[];
      readonly rows: readonly { readonly metric: string; readonly cells: readonly (string | null)[] }[];
    }
  /** One small picture a metric over the same periods; the last period may be the trailing one. */
  | {
      readonly kind: 'small-multiples';
      readonly title: LocalText;
      readonly columns: readonly string[];
      readonly rows: readonly { readonly metric: string; readonly cells: readonly (string | null)[] }[];
    }
  /** Levels and the steps between them, from the first level to the last: each level is the one before plus its step. */
  | {
      readonly kind: 'waterfall';
      readonly title: LocalText;
      readonly rows: readonly { readonly fact: string; readonly isLevel: boolean }[];
    }
  | { readonly kind: 'price-chart'; readonly instrumentId: InstrumentId; readonly averages: readonly number[] }
  /** Bars over periods, one figure each. */
  | { readonly kind: 'bar-chart'; readonly metric: string; readonly facts: readonly string[] }
  | { readonly kind: 'drawdown-chart'; readonly instrumentId: InstrumentId }
  /** Fair value against two assumptions; the base cell is outlined, tint is against the price. */
  | {
      readonly kind: 'sensitivity';
      readonly rowMetric: string;
      readonly columnMetric: string;
      readonly rows: readonly string[];
      readonly columns: readonly string[];
      readonly cells: readonly (readonly string[])[];
      readonly base: readonly [row: number, column: number];
      readonly price: string;
    }
  /** What the price implies, our base case, and what was: three figures on one scale. */
  | {
      readonly kind: 'implied';
      readonly rows: readonly {
        readonly metric: string;
        readonly implied: string;
        readonly base: string;
        readonly past: string | null;
      }[];
    }
  /** One valuation method per row: low, middle, high, and its weight; a missing weight says why the row has none. */
  | {
      readonly kind: 'ranges';
      readonly price: string;
      readonly rows: readonly {
        readonly label: LocalText;
        readonly low: string;
        readonly mid: string;
        readonly high: string;
        /** Absent in reports written before methods were weighted. */
        readonly weight?: string;
      }[];
      /** The middles of all methods weighted into one value; absent where no method applies. */
      readonly blend?: WeightedTotal & {
        /** Methods that do not apply; their weight is a missing figure that says why. */
        readonly notUsed: readonly { readonly label: LocalText; readonly weight: string }[];
      };
    }
  /** What one share is worth if things go well, as expected, or badly, each with its probability. */
  | {
      readonly kind: 'scenarios';
      readonly price: string;
      readonly rows: readonly {
        readonly key: ScenarioKey;
        readonly label: LocalText;
        readonly probability: string;
        /** What this case assumes, in the same order in every row. */
        readonly assumptions: readonly string[];
        readonly value: string;
        readonly upside: string;
      }[];
      readonly sum: WeightedTotal;
    }
  /** A figure against its own history: current, and low, median, high of the past. */
  | {
      readonly kind: 'history';
      readonly rows: readonly {
        readonly metric: string;
        readonly current: string;
        readonly low: string;
        readonly median: string;
        readonly high: string;
      }[];
    }
  /** Where today's multiples stand among those of past quarter-ends, and what was usual then. */
  | {
      readonly kind: 'standing';
      readonly rows: readonly {
        readonly metric: string;
        readonly current: string;
        readonly percentile: string;
        readonly median5Y: string;
        readonly median10Y: string;
        readonly lower: string;
        readonly upper: string;
        readonly points: string;
        /** First of the quarter-ends; null where there is none. */
        readonly since: string | null;
      }[];
    }
  /** The conclusion with its parts, and the conditions that would refute it. */
  | { readonly kind: 'rating'; readonly rating: Rating }
  /** What speaks for and against, each claim bound to figures, and which side weighs more by the stated rule. */
  | {
      readonly kind: 'claims';
      readonly bull: readonly Claim[];
      readonly bear: readonly Claim[];
      /** Null where one side has no claim to weigh. */
      readonly judge: { readonly bull: string; readonly bear: string; readonly balance: string } | null;
      /** Points of what speaks too softly for a line of its own, so that each side adds up; null where it rounds to nothing. */
      readonly weaker?: { readonly bull: string | null; readonly bear: string | null };
      readonly verdict: LocalParts;
      /** What neither side can settle with these figures. */
      readonly unresolved: readonly LocalParts[];
    }
  /** What could go wrong, the gravest first. */
  | {
      readonly kind: 'risks';
      readonly rows: readonly {
        readonly text: LocalParts;
        readonly likelihood: string;
        readonly impact: string;
        readonly severity: string;
        /** What stands against it; null where nothing in the figures does. */
        readonly mitigant: LocalParts | null;
      }[];
    }
  /** Where an instrument stands among those of its market. */
  | {
      readonly kind: 'percentiles';
      readonly rows: readonly { readonly metric: string; readonly value: string; readonly percentile: string }[];
    }
  /** The simulated values of one share as a curve: its percentiles, the share of them above the price, and the base case. */
  | {
      readonly kind: 'density';
      readonly price: string;
      readonly low: string;
      readonly mid: string;
      readonly high: string;
      readonly above: string;
      readonly base: string;
    }
  /** How far each assumption alone moves the value: what it is moved between, and the value at either end. */
  | {
      readonly kind: 'tornado';
      readonly price: string;
      readonly base: string;
      readonly rows: readonly {
        readonly metric: string;
        readonly from: string;
        readonly to: string;
        readonly low: string;
        readonly high: string;
      }[];
    }
  /** Methods or scores side by side, each a figure or the reason why there is none, and how to read it. */
  | {
      readonly kind: 'models';
      readonly title: LocalText;
      readonly rows: readonly { readonly label: LocalText; readonly fact: string; readonly note?: LocalText }[];
    }
  /** What the valuation chose and the reader may choose otherwise, each within its bounds. */
  | {
      readonly kind: 'assumptions';
      readonly rows: readonly {
        readonly fact: string;
        readonly min: number;
        readonly max: number;
        readonly step: number;
      }[];
    }
  | { readonly kind: 'not-applicable'; readonly title: LocalText; readonly reason: LocalText };

/** One argument: a sentence around figures, and the points by which it moves the rating; from one to five in older reports. */
export interface Claim {
  readonly text: LocalParts;
  readonly strength: string;
}

export interface Section {
  /** How many identities of the filed statements fail in the years shown; absent where none does. */
  readonly exceptions?: number;
  readonly key: SectionKey;
  readonly status: 'ok' | 'partial' | 'not-runnable';
  /** Why it is not whole. */
  readonly why?: LocalText;
  readonly blocks: readonly Block[];
}

/** Something the reader would expect and does not get, with the reason. */
export interface Gap {
  readonly what: LocalText;
  readonly why: LocalText;
  readonly code?: ErrorCode;
}

/** Two sources that disagree about one figure. */
export interface Conflict {
  readonly metric: string;
  readonly facts: readonly string[];
  readonly note: LocalText;
}

export interface Report {
  readonly schema: 1;
  readonly id: string;
  readonly instrumentId: InstrumentId;
  readonly instrument: Instrument;
  /** Nothing in it was published later than this date. */
  readonly asOf: string;
  readonly createdAt: number;
  readonly template: 'company' | 'crypto' | 'fund';
  readonly simulated: boolean;
  /** Key figures of the header: price, day change, 52-week range. */
  readonly header: {
    readonly price: string | null;
    readonly change: string | null;
    readonly low52w: string | null;
    readonly high52w: string | null;
  };
  readonly keyFigures: readonly string[];
  /** Absent in reports written before they had a rating. */
  readonly rating?: Rating;
  readonly sections: readonly Section[];
  readonly facts: readonly Fact[];
  readonly sources: readonly Source[];
  readonly gaps: readonly Gap[];
  readonly conflicts: readonly Conflict[];
  /**
   * How many figures the checker recomputed, and how many it withheld; how many sentences were withheld because they contradicted
   * the report, absent in reports written before that was checked.
   */
  readonly checked: { readonly figures: number; readonly withheld: number; readonly contradicted?: number };
  readonly engineVersion: string;
  readonly modelUse: null | { readonly provider: string; readonly model: string };
  /** SHA-256 of the canonical JSON without this field. */
  readonly hash: string;
}
