import type { AnalystRole, DeskStage, DeskVoice } from '@plumbline/model/desk';
import type { ChatModel } from '../chat/chat-model.ts';
import type { Judges } from '../gate/judges.ts';
import type { Asked, AskLimits, Check } from './ask.ts';
import { ask } from './ask.ts';
import type { DeskPack } from './pack.ts';
import { instructionsFor } from './prompts.ts';
import type { RunBudget } from './run-budget.ts';
import type { DeskTable } from './table.ts';
import { deskTools } from './tools.ts';
import { modelFault } from './words.ts';

/** One run of the desk while it is under way. */
export interface RunState {
  readonly pack: DeskPack;
  readonly table: DeskTable;
  readonly model: ChatModel;
  readonly limits: AskLimits;
  readonly budget: RunBudget;
  readonly signal: AbortSignal;
  readonly now: () => number;
  /** What voices said before a restart, by the key of the question. */
  readonly kept: ReadonlyMap<string, Asked>;
  readonly keep: (key: string, asked: Asked) => Promise<void>;
  readonly weights: ReadonlyMap<AnalystRole, number>;
  /** Who decides whether free words are a thought. */
  readonly judges: Judges;
}

interface Question {
  readonly key: string;
  readonly stage: DeskStage;
  readonly by: DeskVoice;
  readonly task: string;
  readonly schema: Record<string, unknown>;
  readonly check: Check;
}

/** Asks a voice, or goes through what it said before a restart. */
export async function put(run: RunState, { key, stage, by, task, schema, check }: Question): Promise<Asked> {
  const { kept, table, budget, model, limits, signal, pack } = run;
  const known = kept.get(key);
  if (known !== undefined) {
    for (const given of known.given) await check(given);
    budget.spent(known.inputTokens + known.outputTokens);
  } else {
    await table.loud(stage);
  }
  const instructions = instructionsFor(by, pack);
  const tools = deskTools(pack);
  const asked = known ?? (await ask({ model, instructions, task, schema, tools, check, limits, budget, signal }));
  if (known === undefined) await run.keep(key, asked);
  spend(run, stage, asked);
  if (asked.fault !== null) {
    const fault = modelFault(by, asked.fault);
    table.note({ faults: [...table.desk().faults, fault] });
  }
  return asked;
}

function spend({ table }: RunState, stage: DeskStage, { inputTokens, outputTokens, requests, calls }: Asked): void {
  const { budget } = table.desk();
  const { spent, byStage } = budget;
  const { prices } = table;
  const [input, output] = [spent.inputTokens + inputTokens, spent.outputTokens + outputTokens];
  table.note({
    budget: {
      ...budget,
      spent: {
        inputTokens: input,
        outputTokens: output,
        dollars: prices === null ? null : (input * prices.input + output * prices.output) / 1_000_000,
        requests: spent.requests + requests,
        calls: spent.calls + calls,
      },
      byStage: { ...byStage, [stage]: byStage[stage] + inputTokens + outputTokens },
    },
  });
}

/** What was refused of a paper, for its voice; null where nothing was. */
export interface Refusals {
  readonly add: (at: string, why: string, nearest?: readonly string[]) => void;
  readonly told: () => object | null;
}

export function refusals(): Refusals {
  const found: object[] = [];
  return {
    add: (at, why, nearest = []) => void found.push({ at, why, nearest }),
    told: () => (found.length === 0 ? null : { refused: found }),
  };
}

export const rowOf = (given: unknown): Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null ? (given as Readonly<Record<string, unknown>>) : {};

export const rowsOf = (given: unknown, most: number): readonly unknown[] =>
  Array.isArray(given) ? (given as readonly unknown[]).slice(0, most) : [];
