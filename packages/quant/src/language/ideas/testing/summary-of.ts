import { formatCode } from '../../code-view.ts';
import type { IdeaAnswer } from '../idea-answer.ts';

/** An answer in one line: what was said, in code, without what was only assumed; or what is asked about. */
export function summaryOf(answer: IdeaAnswer): string {
  if (answer.kind === 'question') return `ask ${answer.question.about}`;
  const { spec, chips } = answer;
  const isAssumed = chips.some(({ path, isAssumed }) => isAssumed && path === 'universe.instruments');
  const lines = formatCode(spec)
    .trim()
    .split('\n')
    .slice(1)
    .filter((line) => line !== 'costs none' && line !== 'size 100% of equity')
    .filter((line) => !(isAssumed && line.startsWith('trade ')) && line !== 'buy when volume > 0');
  return [...(spec.bar === '1d' ? [] : [spec.bar]), ...lines].join(' | ');
}
