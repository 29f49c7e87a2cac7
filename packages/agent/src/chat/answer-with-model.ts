import type { Message } from '@plumbline/model/conversation';
import { formatFact } from '@plumbline/model/format';
import type { LanguageModelUsage, ModelMessage, ToolSet } from 'ai';
import { jsonSchema, stepCountIs, streamText, tool as define } from 'ai';
import { labelOf } from '@plumbline/quant/catalogue/catalogue';
import { tools } from '../tools/registry.ts';
import type { ToolResult } from '../tool.ts';
import type { AnswerInput } from './answer.ts';
import { answerBuiltIn, contextOf, sayWords } from './answer.ts';
import { answerToolDescription, answerToolId, answerToolSchema, sayClaims } from './answer-tool.ts';
import { attachedLine, attachmentsOf } from './attachments.ts';
import type { ChatModel } from './chat-model.ts';
import { readSentences } from './model-text.ts';
import { memoryLines, modelPrompt } from './model-prompt.ts';
import { playbookPrompt } from './playbook.ts';
import { callLimits } from './call-limits.ts';
import { runCall } from './run-call.ts';
import { inputSchema } from './tool-input.ts';
import type { LoopLimits } from '../loop/budget.ts';
import { loopBudget, usualLimits } from '../loop/budget.ts';
import { answerUsedText, BudgetUsed, monthUsedText, type MonthBudget } from '../loop/budget-words.ts';
import { OutOfTime } from '../loop/fault.ts';

const mostHistory = 12;
/** Bytes a model is told of one result at most. */
const mostTold = 64_000;
const concluding =
  'Tools are closed now. Conclude from what is known: answer in a few sentences and say what stays open.';

/**
 * Answers by a language model with the same tools. It writes handles where figures belong; each finished sentence passes the
 * gate before anybody sees it, and what says more than the facts is dropped. After words from outside no draft is made.
 */
export async function answerWithModel(
  input: AnswerInput,
  chosen: ChatModel,
  limits: LoopLimits = usualLimits,
): Promise<Message['modelUse']> {
  const { board, locale, newId, clock, signal, playbook } = input;
  const { provider, model, language } = chosen;
  const counter = usageCounter(chosen);
  const attached = await attachmentsOf(input.desk, input.mentions, locale);
  const context = contextOf(input);
  const kept = memoryLines(await input.desk.memories());
  const calls = callLimits();
  const budget = loopBudget(limits, signal);
  const prompt = [
    modelPrompt(locale, context.today),
    ...(playbook === undefined ? [] : [playbookPrompt(playbook)]),
  ].join('\n');
  const usable = playbook === undefined ? tools : tools.filter(({ id }) => playbook.skill.tools.includes(id));
  let isTainted = false;
  const proposals: ToolResult[] = [];
  const set: ToolSet = Object.fromEntries(
    usable.map((tool) => [
      tool.id,
      define({
        description: tool.summary.en,
        inputSchema: jsonSchema<Record<string, unknown>>(inputSchema(tool)),
        execute: async (given) => {
          const outcome = await calls.run(tool.id, given, () =>
            runCall({ board, context, id: newId(), tool: tool.id, input: given, clock, playbook, isTainted }),
          );
          if (!outcome.ok) return { error: outcome.error.message };
          const { result } = outcome;
          if ((result.outside ?? []).length > 0) isTainted = true;
          proposals.push(result);
          return within(told(result, locale));
        },
      }),
    ]),
  );
  set[answerToolId] = define({
    description: answerToolDescription,
    inputSchema: jsonSchema<Record<string, unknown>>(answerToolSchema),
    execute: (given) => sayClaims(board, given),
  });
  const stream = streamText({
    model: language,
    instructions: prompt,
    messages: [...historyOf(input.history), { role: 'user', content: `${input.text}${attachedLine(attached)}${kept}` }],
    tools: set,
    prepareStep: ({ stepNumber }) => {
      if (!budget.isNearEnd(stepNumber) && !calls.areUsedUp()) return undefined;
      calls.close();
      const isLast = stepNumber + 1 >= limits.steps;
      return {
        instructions: `${prompt}\n${concluding}`,
        ...(isLast ? { toolChoice: 'none' } : { activeTools: [answerToolId] }),
      };
    },
    onStepFinish: ({ usage }) => {
      calls.nextStep();
      budget.spent((usage.inputTokens ?? 0) + (usage.outputTokens ?? 0));
    },
    stopWhen: [
      stepCountIs(limits.steps),
      () => budget.isOver(),
      async ({ steps }) => (await counter.add(steps.map(({ usage }) => usage))) !== null,
    ],
    abortSignal: budget.signal,
    maxRetries: 1,
    // A fault ends the turn below; the library would print it.
    onError: () => undefined,
  });
  const sentences = readSentences();
  let heard = 0;
  let isWhole = false;
  let isConcluded = false;
  try {
    for await (const part of stream.fullStream) {
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') budget.heard(part.text.length);
      if (part.type === 'text-delta') {
        heard += part.text.length;
        for (const sentence of sentences.add(part.text)) await board.tell(sentence);
      }
      if (part.type === 'text-end') for (const sentence of sentences.end()) await board.tell(sentence);
      if (part.type === 'error') {
        // Calls a tool although there are none any more: it has nothing to say.
        if (part.error instanceof Error && part.error.name === 'AI_ToolChoiceViolationError') break;
        throw part.error;
      }
      if (part.type === 'abort') throw new OutOfTime(limits.ms);
      if (part.type === 'finish') {
        isWhole = true;
        isConcluded = part.finishReason !== 'tool-calls';
      }
      if (budget.isOver()) break;
    }
    if (isWhole) await counter.add((await stream.steps).map(({ usage }) => usage));
    else await counter.estimate(input.text.length, heard);
  } catch (fault) {
    // A request that broke off is paid for all the same; nobody says how much, so it is counted by its letters.
    if (heard > 0) await counter.estimate(input.text.length, heard);
    throw fault;
  } finally {
    budget.end();
  }
  for (const sentence of sentences.end()) await board.tell(sentence);
  if (isSilent(board)) await sayFound(input, proposals);
  if (board.body().withheld > 0) await sayWords(board, locale, 'withheld');
  for (const { widgets, draft } of proposals) {
    for (const widget of widgets) await board.show({ kind: 'widget', widget });
    // Words from outside may have come between the proposal and its end.
    if (draft !== undefined && !isTainted) await board.propose(draft);
  }
  const [month, use] = [counter.usedUp(), budget.use()];
  if (!isConcluded && month !== null) throw new BudgetUsed(monthUsedText(month));
  if (!isConcluded && use !== null) throw new BudgetUsed(answerUsedText(use));
  return { provider, model };
}

function isSilent(board: AnswerInput['board']): boolean {
  return board.body().blocks.every(({ kind }) => kind !== 'text' && kind !== 'reasoning');
}

/** What tools found, in the words of the product: for a model that asked and then said nothing. */
async function sayFound(input: AnswerInput, results: readonly ToolResult[]): Promise<void> {
  const { board, locale } = input;
  let said = 0;
  for (const { sentences } of results) {
    for (const sentence of sentences) if (await board.say(sentence[locale])) said += 1;
  }
  if (said === 0) await answerBuiltIn(input);
}

/** Letters of a token, on the careful side for languages without spaces. */
const lettersPerToken = 2;

/** Tells whoever pays of each request once. */
function usageCounter({ spend }: ChatModel) {
  let counted = 0;
  let usedUp: MonthBudget | null = null;
  const tell = async (inputTokens: number, outputTokens: number): Promise<void> => {
    if (spend !== undefined) usedUp = await spend({ inputTokens, outputTokens });
  };
  return {
    usedUp: (): MonthBudget | null => usedUp,
    async add(steps: readonly LanguageModelUsage[]): Promise<MonthBudget | null> {
      const fresh = steps.slice(counted);
      counted = steps.length;
      for (const { inputTokens, outputTokens } of fresh) await tell(inputTokens ?? 0, outputTokens ?? 0);
      return usedUp;
    },
    estimate: (asked: number, heard: number): Promise<void> =>
      tell(Math.ceil(asked / lettersPerToken), Math.ceil(heard / lettersPerToken)),
  };
}

/** What the model is told of a result: handles with what they stand for, never more than it may say. */
function told(
  { summary, sentences, facts, outside }: ToolResult,
  locale: AnswerInput['locale'],
): { summary: string; sentences: string[]; facts: object[]; untrusted?: readonly string[] } {
  return {
    summary: summary[locale],
    sentences: sentences.map((parts) =>
      parts[locale].map((part) => (typeof part === 'string' ? part : 'fact' in part ? `{${part.fact}}` : '')).join(''),
    ),
    facts: facts.slice(-60).map((fact) => ({
      handle: `{${fact.id}}`,
      means: labelOf(fact.metric)[locale],
      ...(fact.period === undefined ? {} : { period: fact.period.label }),
      reads: formatFact(fact, locale),
    })),
    ...(outside === undefined ? {} : { untrusted: outside }),
  };
}

type Told = ReturnType<typeof told>;

/** What fits into the limit: words from outside give way first, then figures, then sentences. */
function within(whole: Told): Told | { readonly cut: string } {
  const sizeOf = (value: object): number => new TextEncoder().encode(JSON.stringify(value)).length;
  let { sentences, facts, untrusted = [] } = whole;
  const now = (): Told => ({ ...whole, sentences, facts, ...(whole.untrusted === undefined ? {} : { untrusted }) });
  while (sizeOf(now()) > mostTold) {
    if (untrusted.length > 0) untrusted = untrusted.slice(0, untrusted.length >> 1);
    else if (facts.length > 0) facts = facts.slice(0, facts.length >> 1);
    else if (sentences.length > 0) sentences = sentences.slice(0, sentences.length >> 1);
    else return { cut: 'The result is longer than can be told. Ask for a part of it.' };
  }
  return now();
}

/** What was said before, words only: its figures belong to their own answers. */
function historyOf(messages: readonly Message[]): readonly ModelMessage[] {
  return messages.slice(-mostHistory).flatMap(({ role, text, blocks }): readonly ModelMessage[] => {
    if (role === 'user') return [{ role, content: text }];
    const words = blocks.flatMap((block) =>
      block.kind === 'text' ? block.parts.map((part) => (typeof part === 'string' ? part : '…')) : [],
    );
    return words.length === 0 ? [] : [{ role, content: words.join('') }];
  });
}
