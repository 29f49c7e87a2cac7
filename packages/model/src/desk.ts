import type { Fact } from './fact.ts';
import type { Falsifier } from './falsifier.ts';
import type { InstrumentId } from './instrument.ts';
import type { LocalText } from './locale.ts';
import type { RatingLabel } from './rating.ts';
import type { Source } from './source.ts';
import type { LocalParts } from './text-part.ts';

/** Stages of a desk run, in order. */
export const deskStages = ['analysts', 'debate', 'risk', 'chair'] as const;
export type DeskStage = (typeof deskStages)[number];

/** Analysts in the order they are shown; `on-chain` sits at the desk for coins only. */
export const analystRoles = ['fundamentals', 'technical', 'events', 'macro', 'on-chain'] as const;
export type AnalystRole = (typeof analystRoles)[number];

export const deskSides = ['bull', 'bear'] as const;
export type DeskSide = (typeof deskSides)[number];

/** Everybody who speaks at the desk. */
export type DeskVoice = AnalystRole | DeskSide | 'risk' | 'chair';

/** A stage with how much of it is done: analysts that ended, rounds that were argued, attacks that were checked, memos. */
export interface DeskStageProgress {
  readonly stage: DeskStage;
  /** `skipped`: the desk ended before it. */
  readonly state: 'waiting' | 'running' | 'done' | 'skipped';
  readonly done: number;
  readonly total: number;
}

/** The passage a claim quotes, as it stands in the document. */
export interface DeskQuote {
  /** Id of the span. */
  readonly span: string;
  readonly document: string;
  readonly title: string;
  /** `10-K`, `annual report`. */
  readonly form: string;
  /** `1A` for the risk factors of a 10-K; null where the document has no items. */
  readonly item: string | null;
  /** Null where the document has no pages or they were not kept. */
  readonly page: number | null;
  readonly knownAt: string;
  /** The whole paragraph, to be opened. */
  readonly text: string;
  /** The words quoted: letters `from` to `to` of `text`. */
  readonly from: number;
  readonly to: number;
}

/** A sentence the product wrote after its figures and quotation were checked. Everything else names it by its id. */
export interface DeskClaim {
  /** Unique within the run: `fundamentals-3`. */
  readonly id: string;
  /** Who said it first. */
  readonly by: DeskVoice;
  /** Number in the memo's order, from 1; null until it is printed in the memo. */
  readonly number: number | null;
  readonly text: LocalParts;
  /** Handles of the figures it shows, all among `facts`. */
  readonly facts: readonly string[];
  /** Null: it is said by figures alone. */
  readonly quote: DeskQuote | null;
  /** 1 to 3: how much its speaker makes of it. */
  readonly weight: 1 | 2 | 3;
  /** Whether it speaks for the instrument or against it, in the opinion of its speaker. */
  readonly speaks: 'for' | 'against' | 'neither';
  /** It rests on something that the rating by rules does not read. */
  readonly isOutsideRule: boolean;
}

/** `silent`: gave nothing that can be used, so it abstains; `fault` says why. */
export type AnalystState = 'waiting' | 'working' | 'finished' | 'silent';

export interface DeskAnalyst {
  readonly role: AnalystRole;
  readonly state: AnalystState;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** Sources and documents its kept claims cite. */
  readonly sources: number;
  readonly claims: { readonly made: number; readonly kept: number; readonly held: number };
  /** Ids of its kept claims, the weightiest first. */
  readonly kept: readonly string[];
  /** Handle of the chance it gives that the instrument beats its benchmark over the horizon; null until it has said one. */
  readonly chance: string | null;
  /** From −2 (far worse than the benchmark) to 2; null until it has said one. */
  readonly stance: -2 | -1 | 0 | 1 | 2 | null;
  /** Kinds of figures it would have wanted and that are not known, under their names of the catalogue. */
  readonly missing: readonly LocalText[];
  /** How much its stance counts: 1 while fewer than 20 entries are settled. */
  readonly weight: number;
  readonly fault: DeskFault | null;
}

/** The other side's answer to a point: it concedes, or rebuts with claims of its own. */
export interface DeskReply {
  readonly by: DeskSide;
  readonly kind: 'concede' | 'rebut';
  /** Ids of the claims it rebuts with; empty where it concedes. */
  readonly with: readonly string[];
}

export interface DeskPoint {
  /** Id of the claim. */
  readonly claim: string;
  readonly reply: DeskReply | null;
}

/** One round of the debate. A third is argued only where stances lie 2 apart and new claims came. */
export interface DeskRound {
  /** From 1. */
  readonly number: number;
  readonly bull: readonly DeskPoint[];
  readonly bear: readonly DeskPoint[];
}

export const attackKinds = ['stale', 'weak', 'one-sided', 'assumption', 'unpriced'] as const;
export type AttackKind = (typeof attackKinds)[number];

/** The risk officer's objection to a claim. */
export interface DeskAttack {
  /** Id of the claim that is attacked. */
  readonly on: string;
  readonly kind: AttackKind;
  /** Ids of the claims it attacks with. */
  readonly with: readonly string[];
}

/** A paragraph of the memo, in one lane. */
export type MemoBlock =
  | { readonly kind: 'heading'; readonly text: LocalText }
  /** Claims in the order they are read; each is printed whole, with its number. */
  | { readonly kind: 'claims'; readonly claims: readonly string[] }
  /** The model's reasoning, not checked: no figure, no fact. Set apart and labelled wherever it is shown. In the language it was written in. */
  | { readonly kind: 'reasoning'; readonly words: string };

/** Why the desk's rating is another than the rule's: the claim that moved it. */
export interface RatingStep {
  readonly claim: string;
  readonly toward: 'up' | 'down';
  readonly weight: 1 | 2 | 3;
  readonly isOutsideRule: boolean;
  readonly hasQuote: boolean;
}

/** Who disagrees with the memo's rating, and the claims it rests on. `chair`: its own rating could not be given. */
export interface DeskDissent {
  readonly by: DeskVoice;
  readonly wants: RatingLabel | null;
  /** What of the rule about differing from the rule's rating is not met; null where the dissent is one of opinion. */
  readonly why: LocalText | null;
  readonly claims: readonly string[];
}

export interface DeskMemo {
  /** `rules`: the built-in memo, written without a language model. */
  readonly by: 'chair' | 'rules';
  readonly title: LocalText;
  readonly blocks: readonly MemoBlock[];
  /** Null: the report had too little for a rating. */
  readonly ruleRating: RatingLabel | null;
  /** Handle of the score of the rule's rating, 0 to 100. */
  readonly ruleScore: string | null;
  /** The rule's, or one notch beside it. */
  readonly deskRating: RatingLabel | null;
  /** Handle of the analysts' chances, weighed by their record; null without any. */
  readonly chance: string | null;
  /** From the rule's rating to the desk's; empty where they are the same. */
  readonly steps: readonly RatingStep[];
  readonly dissents: readonly DeskDissent[];
  readonly falsifiers: readonly Falsifier[];
  /** Months over which the rating is held against the benchmark. */
  readonly horizonMonths: number;
  readonly benchmark: InstrumentId | null;
  /** Day on which the memo is settled. */
  readonly settlesOn: string;
  readonly writtenAt: number;
  /** SHA-256 of the memo, as the ledger keeps it. */
  readonly hash: string;
  /** Number of the ledger's line; null where nothing enters it: a memo by rules, or one about a past date. */
  readonly ledgerSeq: number | null;
}

/** Words or a claim of a model that were not printed. Can be opened, never copied or exported. */
export interface DeskWithheld {
  readonly by: DeskVoice;
  /** The claim as the model sent it, cut to a readable length. */
  readonly text: string;
  /** Groups alike reasons: `handle`, `quote`, `direction`. */
  readonly code: string;
  readonly why: LocalText;
}

export interface DeskBudget {
  /** What the run is expected to use, told before it begins. */
  readonly estimated: { readonly tokens: number; readonly dollars: number | null };
  readonly spent: {
    readonly inputTokens: number;
    readonly outputTokens: number;
    /** Null while the reader has given no price. */
    readonly dollars: number | null;
    /** Requests to the language model, and calls of tools. */
    readonly requests: number;
    readonly calls: number;
  };
  /** Where it is stopped. */
  readonly limit: { readonly tokens: number; readonly dollars: number | null };
  /** Tokens by stage, for the bar. */
  readonly byStage: Readonly<Record<DeskStage, number>>;
}

/** What can be done about a fault. */
export type DeskRemedy = 'retry' | 'other-model' | 'built-in' | 'settings' | 'write-report';

export interface DeskFault {
  /** Null: it concerns the whole desk. */
  readonly by: DeskVoice | null;
  /** Kind of a model's fault, or `no-model`, `silent`, `budget`, `interrupted`. */
  readonly kind: string;
  readonly text: LocalText;
  readonly remedies: readonly DeskRemedy[];
}

/** One desk memo of the reader's ledger. */
export interface DeskRecordEntry {
  readonly runId: string;
  readonly instrumentId: InstrumentId;
  readonly asOf: string;
  readonly deskRating: RatingLabel | null;
  readonly ruleRating: RatingLabel | null;
  /** The chance it gave. */
  readonly chance: number | null;
  readonly settlesOn: string;
  readonly ledgerSeq: number;
  /** Null until it is settled. */
  readonly outcome: {
    readonly settledAt: number;
    /** Return above that of the benchmark after cost, as a fraction. */
    readonly excess: number;
    readonly beat: boolean;
    /** Square of the chance's distance from what came; null without a chance. */
    readonly brier: number | null;
    /** Ids of the falsifiers that fired. */
    readonly fired: readonly string[];
  } | null;
}

/** The desk's own record, from the ledger alone; back-dated runs never count. */
export interface DeskRecord {
  readonly entries: readonly DeskRecordEntry[];
  readonly settled: number;
  /** Mean Brier score of the settled; 0.25 is what always saying one half gets. Null before the first. */
  readonly brier: number | null;
  /** Settled ones from which on roles weigh differently. */
  readonly neededForWeights: number;
  /** Of each role: settled entries that do not overlap, its Brier score, its weight. */
  readonly roles: readonly {
    readonly role: AnalystRole;
    readonly settled: number;
    readonly brier: number | null;
    readonly weight: number;
  }[];
}

/** Everything a desk run has come to so far. */
export interface Desk {
  readonly schema: 1;
  /** The report whose figures and readings the desk argues about. */
  readonly reportId: string;
  /** Nothing it was told was published later than this date. */
  readonly asOf: string;
  /** What was laid on the table, and its SHA-256. */
  readonly pack: {
    readonly hash: string;
    readonly facts: number;
    readonly readings: number;
    readonly spans: number;
    readonly events: number;
    readonly gaps: number;
  };
  readonly simulated: boolean;
  readonly modelUse: null | { readonly provider: string; readonly model: string };
  /** The date lies before the end of what the model was trained on, or nobody knows that end: it may know what came after. */
  readonly hindsight: {
    readonly isContaminated: boolean;
    readonly cutoff: string | null;
    readonly text: LocalText | null;
  };
  readonly stages: readonly DeskStageProgress[];
  readonly analysts: readonly DeskAnalyst[];
  readonly claims: readonly DeskClaim[];
  readonly rounds: readonly DeskRound[];
  readonly attacks: readonly DeskAttack[];
  readonly memo: DeskMemo | null;
  /** How many there were; the first 100 of them stand in `withheld`. */
  readonly withheldCount: number;
  readonly withheld: readonly DeskWithheld[];
  readonly budget: DeskBudget;
  readonly faults: readonly DeskFault[];
  /** Figures that claims, chances and falsifiers name, with their receipts, and the sources they cite. */
  readonly facts: readonly Fact[];
  readonly sources: readonly Source[];
}

/**
 * What changed with an event. Lists whose members have an id or a role or a number (`claims`, `facts`, `sources`, `analysts`,
 * `stages`, `rounds`) hold only those that are new or changed; everything else is whole.
 */
export type DeskChange = Partial<Desk>;

/** One line of the feed, and what it changed. Replaying all of them over the first one's whole desk gives the desk. */
export interface DeskEvent {
  readonly at: number;
  readonly stage: DeskStage;
  readonly by: DeskVoice | null;
  readonly text: LocalText;
  readonly change: DeskChange;
}

function merged<T>(before: readonly T[], changed: readonly T[] | undefined, keyOf: (one: T) => unknown): readonly T[] {
  if (changed === undefined) return before;
  const found = new Map(before.map((one) => [keyOf(one), one]));
  for (const one of changed) found.set(keyOf(one), one);
  return [...found.values()];
}

/** The desk after an event. */
export function applyDeskChange(desk: Desk, change: DeskChange): Desk {
  return {
    ...desk,
    ...change,
    stages: merged(desk.stages, change.stages, ({ stage }) => stage),
    analysts: merged(desk.analysts, change.analysts, ({ role }) => role),
    claims: merged(desk.claims, change.claims, ({ id }) => id),
    rounds: merged(desk.rounds, change.rounds, ({ number }) => number),
    facts: merged(desk.facts, change.facts, ({ id }) => id),
    sources: merged(desk.sources, change.sources, ({ id }) => id),
  };
}
