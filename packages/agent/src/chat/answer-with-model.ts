import type { Message } from '@plumbline/model/conversation';
import { formatFact } from '@plumbline/model/format';
import type { LanguageModelUsage, ModelMessage, ToolSet } from 'ai';
import { jsonSchema, stepCountIs, streamText, tool as define } from 'ai';
import { labelOf } from '@plumbline/quant/catalogue/catalogue';
import { tools } from '../tools/registry.ts';
import type { ToolResult } from '../tool.ts';
import type { AnswerInput } from './answer.ts';
import { contextOf, sayWords } from './answer.ts';
import { answerToolDescription, answerToolId, answerToolSchema, sayClaims } from './answer-tool.ts';
import { attachedLine, attachmentsOf } from './attachments.ts';
import type { ChatModel } from './chat-model.ts';
import type { WrittenSentence } from './model-text.ts';
import { readSentences } from './model-text.ts';
import { modelPrompt } from './model-prompt.ts';
import { callLimits } from './call-limits.ts';
import { runCall } from './run-call.ts';
import { inputSchema } from './tool-input.ts';

const mostSteps = 6;
const mostHistory = 12;

/**
 * Answers by a language model with the same tools. It writes handles where figures belong; each finished sentence passes the
 * gate before anybody sees it, and what says more than the facts is dropped. After words from outside no draft is made.
 */
export async function answerWithModel(input: AnswerInput, chosen: ChatModel): Promise<Message['modelUse']> {
  const { board, locale, newId, clock, signal } = input;
  const { provider, model, language } = chosen;
  const counter = usageCounter(chosen);
  const attached = await attachmentsOf(input.desk, input.mentions, locale);
  const context = contextOf(input);
  const calls = callLimits();
  let isTainted = false;
  const proposals: ToolResult[] = [];
  const set: ToolSet = Object.fromEntries(
    tools.map((tool) => [
      tool.id,
      define({
        description: tool.summary.en,
        inputSchema: jsonSchema<Record<string, unknown>>(inputSchema(tool)),
        execute: async (given) => {
          const outcome = await calls.run(tool.id, given, () =>
            runCall({ board, context, id: newId(), tool: tool.id, input: given, clock, isTainted }),
          );
          if (!outcome.ok) return { error: outcome.error.message };
          const { result } = outcome;
          if ((result.outside ?? []).length > 0) isTainted = true;
          proposals.push(result);
          return told(result, locale);
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
    instructions: modelPrompt(locale, context.today),
    messages: [...historyOf(input.history), { role: 'user', content: `${input.text}${attachedLine(attached)}` }],
    tools: set,
    onStepFinish: () => calls.nextStep(),
    stopWhen: [stepCountIs(mostSteps), async ({ steps }) => !(await counter.add(steps.map(({ usage }) => usage)))],
    abortSignal: signal,
    maxRetries: 1,
    // A fault ends the turn below; the library would print it.
    onError: () => undefined,
  });
  const sentences = readSentences();
  const rest = breather();
  const tell = async (sentence: WrittenSentence): Promise<void> => {
    await board.tell(sentence);
    await rest();
  };
  let heard = 0;
  try {
    for await (const part of stream.fullStream) {
      if (part.type === 'text-delta') {
        heard += part.text.length;
        for (const sentence of sentences.add(part.text)) await tell(sentence);
      }
      if (part.type === 'text-end') for (const sentence of sentences.end()) await tell(sentence);
      if (part.type === 'error') throw part.error;
    }
    await counter.add((await stream.steps).map(({ usage }) => usage));
  } catch (fault) {
    // A request that broke off is paid for all the same; nobody says how much, so it is counted by its letters.
    if (heard > 0) await counter.estimate(input.text.length, heard);
    throw fault;
  }
  for (const sentence of sentences.end()) await tell(sentence);
  if (board.body().withheld > 0) await sayWords(board, locale, 'withheld');
  for (const { widgets, draft } of proposals) {
    for (const widget of widgets) await board.show({ kind: 'widget', widget });
    // Words from outside may have come between the proposal and its end.
    if (draft !== undefined && !isTainted) await board.propose(draft);
  }
  return { provider, model };
}

/** How long judging may hold the process before other requests get their turn, in milliseconds. */
const longestHold = 20;

/** Waits for the next turn of the event loop once enough time has gone by. */
function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestHold) return;
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
    since = performance.now();
  };
}

/** Letters of a token, on the careful side for languages without spaces. */
const lettersPerToken = 2;

/** Tells whoever pays of each request once. */
function usageCounter({ spend }: ChatModel) {
  let counted = 0;
  let mayGoOn = true;
  const tell = async (inputTokens: number, outputTokens: number): Promise<void> => {
    if (spend !== undefined) mayGoOn = await spend({ inputTokens, outputTokens });
  };
  return {
    async add(steps: readonly LanguageModelUsage[]): Promise<boolean> {
      const fresh = steps.slice(counted);
      counted = steps.length;
      for (const { inputTokens, outputTokens } of fresh) await tell(inputTokens ?? 0, outputTokens ?? 0);
      return mayGoOn;
    },
    estimate: (asked: number, heard: number): Promise<void> =>
      tell(Math.ceil(asked / lettersPerToken), Math.ceil(heard / lettersPerToken)),
  };
}

/** What the model is told of a result: handles with what they stand for, never more than it may say. */
function told({ summary, sentences, facts, outside }: ToolResult, locale: AnswerInput['locale']): object {
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
