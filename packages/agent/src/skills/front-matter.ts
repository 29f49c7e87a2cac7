import { localText } from '@plumbline/model/local-text';
import { Refused } from './refused.ts';

/** A value of front matter with the line it begins on. */
export type Node =
  | { readonly line: number; readonly is: 'text'; readonly text: string }
  | { readonly line: number; readonly is: 'list'; readonly items: readonly Node[] }
  | { readonly line: number; readonly is: 'map'; readonly entries: ReadonlyMap<string, Node> };

interface Line {
  readonly number: number;
  readonly indent: number;
  readonly text: string;
}

const noKey = localText(
  'A line here is a name, a colon and a value.',
  '此处每行应为名称、冒号和值。',
  '此處每行應為名稱、冒號和值。',
);
const twice = (key: string) => localText(`“${key}” is given twice.`, `“${key}”重复出现。`, `「${key}」重複出現。`);
const deep = localText('The indentation does not fit.', '缩进不一致。', '縮排不一致。');
const open = localText('A bracket or a quotation mark is not closed.', '括号或引号没有闭合。', '括號或引號沒有閉合。');
const empty = localText('A value is missing.', '缺少值。', '缺少值。');

const keyed = /^([A-Za-z][\w-]*):(?:\s+(.*))?$/u;

/** Splits at commas that stand outside quotation marks and brackets. */
function parted(text: string, line: number): readonly string[] {
  const parts: string[] = [];
  let [from, depth, quote] = [0, 0, ''];
  for (const [at, sign] of [...text].entries()) {
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    else if (sign === ',' && depth === 0) {
      parts.push([...text].slice(from, at).join(''));
      from = at + 1;
    }
  }
  if (quote !== '' || depth !== 0) throw new Refused(line, open);
  const last = [...text].slice(from).join('');
  return (last.trim() === '' ? parts : [...parts, last]).map((part) => part.trim());
}

/** A value on one line: quoted or plain words, a list in square brackets, a map in curly ones. */
function valueOf(text: string, line: number): Node {
  const [first = '', last = ''] = [text[0], text.at(-1)];
  if (first === '[' || first === '{') {
    if (last !== (first === '[' ? ']' : '}')) throw new Refused(line, open);
    const parts = parted(text.slice(1, -1), line);
    if (first === '[') return { line, is: 'list', items: parts.map((part) => valueOf(part, line)) };
    return mapOf(parts.map((part) => ({ number: line, indent: 0, text: part })));
  }
  if (first === '"' || first === "'") {
    if (text.length < 2 || last !== first) throw new Refused(line, open);
    return { line, is: 'text', text: text.slice(1, -1) };
  }
  if (text === '') throw new Refused(line, empty);
  return { line, is: 'text', text };
}

function mapOf(lines: readonly Line[]): Node {
  const entries = new Map<string, Node>();
  const [head] = lines;
  for (let at = 0; at < lines.length;) {
    const { number, indent, text } = lines[at]!;
    if (indent !== head!.indent) throw new Refused(number, deep);
    const [, key, value = ''] = keyed.exec(text) ?? [];
    if (key === undefined) throw new Refused(number, noKey);
    if (entries.has(key)) throw new Refused(number, twice(key));
    const end = lines.findIndex((line, place) => place > at && line.indent <= indent);
    const inner = lines.slice(at + 1, end < 0 ? undefined : end);
    if (value !== '' && inner.length > 0) throw new Refused(inner[0]!.number, deep);
    if (value === '' && inner.length === 0) throw new Refused(number, empty);
    entries.set(key, value === '' ? blockOf(inner) : valueOf(value, number));
    at += 1 + inner.length;
  }
  return { line: head?.number ?? 1, is: 'map', entries };
}

function listOf(lines: readonly Line[]): Node {
  const items: Node[] = [];
  const [head] = lines;
  for (let at = 0; at < lines.length;) {
    const { number, indent, text } = lines[at]!;
    if (indent !== head!.indent || !text.startsWith('- ')) throw new Refused(number, deep);
    const end = lines.findIndex((line, place) => place > at && line.indent <= indent);
    const inner = lines.slice(at + 1, end < 0 ? undefined : end);
    const own = text.slice(2).trim();
    // The first entry of a map stands behind the dash, the others below it.
    if (keyed.test(own)) items.push(mapOf([{ number, indent: indent + 2, text: own }, ...inner]));
    else if (inner.length > 0) throw new Refused(inner[0]!.number, deep);
    else items.push(valueOf(own, number));
    at += 1 + inner.length;
  }
  return { line: head!.number, is: 'list', items };
}

const blockOf = (lines: readonly Line[]): Node => (lines[0]!.text.startsWith('- ') ? listOf(lines) : mapOf(lines));

/** Reads front matter: names with values, lists and maps by indentation, and nothing else of YAML. */
export function readFrontMatter(lines: readonly { readonly number: number; readonly text: string }[]): Node {
  const written = lines.flatMap(({ number, text }): readonly Line[] => {
    if (text.trim() === '') return [];
    if (/^\s*\t/.test(text)) throw new Refused(number, deep);
    return [{ number, indent: text.length - text.trimStart().length, text: text.trim() }];
  });
  return mapOf(written);
}
