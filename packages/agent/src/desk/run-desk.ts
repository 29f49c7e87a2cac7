import type { AnalystRole, Desk, DeskAnalyst, DeskEvent, DeskFault } from '@plumbline/model/desk';
import { deskStages } from '@plumbline/model/desk';
import type { LocalText } from '@plumbline/model/locale';
import type { ChatModel } from '../chat/chat-model.ts';
import type { Judges } from '../gate/judges.ts';
import { askAnalysts } from './analysts.ts';
import type { Asked, AskLimits } from './ask.ts';
import { askChair } from './chair.ts';
import { attack, debate } from './debate.ts';
import { estimateOf } from './estimate.ts';
import type { MemoEnd } from './memo.ts';
import { isContaminated, rulesMemo } from './memo.ts';
import type { DeskPack } from './pack.ts';
import { runBudget } from './run-budget.ts';
import type { RunState } from './run-state.ts';
import type { TokenPrices } from './table.ts';
import { deskTable } from './table.ts';
import { deskFault, deskTexts as texts } from './words.ts';

export const usualAskLimits: AskLimits = { steps: 4, ms: 180_000, letters: 60_000, retries: 1 };

export interface DeskInput {
  readonly pack: DeskPack;
  /** Null: the memo by rules alone. */
  readonly model: ChatModel | null;
  /** Last day of what the model was trained on; null where nobody knows. */
  readonly cutoff: string | null;
  readonly prices: TokenPrices | null;
  /** Tokens at which the run is stopped; twice the estimate when left out. */
  readonly tokens?: number;
  readonly limits?: AskLimits;
  readonly weights: ReadonlyMap<AnalystRole, number>;
  /** What voices said before a restart, by the key of the question, and where to keep what they say now. */
  readonly kept: ReadonlyMap<string, Asked>;
  readonly keep: (key: string, asked: Asked) => Promise<void>;
  readonly emit: (event: DeskEvent) => Promise<void>;
  readonly now: () => number;
  readonly signal: AbortSignal;
  /** Who decides whether free words are a thought; whoever opened them closes them. */
  readonly judges: Judges;
  /** Why there is no model; null where the reader asked for the memo by rules. */
  readonly lack?: DeskFault | null;
  /** Why filings that were looked for cannot be quoted. */
  readonly unread?: LocalText | null;
}

function emptyDesk({ pack, model, cutoff, prices, tokens, weights, now, unread = null }: DeskInput): Desk {
  const { report, counts, hash, roles } = pack;
  const contaminated = model !== null && isContaminated(report.asOf, cutoff, now());
  return {
    schema: 1,
    reportId: report.id,
    asOf: report.asOf,
    pack: { hash, ...counts },
    simulated: report.simulated,
    modelUse: model === null ? null : { provider: model.provider, model: model.model },
    hindsight: { isContaminated: contaminated, cutoff, text: contaminated ? texts.hindsight : null },
    stages: deskStages.map((stage) => ({
      stage,
      state: 'waiting',
      done: 0,
      total: stage === 'analysts' ? roles.length : stage === 'debate' ? 2 : 1,
    })),
    analysts: roles.map((role) => ({
      role,
      state: 'waiting',
      startedAt: null,
      endedAt: null,
      sources: 0,
      claims: { made: 0, kept: 0, held: 0 },
      kept: [],
      chance: null,
      stance: null,
      missing: [],
      weight: weights.get(role) ?? 1,
      fault: null,
    })),
    claims: [],
    rounds: [],
    attacks: [],
    memo: null,
    withheldCount: 0,
    withheld: [],
    budget: {
      ...estimateOf({ roles, hasDocuments: counts.spans > 0, prices, tokens }),
      spent: { inputTokens: 0, outputTokens: 0, dollars: prices === null ? null : 0, requests: 0, calls: 0 },
      byStage: { analysts: 0, debate: 0, risk: 0, chair: 0 },
    },
    // A simulated company will file nothing next time either.
    faults: unread === null ? [] : [deskFault('unread', report.simulated ? [] : ['retry'], null, { why: unread })],
    facts: [],
    sources: [],
  };
}

const mostSilent = 1;

/** Why there is no debate: what kept the analysts from answering, or that what they gave has no support. */
function tooFewHeard(silent: readonly DeskAnalyst[]): DeskFault {
  const count = String(silent.length);
  const faults = silent.flatMap(({ fault }) => (fault === null || fault.kind === 'silent' ? [] : [fault]));
  const [first] = faults;
  return first !== undefined && faults.length === silent.length
    ? deskFault('unheard', first.remedies, null, { count, why: first.text })
    : deskFault('twoSilent', ['retry', 'other-model'], null, { count });
}

/**
 * A run of the desk from the table to the memo. It always ends with a memo: the chair's, or the one by rules where there is no
 * model, where too many are silent, where the budget or the reader ends it. What voices said before a restart is gone through
 * again without asking.
 */
export async function runDesk(input: DeskInput): Promise<Desk> {
  const { pack, model, prices, kept, keep, emit, now, signal, weights, judges, limits = usualAskLimits } = input;
  const first = emptyDesk(input);
  const table = deskTable({ pack, first, prices, now, emit });
  if (kept.size > 0) table.quiet();
  // The first line carries the whole desk: everything later is a change of it.
  table.note(first);
  let analysts: readonly DeskAnalyst[] = [];
  const close = async (faults: readonly DeskFault[], ended: MemoEnd | null): Promise<Desk> => {
    await table.loud('chair');
    if (faults.length > 0) table.note({ faults: [...table.desk().faults, ...faults] });
    const skipped = table.desk().stages.flatMap((one) => {
      if (one.state === 'done' || one.stage === 'chair') return [];
      return [{ ...one, state: 'skipped' as const }];
    });
    table.note({ stages: skipped });
    const memo = rulesMemo(table, pack, { analysts, writtenAt: now(), ended });
    const stages = [table.progress('chair', { state: 'done', done: 1 })];
    await table.tell('chair', 'chair', texts.writtenByRules, { memo, stages });
    return table.desk();
  };
  if (model === null) {
    const unquoted = pack.spans.size > 0 ? [deskFault('unquoted', ['other-model'])] : [];
    return close([...(input.lack == null ? [] : [input.lack]), ...unquoted], null);
  }
  const budget = runBudget(first.budget.limit.tokens);
  const run: RunState = { pack, table, model, limits, budget, signal, now, kept, keep, weights, judges };
  try {
    analysts = await askAnalysts(run);
    const silent = analysts.filter(({ state }) => state === 'silent');
    if (silent.length > mostSilent) return await close([tooFewHeard(silent)], 'failed');
    await debate(run, analysts);
    await attack(run);
    table.note({ stages: [table.progress('chair', { state: 'running', total: 1 })] });
    const memo = await askChair(run, analysts);
    if (memo === null) return await close([deskFault('chairSilent', ['retry', 'other-model'], 'chair')], 'failed');
    await table.loud('chair');
    await table.tell('chair', 'chair', texts.written, {
      memo,
      stages: [table.progress('chair', { state: 'done', done: 1 })],
    });
    return table.desk();
  } catch (error) {
    if (!signal.aborted) throw error;
    // What analysts had handed in before the stop counts.
    const fault = deskFault('stopped', ['retry']);
    const isOpen = ({ state }: DeskAnalyst): boolean => state === 'waiting' || state === 'working';
    table.note({
      analysts: table
        .desk()
        .analysts.filter(isOpen)
        .map((one) => ({ ...one, state: 'silent' as const, endedAt: now(), fault })),
    });
    analysts = table.desk().analysts;
    return close([fault], 'stopped');
  }
}
