import type { Message } from '@plumbline/model/conversation';
import type { ModelMessage, ToolSet } from 'ai';
import { jsonSchema, stepCountIs, streamText, tool as define } from 'ai';
import { tools } from '../tools/registry.ts';
import type { ToolResult } from '../tool.ts';
import type { AnswerInput } from './answer.ts';
import { answerBuiltIn, contextOf, sayWords } from './answer.ts';
import { askForClaims, answerTool, sayFiguresOfRemoved } from './ask-for-claims.ts';
import { answerToolId } from './answer-tool.ts';
import { attachedLine, attachmentsOf } from './attachments.ts';
import type { ChatModel } from './chat-model.ts';
import { claimCalls } from './claim-calls.ts';
import { partText } from './claims-in-text.ts';
import type { WrittenPiece } from './claims-in-text.ts';
import { readSentences } from './model-text.ts';
import { memoryLines, modelPrompt } from './model-prompt.ts';
import type { PlaybookChoice } from './playbook.ts';
import { playbookPrompt, playbookTool, playbookToolId } from './playbook.ts';
import { callLimits } from './call-limits.ts';
import { runCall } from './run-call.ts';
import { inputSchema } from './tool-input.ts';
import { toldResult } from './told-result.ts';
import { usageCounter } from './usage-counter.ts';
import type { LoopLimits } from '../loop/budget.ts';
import { loopBudget, usualLimits } from '../loop/budget.ts';
import { answerUsedText, BudgetUsed, monthUsedText } from '../loop/budget-words.ts';
import { OutOfTime } from '../loop/fault.ts';

const mostHistory = 12;
const concluding =
  'Tools are closed now. Conclude from what is known: answer in a few sentences and say what stays open.';

/**
 * Answers by a language model with the same tools. It says claims, and the product writes the words; each sentence of its own
 * passes the gate before anybody sees it. What is withheld it is asked once to say as claims. After words from outside no draft
 * is made.
 */
export async function answerWithModel(
  input: AnswerInput,
  chosen: ChatModel,
  limits: LoopLimits = usualLimits,
  choice?: PlaybookChoice,
): Promise<Message['modelUse']> {
  const { board, locale, newId, clock, signal, playbook } = input;
  let followed = playbook;
  const { provider, model, language } = chosen;
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
            runCall({ board, context, id: newId(), tool: tool.id, input: given, clock, playbook: followed, isTainted }),
          );
          if (!outcome.ok) return { error: outcome.error.message };
          const { result } = outcome;
          if ((result.outside ?? []).length > 0) isTainted = true;
          proposals.push(result);
          return toldResult(result, locale);
        },
      }),
    ]),
  );
  if (choice !== undefined) set[playbookToolId] = playbookTool(choice, (chosenOne) => void (followed = chosenOne));
  /** Calls of the answer tool that are under way. */
  const answering = new Set<string>();
  const asked = `${input.text}${attachedLine(attached)}${kept}`;
  const messages: readonly ModelMessage[] = [...historyOf(input.history), { role: 'user', content: asked }];
  const counter = usageCounter(chosen);
  const claims = claimCalls(board);
  const stream = streamText({
    model: language,
    instructions: prompt,
    messages: [...messages],
    tools: { ...set, [answerToolId]: answerTool(claims) },
    prepareStep: async ({ stepNumber, messages: sent }) => {
      await counter.reserve(prompt.length + JSON.stringify(sent).length);
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
  const parter = partText();
  const say = async (pieces: readonly WrittenPiece[]): Promise<void> => {
    for (const piece of pieces) {
      if ('claim' in piece) await claims.say(piece.claim);
      else for (const sentence of sentences.add(piece.words)) await board.tell(sentence);
    }
  };
  const endText = async (): Promise<void> => {
    await say(parter.end());
    for (const sentence of sentences.end()) await board.tell(sentence);
  };
  let heard = 0;
  let isWhole = false;
  let isConcluded = false;
  try {
    for await (const part of stream.fullStream) {
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') budget.heard(part.text.length);
      if (part.type === 'text-delta') {
        heard += part.text.length;
        await say(parter.add(part.text));
      }
      if (part.type === 'text-end') await endText();
      if (part.type === 'tool-input-start' && part.toolName === answerToolId) answering.add(part.id);
      if (part.type === 'tool-input-delta') {
        budget.heard(part.delta.length);
        heard += part.delta.length;
        if (answering.has(part.id)) await claims.hear(part.id, part.delta);
      }
      if (part.type === 'error') {
        // Calls a tool although there are none any more: it has nothing to say.
        if (part.error instanceof Error && part.error.name === 'AI_ToolChoiceViolationError') break;
        throw part.error;
      }
      if (part.type === 'finish-step') heard = 0;
      if (part.type === 'abort') throw new OutOfTime(limits.ms);
      if (part.type === 'finish') {
        isWhole = true;
        isConcluded = part.finishReason !== 'tool-calls';
      }
      if (budget.isOver()) {
        budget.cut();
        break;
      }
    }
    await endText();
    if (isWhole) await counter.add((await stream.steps).map(({ usage }) => usage));
    else await counter.breakOff(heard);
    const mayAskAgain = isWhole && isConcluded && counter.usedUp() === null && !budget.isNearEnd(0);
    if (mayAskAgain && board.removed().length > 0) {
      const before = [...messages, ...(await stream.responseMessages)];
      await askForClaims({ board, chosen, prompt, before, signal: budget.signal, spent: budget.spent });
    }
  } catch (fault) {
    await counter.breakOff(heard);
    throw fault;
  } finally {
    budget.end();
  }
  await endText();
  if (isSilent(board)) await sayFound(input, proposals);
  await sayFiguresOfRemoved(board);
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
