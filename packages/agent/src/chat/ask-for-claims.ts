import type { ModelMessage, Tool } from 'ai';
import { jsonSchema, stepCountIs, streamText, tool as define } from 'ai';
import type { AnswerBoard } from './answer-board.ts';
import { answerToolDescription, answerToolId, answerToolSchema } from './answer-tool.ts';
import type { ChatModel } from './chat-model.ts';
import { claimCalls } from './claim-calls.ts';
import type { ClaimCalls } from './claim-calls.ts';
import { partText } from './claims-in-text.ts';
import { usageCounter } from './usage-counter.ts';

/** The tool with which a model says claims. */
export const answerTool = (claims: ClaimCalls): Tool =>
  define({
    description: answerToolDescription,
    inputSchema: jsonSchema<Record<string, unknown>>(answerToolSchema),
    execute: (given, { toolCallId }) => claims.finish(toolCallId, given),
  });

/** A call, and one to mend what was refused of it. */
const mostSteps = 2;

interface Again {
  readonly board: AnswerBoard;
  readonly chosen: ChatModel;
  readonly prompt: string;
  readonly before: readonly ModelMessage[];
  readonly signal: AbortSignal;
  readonly spent: (tokens: number) => void;
}

/**
 * Asks once for the claims behind the sentences that were withheld. Words that come instead are not heard; where the request
 * fails the answer stays as it is.
 */
export async function askForClaims({ board, chosen, prompt, before, signal, spent }: Again): Promise<void> {
  const withheld = board.removed();
  const listed = withheld.map(({ text, why }, at) => `${at + 1}. ${text}\n   Withheld: ${why.en}`);
  const asked = [
    'These sentences were withheld from the reader. Say what their figures and passages bear as claims with the tool answer, each with instead: the number of its sentence. Leave out what nothing bears. Repeat nothing that was shown, and write no text.',
    ...listed,
  ].join('\n');
  const claims = claimCalls(board, withheld);
  const counter = usageCounter(chosen);
  const parter = partText();
  let heard = 0;
  try {
    const stream = streamText({
      model: chosen.language,
      instructions: prompt,
      messages: [...before, { role: 'user', content: asked }],
      tools: { [answerToolId]: answerTool(claims) },
      prepareStep: async ({ messages }) => {
        await counter.reserve(prompt.length + JSON.stringify(messages).length);
        return undefined;
      },
      onStepFinish: ({ usage }) => spent((usage.inputTokens ?? 0) + (usage.outputTokens ?? 0)),
      stopWhen: [stepCountIs(mostSteps), () => claims.refused() === 0],
      abortSignal: signal,
      maxRetries: 0,
      onError: () => undefined,
    });
    const say = async (text: readonly ({ readonly words: string } | { readonly claim: unknown })[]): Promise<void> => {
      for (const piece of text) if ('claim' in piece) await claims.say(piece.claim);
    };
    for await (const part of stream.fullStream) {
      if (part.type === 'text-delta') {
        heard += part.text.length;
        await say(parter.add(part.text));
      }
      if (part.type === 'error' || part.type === 'abort') {
        await counter.breakOff(heard);
        return;
      }
    }
    await say(parter.end());
    await counter.add((await stream.steps).map(({ usage }) => usage));
  } catch {
    await counter.breakOff(heard);
    if (signal.aborted) throw signal.reason;
  }
}

/** Figures of withheld sentences that are said plainly. */
const mostPlain = 12;

/** The figures that withheld sentences name and the answer does not show, each under its name: their words alone are withheld. */
export async function sayFiguresOfRemoved(board: AnswerBoard): Promise<void> {
  const shown = new Set(
    board
      .body()
      .blocks.flatMap((block) =>
        block.kind === 'text'
          ? block.parts.flatMap((part) => (typeof part !== 'string' && 'fact' in part ? [part.fact] : []))
          : [],
      ),
  );
  const named = board.removed().flatMap(({ text }) => [...text.matchAll(/\{([^{}]+)\}/g)].map(([, id = '']) => id));
  for (const id of [...new Set(named)].filter((one) => !shown.has(one)).slice(0, mostPlain)) {
    const fact = board.factOf(id);
    if (fact === null) continue;
    const { metric, instrumentId: subject } = fact;
    await board.claim({ say: 'level', handles: [id], metric, ...(subject === undefined ? {} : { subject }) });
  }
}
