import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import { allMetrics, labelOf } from '@plumbline/quant/catalogue/catalogue';
import { tools } from '../tools/registry.ts';
import type { AnswerBody } from '../chat/answer-board.ts';

/** What the checks of a playbook look at. */
export interface Answered {
  readonly body: AnswerBody;
  /** Sentences that figures or documents support. */
  readonly claims: number;
  /** Passages of documents that were quoted. */
  readonly spans: number;
}

export const countable = ['facts', 'sources', 'spans', 'claims', 'instruments', 'withheld'] as const;
type Countable = (typeof countable)[number];

type Check =
  | { readonly is: 'count'; readonly of: Countable; readonly op: '>=' | '<='; readonly n: number }
  | { readonly is: 'metric'; readonly id: string }
  | { readonly is: 'tool'; readonly id: string };

/** One condition; null where it is none of the closed list. */
export function readCheck(text: string): Check | null {
  const [, of, op, n] = /^([a-z]+)\s*(>=|<=)\s*(\d{1,3})$/.exec(text.trim()) ?? [];
  const counted = countable.find((one) => one === of);
  if (counted !== undefined) return { is: 'count', of: counted, op: op === '<=' ? '<=' : '>=', n: Number(n) };
  const [, kind, id = ''] = /^(metric|tool):([\w-]+)$/.exec(text.trim()) ?? [];
  if (kind === 'tool' && tools.some((tool) => tool.id === id)) return { is: 'tool', id };
  return kind === 'metric' && allMetrics().some((metric) => metric.id === id) ? { is: 'metric', id } : null;
}

const nouns: Readonly<Record<Countable, LocalText>> = {
  facts: localText('figures', '数值', '數值'),
  sources: localText('sources', '来源', '來源'),
  spans: localText('quoted passages', '引文', '引文'),
  claims: localText('supported sentences', '有依据的句子', '有依據的句子'),
  instruments: localText('instruments', '标的', '標的'),
  withheld: localText('sentences left out', '略去的句子', '略去的句子'),
};

/** Handles of the figures that an answer shows. */
function shown({ blocks }: AnswerBody): ReadonlySet<string> {
  const handles = blocks.flatMap((block): readonly string[] => {
    if (block.kind === 'text')
      return block.parts.flatMap((part) => (typeof part === 'object' && 'fact' in part ? [part.fact] : []));
    if (block.kind === 'fact') return [block.fact];
    if (block.kind !== 'widget') return [];
    const { widget } = block;
    if (widget.kind === 'figures' || widget.kind === 'backtest') return widget.facts;
    return widget.kind === 'table' ? widget.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell ?? [])) : [];
  });
  return new Set(handles);
}

function countOf(of: Countable, { body, claims, spans }: Answered): number {
  const handles = shown(body);
  const facts = body.facts.filter(({ id, value }) => handles.has(id) && value !== null);
  switch (of) {
    case 'facts':
      return facts.length;
    case 'sources':
      return new Set(facts.map(({ source }) => source.id)).size;
    case 'instruments':
      return new Set(facts.flatMap(({ instrumentId }) => instrumentId ?? [])).size;
    case 'spans':
      return spans;
    case 'claims':
      return claims;
    default:
      return body.withheld;
  }
}

/** What a check finds missing, in words; null where it is met. */
export function missingOf(text: string, answered: Answered): LocalText | null {
  const check = readCheck(text);
  if (check === null) return null;
  const { body } = answered;
  if (check.is === 'tool') {
    const { id } = check;
    if (body.toolCalls.some(({ tool, state }) => tool === id && state === 'done')) return null;
    const title = tools.find((tool) => tool.id === id)!.title;
    return localText(
      `The playbook asks for “${title.en}”, and nothing came of it.`,
      `方案要求“${title['zh-CN']}”，但没有得到结果。`,
      `方案要求「${title['zh-HK']}」，但沒有得到結果。`,
    );
  }
  if (check.is === 'metric') {
    const handles = shown(body);
    const has = body.facts.some(({ id, metric, value }) => handles.has(id) && metric === check.id && value !== null);
    if (has) return null;
    const label = labelOf(check.id);
    return localText(
      `The playbook asks for ${label.en}, which is not known.`,
      `方案要求${label['zh-CN']}，但该数值未知。`,
      `方案要求${label['zh-HK']}，但該數值未知。`,
    );
  }
  const { of, op, n } = check;
  const count = countOf(of, answered);
  if (op === '>=' ? count >= n : count <= n) return null;
  const noun = nouns[of];
  return op === '>='
    ? localText(
        `The playbook asks for ${noun.en}: at least ${n}; this answer has ${count}.`,
        `方案要求${noun['zh-CN']}至少 ${n}，本回答为 ${count}。`,
        `方案要求${noun['zh-HK']}至少 ${n}，本回答為 ${count}。`,
      )
    : localText(
        `The playbook limits ${noun.en}: at most ${n}; this answer has ${count}.`,
        `方案限定${noun['zh-CN']}最多 ${n}，本回答为 ${count}。`,
        `方案限定${noun['zh-HK']}最多 ${n}，本回答為 ${count}。`,
      );
}
