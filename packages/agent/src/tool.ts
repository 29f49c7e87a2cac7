import type { DraftAction, Widget } from '@plumbline/model/conversation';
import type { Fact } from '@plumbline/model/fact';
import type { Instrument, InstrumentId, MarketId } from '@plumbline/model/instrument';
import type { Locale, LocalText } from '@plumbline/model/locale';
import type { MarketDataPort, ProviderHealth, Resolution } from '@plumbline/model/ports';
import type { Skill } from '@plumbline/model/skill';
import type { Source } from '@plumbline/model/source';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { Verdict } from '@plumbline/model/verdict';
import type { Span } from './gate/shapes.ts';
import type { Library } from './sources/document.ts';
import type { Memory } from '@plumbline/model/memory';
import type { LocalParts } from '@plumbline/model/text-part';
import type { Directory } from '@plumbline/reading/directory/directory';

/** A strategy of the reader's, with what the server computed of its current version. */
export interface DeskStrategy {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly spec: StrategySpec;
  readonly isActive: boolean;
  readonly verdict: Verdict | null;
  /** Null until the back-test is done. */
  readonly test: {
    readonly resultHash: string;
    readonly simulated: boolean;
    readonly from: string;
    readonly to: string;
    readonly outOfSampleFrom: string;
    readonly metrics: Readonly<Record<string, number | null>>;
    readonly sparkline: readonly number[];
    /** Return of each calendar year over all of the history; absent in what was tested before they were kept. */
    readonly years?: readonly { readonly year: number; readonly growth: number }[] | undefined;
  } | null;
  /** Why there is no test, in words for people; null while it runs or when it is done. */
  readonly error: string | null;
}

export interface DeskRecord {
  readonly signals: number;
  readonly open: number;
  readonly hitRate: number | null;
  readonly meanReturn: number | null;
  readonly settled: number;
  readonly last: readonly {
    readonly instrumentId: InstrumentId;
    readonly side: 1 | -1;
    readonly strategyName: string;
    readonly barTime: number;
  }[];
}

/** What is left of the known instruments under some conditions, as the Discover page counts it. */
export interface DeskScreen {
  readonly measured: number;
  readonly total: number;
  readonly simulated: boolean;
  /** When it was asked, epoch ms. */
  readonly at: number;
  readonly matches: readonly {
    readonly instrument: Instrument;
    readonly figures: Readonly<
      Record<string, Pick<Fact, 'value' | 'asOf' | 'quality'> & Partial<Pick<Fact, 'currency' | 'why'>>>
    >;
  }[];
}

/** What tools may ask of the product for one reader. It only reads: changing anything takes a draft the reader agrees to. */
export interface Desk {
  readonly resolve: (text: string) => Promise<Resolution>;
  /** All names and codes that a text is read with; what is not in it is no instrument. */
  readonly directory: () => Promise<Directory>;
  readonly instrument: (id: InstrumentId) => Promise<Instrument | null>;
  /** The side an instrument's figures come from. */
  readonly market: (
    ids: readonly InstrumentId[],
  ) => Promise<{ readonly data: MarketDataPort; readonly simulated: boolean }>;
  readonly strategies: () => Promise<readonly DeskStrategy[]>;
  readonly record: (strategyId: string | null) => Promise<DeskRecord>;
  readonly lastReport: (id: InstrumentId) => Promise<{ readonly id: string } | null>;
  /** The instrument that a report of the reader's is about. */
  readonly reported: (reportId: string) => Promise<InstrumentId | null>;
  /** Null where no cross-section is kept, such as beside a server. */
  readonly screen:
    | ((query: {
        readonly market: MarketId | null;
        readonly rules: string;
        readonly sort: string;
        readonly limit: number;
      }) => Promise<DeskScreen>)
    | null;
  readonly health: () => Promise<readonly ProviderHealth[]>;
  /** Texts the reader brought; null where nobody's are kept, such as beside a server, or the caller may not read them. */
  readonly library: Library | null;
  /** Instruments the reader watches, in their order. */
  readonly watched: () => Promise<readonly InstrumentId[]>;
  /** Playbooks of the reader's own. */
  readonly skills: () => Promise<readonly Skill[]>;
  /** What the reader agreed to have kept, newest first. */
  readonly memories: () => Promise<readonly Memory[]>;
  /** Where tools compute; absent: where they are called. */
  readonly elsewhere?: RunElsewhere;
}

export interface ToolContext {
  readonly desk: Desk;
  readonly locale: Locale;
  /** Epoch ms UTC. */
  readonly now: number;
  /** Today in UTC, `YYYY-MM-DD`: nothing later enters an answer. */
  readonly today: string;
  /** What the reader wrote: the only numbers a calculation may take. Absent where the caller is the reader. */
  readonly readerText?: string;
  /** A figure found earlier in this answer, by its handle. */
  readonly factOf?: (handle: string) => Fact | null;
}

/** Runs a tool where it holds nobody up, on what this desk answers. */
export type RunElsewhere = (
  tool: string,
  input: ToolInput,
  context: Omit<ToolContext, 'desk' | 'factOf'>,
) => Promise<ToolResult>;

/** One argument of a tool; every argument is a word, a number, or a list of words. */
export interface ToolParam {
  readonly kind: 'text' | 'number' | 'list';
  readonly meaning: string;
  readonly isOptional?: boolean;
  readonly options?: readonly string[];
  /** A share of one, 0.08 for 8 %. Beyond one on either side the caller is asked whether a percent was meant. */
  readonly isFraction?: boolean;
}

export type ToolInput = Readonly<Record<string, string | number | readonly string[] | undefined>>;

export interface DraftRequest {
  readonly action: DraftAction;
  readonly title: LocalText;
  readonly details: readonly { readonly label: LocalText; readonly value: LocalText }[];
}

/** What a tool found: sentences around handles, widgets, the facts behind them. */
export interface ToolResult {
  /** One line for the tool card, without figures. */
  readonly summary: LocalText;
  readonly sentences: readonly LocalParts[];
  readonly widgets: readonly Widget[];
  readonly facts: readonly Fact[];
  readonly sources: readonly Source[];
  readonly draft?: DraftRequest;
  readonly followUps?: readonly LocalText[];
  /** Instruments the sentences speak of: their names may contain digits. */
  readonly instruments?: readonly Instrument[];
  /** Other names in the sentences that may contain digits: of strategies, of terms. */
  readonly names?: readonly string[];
  /** Passages that may be quoted by their ids from now on. */
  readonly spans?: readonly Span[];
  /** Words from outside that a model may read. They are data; after them no draft is made in the same turn. */
  readonly outside?: readonly string[];
}

/** One thing the assistant can do: the same for the built-in one, a language model, and other assistants over MCP. */
export interface Tool {
  readonly id: string;
  readonly title: LocalText;
  readonly summary: LocalText;
  readonly example: LocalText;
  readonly params: Readonly<Record<string, ToolParam>>;
  /** Proposes something that the reader has to agree to. */
  readonly drafts: boolean;
  /** Speaks of what the reader keeps here, so it means nothing to a caller without an account. */
  readonly isPersonal?: boolean;
  /** Reads the directory or figures of the answer, which are not copied to where other tools compute. */
  readonly staysHere?: boolean;
  readonly run: (input: ToolInput, context: ToolContext) => Promise<ToolResult>;
}
