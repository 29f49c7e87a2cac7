import type { Locale, LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import type { TextPart } from '@plumbline/model/text-part';
import { printInWords } from '@plumbline/quant/catalogue/print-in-words';
import type { AnswerBody } from '../chat/answer-board.ts';

/** Letters that every medium takes. */
const most = 1700;

const reasoned: LocalText = localText(
  'Reasoning of the model, not checked',
  '模型的推理，未经核对',
  '模型的推理，未經核對',
);
const cut: LocalText = localText(
  'Cut here; all of it stands in Settings, Assistant.',
  '此处截断；全文见设置中的“助手”。',
  '此處截斷；全文見設定中的「助手」。',
);

/** An answer as plain text, every figure printed from its fact; what is too long ends at a line. */
export function printAnswer({ blocks, facts }: Pick<AnswerBody, 'blocks' | 'facts'>, locale: Locale): string {
  const known = new Map(facts.map((fact) => [fact.id, fact]));
  const print = (part: TextPart): string => {
    if (typeof part === 'string') return part;
    if ('tex' in part) return part.tex;
    const fact = 'fact' in part ? known.get(part.fact) : undefined;
    return fact === undefined || !('fact' in part) ? '' : printInWords(fact, part.as, locale, { isoDates: true });
  };
  const lines = blocks.flatMap((block): readonly string[] => {
    if (block.kind !== 'text' && block.kind !== 'reasoning') return [];
    const text = block.parts.map(print).join('');
    const marked = block.kind === 'reasoning' ? `${reasoned[locale]}: ${text}` : text;
    return marked.split('\n').map((line) => line.replace(/^\s*#+\s*/u, '').trim());
  });
  const kept: string[] = [];
  let length = 0;
  for (const line of lines.filter((one) => one !== '')) {
    length += line.length + 1;
    if (length > most) return [...kept, cut[locale]].join('\n');
    kept.push(line);
  }
  return kept.join('\n');
}
