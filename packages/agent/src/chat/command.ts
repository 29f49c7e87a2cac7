import type { Tool, ToolInput } from '../tool.ts';
import { tools } from '../tools/registry.ts';
import { findMetrics } from './metric-words.ts';
import { readYear } from './read-numbers.ts';
import { isTooLong } from '@plumbline/model/text-limit';
import type { Question, Understanding } from './understand.ts';
import { about, namesIn, understand } from './understand.ts';

/** `/compare NVDA AMD` names a tool; what follows is for it alone. Null when a text is no command of ours. */
function commandIn(text: string): { readonly tool: Tool; readonly rest: string } | null {
  const [, id, rest = ''] = /^\s*\/([a-z-]+)(?:\s+(.*))?$/su.exec(text) ?? [];
  const tool = tools.find((one) => one.id === id);
  return tool === undefined ? null : { tool, rest: rest.trim() };
}

/** The one argument of a tool that is plain words; null where it takes something else as well. */
function onlyText({ params }: Tool): string | null {
  const [first, ...more] = Object.entries(params);
  return first !== undefined && more.length === 0 && first[1].kind === 'text' ? first[0] : null;
}

/** Reads a question; a command in front of it decides the tool, and everything else is understood as usual. */
export async function readQuestion(question: Question): Promise<Understanding> {
  if (isTooLong(question.text)) return { kind: 'words', intent: 'too-long' };
  const command = commandIn(question.text);
  if (command === null) return understand(question);
  const { tool, rest } = command;
  const call = (input: ToolInput): Understanding => ({
    kind: 'call',
    intent: `command-${tool.id}`,
    call: { tool: tool.id, input },
  });
  const { memory } = question;
  if ('idea' in tool.params) return call({ idea: rest });
  if ('symbols' in tool.params || 'symbol' in tool.params) {
    const asked = { ...question, text: rest };
    const named = await namesIn(rest, asked);
    const metrics = [...new Set(findMetrics(rest).map(({ metric }) => metric))];
    const year = readYear(rest, question.today, null);
    const wanted = {
      ...('metrics' in tool.params && metrics.length > 0 ? { metrics: metrics.slice(0, 6) } : {}),
      ...('year' in tool.params && year !== null ? { year } : {}),
    };
    if ('symbol' in tool.params) return about({ id: `command-${tool.id}`, tool: tool.id }, wanted, named, memory);
    return named.symbols.length > 1 ? call({ symbols: named.symbols.slice(0, 6), ...wanted }) : understand(asked);
  }
  if ('to' in tool.params) return understand({ ...question, text: rest });
  const name = onlyText(tool);
  if (name === null) return call({});
  const text = rest !== '' ? rest : name === 'strategy' ? (memory.strategy ?? '') : '';
  if (text === '' && tool.params[name]?.isOptional !== true) return { kind: 'words', intent: 'command-empty' };
  return call({ [name]: text === '' ? undefined : text });
}
