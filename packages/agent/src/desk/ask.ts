import type { ToolSet } from 'ai';
import { jsonSchema, RetryError, stepCountIs, streamText, tool as define } from 'ai';
import type { ChatModel } from '../chat/chat-model.ts';
import { usageCounter } from '../chat/usage-counter.ts';
import { loopBudget } from '../loop/budget.ts';
import { answerUsedText, BudgetUsed, monthUsedText } from '../loop/budget-words.ts';
import type { ModelFault } from '../loop/fault.ts';
import { faultOf, OutOfTime } from '../loop/fault.ts';
import type { RunBudget } from './run-budget.ts';

/** What one voice said to one question, as it is kept: going through it again gives the same desk without asking. */
export interface Asked {
  /** What it handed in, in order, unchecked. */
  readonly given: readonly unknown[];
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly requests: number;
  readonly calls: number;
  readonly fault: Pick<ModelFault, 'kind' | 'text'> | null;
}

export interface DeskTool {
  readonly description: string;
  readonly schema: Record<string, unknown>;
  readonly run: (given: Readonly<Record<string, unknown>>) => unknown;
}

export interface AskLimits {
  readonly steps: number;
  readonly ms: number;
  /** Letters one voice may write to one question. */
  readonly letters: number;
  /** How often a request that failed in passing is sent again. */
  readonly retries: number;
}

/** Checks what was handed in and answers what is wrong with it; null where nothing is. */
export type Check = (given: unknown) => object | null | Promise<object | null>;

interface Question {
  readonly model: ChatModel;
  readonly instructions: string;
  readonly task: string;
  readonly schema: Record<string, unknown>;
  readonly tools: Readonly<Record<string, DeskTool>>;
  readonly check: Check;
  readonly limits: AskLimits;
  readonly budget: RunBudget;
  readonly signal: AbortSignal;
}

export const submitId = 'submit';
/** How often one voice may hand in: once, and once more repaired. */
const mostGiven = 2;
const lettersPerToken = 2;
/** Tokens a voice may write to a question where the run has little left; below that it is not asked. */
const leastOutput = 3_000;
/** What a voice may write is at most one part in so many of what is free: others are asked beside it. */
const voicesAtOnce = 6;
/** Tokens that are asked for in one reply: services refuse more than they can write. */
const mostAskedFor = 8_000;
/** Bytes a voice is told of one result at most. */
const mostTold = 24_000;

/** The arguments of a tool out of plain words, for models that call none. */
function objectIn(text: string): unknown {
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (from < 0 || to <= from) return null;
  try {
    return JSON.parse(text.slice(from, to + 1)) as unknown;
  } catch {
    return null;
  }
}

function cut(value: unknown): unknown {
  const text = JSON.stringify(value) ?? 'null';
  return text.length <= mostTold ? value : { cut: text.slice(0, mostTold) };
}

/**
 * Asks one voice: a few tools, a few steps, and a paper handed in. It never throws but for the reader's stop; what went wrong is
 * part of the answer, and what was handed in before counts.
 */
export async function ask({
  model,
  instructions,
  task,
  schema,
  tools,
  check,
  limits,
  budget,
  signal,
}: Question): Promise<Asked> {
  const given: unknown[] = [];
  let isSound = false;
  let [calls, requests, inputTokens, outputTokens, heard] = [0, 0, 0, 0, 0];
  const asked = (fault: Asked['fault']): Asked => ({ given, inputTokens, outputTokens, requests, calls, fault });
  const promptTokens = Math.ceil((instructions.length + task.length) / lettersPerToken);
  const fairShare = Math.floor((budget.free() - promptTokens) / voicesAtOnce);
  const mostOutput = Math.max(leastOutput, Math.min(limits.letters / lettersPerToken, fairShare));
  // Set aside before it is sent: neither what it reads nor what it may write goes over the budget of the run.
  let release = budget.reserve(promptTokens + mostOutput);
  if (release === null) return asked(budget.fault(promptTokens + mostOutput));
  const letters = Math.min(limits.letters, mostOutput * lettersPerToken);
  const own = loopBudget({ ...limits, letters, tokens: Math.max(1, budget.left()) }, signal);
  const broken = new AbortController();
  let nextPrompt = promptTokens;
  /** Sets aside what the next request reads and may write, in the place of what the last one did; false where it is too much. */
  const goesOn = (): boolean => {
    release?.();
    release = budget.reserve(nextPrompt + Math.max(0, mostOutput - outputTokens));
    return release !== null;
  };
  const handIn = async (value: unknown): Promise<object> => {
    if (given.length >= mostGiven) return { refused: 'No more is taken.' };
    given.push(value);
    const wrong = await check(value);
    isSound = wrong === null;
    return wrong ?? { ok: true };
  };
  const set: ToolSet = Object.fromEntries(
    Object.entries(tools).map(([id, tool]) => [
      id,
      define({
        description: tool.description,
        inputSchema: jsonSchema<Record<string, unknown>>(tool.schema),
        execute: (input) => {
          calls += 1;
          const told = calls > limits.steps * 6 ? { error: 'The call budget is used up.' } : cut(tool.run(input));
          nextPrompt += Math.ceil((JSON.stringify(told) ?? '').length / lettersPerToken);
          return told;
        },
      }),
    ]),
  );
  set[submitId] = define({
    description: 'Hands in your paper. What is refused comes back with the reason; you may hand in once more.',
    inputSchema: jsonSchema<Record<string, unknown>>(schema),
    execute: (input) => handIn(input),
  });
  let text = '';
  // Whoever pays is told before a request is sent, and what it came to after it.
  const counter = usageCounter(model);
  const count = (input: number, output: number): void => {
    requests += 1;
    inputTokens += input;
    outputTokens += output;
    budget.spent(input + output);
    own.spent(input + output);
    nextPrompt += output;
  };
  /** A request that broke off is paid for all the same; nobody says how much, so it is counted by its letters. */
  const countBroken = async (): Promise<void> => {
    count(promptTokens, Math.ceil(heard / lettersPerToken));
    await counter.breakOff(heard);
    heard = 0;
  };
  try {
    const stream = streamText({
      model: model.language,
      instructions,
      messages: [{ role: 'user', content: task }],
      tools: set,
      maxRetries: limits.retries,
      maxOutputTokens: Math.min(mostOutput, mostAskedFor),
      abortSignal: AbortSignal.any([own.signal, broken.signal]),
      onError: () => undefined,
      prepareStep: async ({ stepNumber, messages: sent }) => {
        await counter.reserve(instructions.length + JSON.stringify(sent).length);
        return stepNumber + 1 >= limits.steps || own.isNearEnd(stepNumber) ? { activeTools: [submitId] } : undefined;
      },
      stopWhen: [
        stepCountIs(limits.steps),
        () => isSound || given.length >= mostGiven || own.isOver() || counter.usedUp() !== null || !goesOn(),
      ],
      onStepFinish: async ({ usage }) => {
        // A service that counts nothing is counted by letters.
        const isCounted = (usage.inputTokens ?? 0) > 0;
        const input = isCounted ? (usage.inputTokens ?? 0) : promptTokens;
        const output = isCounted ? (usage.outputTokens ?? 0) : Math.ceil(heard / lettersPerToken);
        count(input, output);
        heard = 0;
        await counter.settle(input, output);
      },
    });
    for await (const part of stream.fullStream) {
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') {
        own.heard(part.text.length);
        heard += part.text.length;
      }
      if (part.type === 'tool-input-delta') {
        own.heard(part.delta.length);
        heard += part.delta.length;
      }
      if (part.type === 'text-delta') text += part.text;
      if (part.type === 'error') {
        // Calls a tool although there are none any more: it has nothing to say.
        if (part.error instanceof Error && part.error.name === 'AI_ToolChoiceViolationError') break;
        throw part.error;
      }
      if (part.type === 'abort') throw new OutOfTime(limits.ms);
      if (own.isOver()) break;
    }
    if (heard > 0) await countBroken();
    if (given.length === 0) {
      const found = objectIn(text);
      if (found !== null) await handIn(found);
    }
    if (given.length > 0) return asked(null);
    const use = own.use();
    const month = counter.usedUp();
    if (month !== null) throw new BudgetUsed(monthUsedText(month));
    if (use !== null) throw new BudgetUsed(answerUsedText(use));
    return asked(release === null ? budget.fault(nextPrompt) : null);
  } catch (error) {
    if (signal.aborted) throw error;
    if (heard > 0) await countBroken();
    // A request that failed was sent all the same, and again with each retry.
    else if (!(error instanceof BudgetUsed)) {
      requests += RetryError.isInstance(error) ? error.errors.length : 1;
      await counter.breakOff(0);
    }
    return asked(given.length > 0 ? null : faultOf(error));
  } finally {
    release?.();
    // What is not read any more is not written any more either.
    broken.abort();
    own.end();
  }
}
