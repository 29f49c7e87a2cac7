import { parseInstrumentId } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { AnswerBoard } from '../chat/answer-board.ts';
import type { AnswerInput } from '../chat/answer.ts';
import { answerBuiltIn, contextOf, runStep } from '../chat/answer.ts';
import type { Playbook } from '../chat/playbook.ts';
import type { Step } from '../chat/step.ts';
import { findSkill } from './find-skill.ts';
import { missingOf } from './checks.ts';
import { watchBoard } from './watch-board.ts';

const usedUp = localText(
  'The calls that the playbook allows are used up, so its other steps were left out.',
  '方案允许的调用次数已用完，其余步骤未执行。',
  '方案容許的調用次數已用完，其餘步驟未執行。',
);
const alone = localText(
  'One instrument has nothing to be compared with, so this step was left out.',
  '只有一个标的，无可比较，因此略去此步骤。',
  '只有一個標的，無可比較，因此略去此步驟。',
);
/** A step about documents names the tool and the instrument; which of its documents are meant follows from the tool. */
function documentStep(tool: string, words: string): Extract<Step, { readonly is: 'call' }> {
  const parts = words.split(/\s+/u);
  const symbol = parts.map((part) => parseInstrumentId(part)).find((id) => id !== null) ?? undefined;
  const query = parts.filter((part) => parseInstrumentId(part) === null).join(' ');
  const item = /\bitem (.+)$/u.exec(query)?.[1];
  return {
    is: 'call',
    tool,
    input: { symbol, ...(tool === 'search-text' ? { query } : tool === 'diff-filing' && { item }) },
  };
}

const aboutDocuments: ReadonlySet<string> = new Set(['diff-filing', 'documents', 'search-text']);

/** A board on which what one step says stands under the name of the tool that said it. */
function underHeadings(board: AnswerBoard, { skill: { output } }: Playbook, locale: AnswerInput['locale']) {
  let [title, last, calls] = ['', '', 0];
  const said = new Set<string>();
  const head = async (): Promise<void> => {
    if (output === 'claims' || title === '' || title === last) return;
    last = title;
    const gap = board.body().blocks.at(-1)?.kind === 'text' ? '\n' : '';
    await board.say([`${gap}## ${title}\n`]);
  };
  const headed: AnswerBoard = {
    ...board,
    async called(one) {
      if (one.state === 'running') {
        title = one.title[locale];
        calls += 1;
      }
      await board.called(one);
    },
    async say(parts) {
      // Two steps that lack the same say so once.
      if (said.size === said.add(JSON.stringify(parts)).size) return true;
      await head();
      return board.say(parts);
    },
    async show(block) {
      if (block.kind === 'widget' && output === 'brief') return;
      await head();
      await board.show(block);
    },
    // What may be asked next belongs to the whole answer.
    suggest: () => undefined,
  };
  return { board: headed, calls: () => calls };
}

/** Follows a playbook without a language model: each step is read as a question or names its tool, and is answered in turn. */
export async function runSkill(input: AnswerInput, playbook: Playbook): Promise<void> {
  const { locale, signal } = input;
  const { skill, steps } = playbook;
  const watched = watchBoard(input.board);
  const headed = underHeadings(watched.board, playbook, locale);
  const one: AnswerInput = { ...input, board: headed.board, mentions: [], history: [], playbook };
  for (const step of steps) {
    if (signal.aborted) return;
    if (headed.calls() >= skill.budget.calls) {
      await watched.board.say([usedUp[locale]]);
      break;
    }
    const [, tool, words] = /^([a-z][a-z-]+):\s+(.+)$/su.exec(step) ?? [];
    const isNamed = tool !== undefined && words !== undefined && skill.tools.includes(tool);
    if (isNamed && aboutDocuments.has(tool)) {
      await runStep(one, contextOf(one), documentStep(tool, words));
    } else if (isNamed && (tool === 'compare' || tool === 'correlation') && !/ and /u.test(words)) {
      await headed.board.say([alone[locale]]);
    } else await answerBuiltIn({ ...one, text: isNamed ? `/${tool} ${words}` : step });
  }
  await sayMissing(input, playbook, watched.answered);
}

/** What the checks of a playbook find missing in its answer, said in words. */
export async function sayMissing(
  { board, locale }: Pick<AnswerInput, 'board' | 'locale'>,
  { skill }: Playbook,
  answered: ReturnType<typeof watchBoard>['answered'],
): Promise<void> {
  const missing = skill.checks.flatMap((check) => missingOf(check, answered()) ?? []);
  if (missing.length === 0) return;
  const text = missing.map((one) => one[locale]).join(locale === 'en' ? ' ' : '');
  await board.show({ kind: 'text', parts: [text] });
}

/** Answers a turn without a language model: by the playbook it asks for, or as a question. */
export async function answerPlainly(input: AnswerInput): Promise<void> {
  const found = await findSkill(input);
  if (found === null) return answerBuiltIn(input);
  if (found.is === 'ask') await input.board.show({ kind: 'text', parts: [found.text[input.locale]] });
  else await runSkill(input, found.playbook);
}
