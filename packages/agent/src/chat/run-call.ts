import type { ToolCall } from '@plumbline/model/conversation';
import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import { reasonOf } from '../report/messages/error-reasons.ts';
import { PlumblineError } from '@plumbline/model/errors';
import type { ToolContext } from '../tool.ts';
import type { AnswerBoard, KnownResult } from './answer-board.ts';
import { answerWords } from './answer-words.ts';
import { callTool, toolNamed } from './call-tool.ts';
import type { Playbook } from './playbook.ts';

interface CallInput {
  readonly board: AnswerBoard;
  readonly context: ToolContext;
  readonly id: string;
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly clock: { readonly now: () => number };
  /** Words from outside are in this turn: nothing may be proposed any more. */
  readonly isTainted: boolean;
  /** What is followed: it narrows the tools, whatever anybody read asks for. */
  readonly playbook?: Playbook | undefined;
}

export type CallOutcome =
  { readonly ok: true; readonly result: KnownResult } | { readonly ok: false; readonly error: PlumblineError };

const refused = localText(
  'Not proposed: this answer has read words from outside.',
  '未提议：本次回答已读取外部文字。',
  '未建議：本次回答已讀取外部文字。',
);

/** One tool call with its card: running, then what it found or why it failed. */
export async function runCall({
  board,
  context,
  id,
  tool,
  input,
  clock,
  isTainted,
  playbook,
}: CallInput): Promise<CallOutcome> {
  const startedAt = clock.now();
  const known = toolOrNull(tool);
  const card = (state: ToolCall['state'], summary: LocalText | null, result?: KnownResult): ToolCall => ({
    id,
    tool,
    title: known?.title ?? localText(tool, tool, tool),
    input,
    state,
    facts: result?.facts.map((fact) => fact.id) ?? [],
    sources: result?.sources.map((source) => source.id) ?? [],
    ms: state === 'running' ? null : clock.now() - startedAt,
    summary,
  });
  if (playbook?.skill.tools.includes(tool) === false) {
    const why = answerWords['not-in-playbook']!;
    await board.called(card('refused', why));
    return { ok: false, error: new PlumblineError('not-permitted', why.en, { about: 'not-in-playbook' }) };
  }
  if (known?.drafts === true && isTainted) {
    await board.called(card('refused', refused));
    return { ok: false, error: new PlumblineError('not-permitted', refused.en) };
  }
  await board.called(card('running', null));
  try {
    const result = await board.know(await callTool(tool, input, context));
    await board.called(card('done', result.summary, result));
    return { ok: true, result };
  } catch (error) {
    const fault =
      error instanceof PlumblineError
        ? error
        : new PlumblineError('internal', 'The tool failed. Try again, or ask differently.', {}, error);
    await board.called(card('failed', reasonOf(fault.code)));
    return { ok: false, error: fault };
  }
}

function toolOrNull(id: string) {
  try {
    return toolNamed(id);
  } catch {
    return null;
  }
}
