import type { InstrumentId } from '@plumbline/model/instrument';
import type { Reading } from '@plumbline/reading/reading';
import type { Tool, ToolInput } from '../tool.ts';
import { tools } from '../tools/registry.ts';
import { answerWords } from './answer-words.ts';
import { askBack } from './ask-back.ts';
import type { Step, Turn } from './step.ts';
import { call, say } from './step.ts';
import { stepsOf } from './steps.ts';

export interface Command {
  readonly tool: Tool;
  readonly rest: string;
}

/** `/compare NVDA AMD` names a tool; what follows is for it alone. Null when a text is no command of ours. */
export function commandIn(text: string): Command | null {
  const [, id, rest = ''] = /^\s*\/([a-z-]+)(?:\s+(.*))?$/su.exec(text) ?? [];
  const tool = tools.find((one) => one.id === id);
  return tool === undefined ? null : { tool, rest: rest.trim() };
}

/** The argument that takes the words of a command as they are; null where they are read. */
function plainText({ params }: Tool): string | null {
  return ['idea', 'rule', 'expression', 'terms', 'text'].find((name) => name in params) ?? onlyText(params);
}

function onlyText(params: Tool['params']): string | null {
  const [first, ...more] = Object.entries(params);
  return first !== undefined && more.length === 0 && first[1].kind === 'text' && first[0] !== 'symbol'
    ? first[0]
    : null;
}

const empty: readonly Step[] = [say(answerWords['command-empty']!)];

function namedIn({ frames }: Reading): readonly InstrumentId[] {
  const [frame] = frames;
  if (frame === undefined || !('instruments' in frame)) return [];
  return frame.instruments.map(({ value }) => value);
}

/** The call of a tool about instruments, with all that the words say for it. */
function aboutInstruments({ tool, rest }: Command, reading: Reading | null, turn: Turn): readonly Step[] {
  const back = reading === null || rest === '' ? null : askBack(reading);
  const steps = reading === null ? [] : stepsOf(reading, turn);
  const own = steps.filter((step) => step.is === 'call' && step.tool === tool.id);
  if (own.length > 0) return own;
  const ids = [...(reading === null ? [] : namedIn(reading)), ...turn.attached].filter(
    (id, at, all) => all.indexOf(id) === at,
  );
  if (back !== null && ids.length === 0) return back;
  if (back !== null && reading !== null && reading.unread.length > 0) return back;
  const [symbol] = ids;
  if ('symbols' in tool.params)
    return ids.length > 1 ? [call(tool.id, { symbols: ids.slice(0, 6) })] : [say(answerWords['instrument']!)];
  return symbol === undefined ? [say(answerWords['instrument']!)] : [call(tool.id, { symbol })];
}

/** What is done for a command; `reading` is that of the words behind it, null where there are none. */
export function commandSteps(command: Command, reading: Reading | null, turn: Turn): readonly Step[] {
  const { tool, rest } = command;
  const { params } = tool;
  const [attached] = turn.attached;
  if (tool.id === 'propose-strategy' && rest === '' && attached !== undefined)
    return [call('strategy-from-report', { symbol: attached })];
  const plain = plainText(tool);
  if (plain !== null) {
    if (rest === '' && params[plain]?.isOptional !== true) return empty;
    const value: ToolInput[string] = params[plain]?.kind === 'list' ? [rest] : rest;
    return rest === '' && plain === 'idea' ? empty : [call(tool.id, { [plain]: rest === '' ? undefined : value })];
  }
  if ('symbol' in params || 'symbols' in params) return aboutInstruments(command, reading, turn);
  if ('to' in params) return reading === null ? empty : stepsOf(reading, turn);
  if ('strategy' in params) return [call(tool.id, { strategy: rest === '' ? (turn.strategy ?? undefined) : rest })];
  return [call(tool.id, {})];
}
