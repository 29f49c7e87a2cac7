import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import type { Skill, SkillFault, SkillInput } from '@plumbline/model/skill';
import { skillInputKinds, skillOutputs } from '@plumbline/model/skill';
import { sameText } from '../report/texts.ts';
import { tools } from '../tools/registry.ts';
import { countable, readCheck } from './checks.ts';
import type { Node } from './front-matter.ts';
import { readFrontMatter } from './front-matter.ts';
import { Refused } from './refused.ts';

/** Letters of a playbook that are read at most. */
export const longestSkill = 20_000;
const most = { steps: 20, tools: 20, inputs: 4, checks: 12, step: 400, calls: 60, tokens: 800_000 } as const;

export type ParsedSkill =
  { readonly ok: true; readonly skill: Skill } | { readonly ok: false; readonly faults: readonly SkillFault[] };

const words = (en: string, zh: string, hk: string) => localText(en, zh, hk);
const kinds = ['stock', 'etf', 'index', 'crypto'] as const;
const fields = ['id', 'title', 'when', 'inputs', 'tools', 'budget', 'output', 'checks'] as const;

type Entries = ReadonlyMap<string, Node>;

function refuse(line: number, why: LocalText): never {
  throw new Refused(line, why);
}

function textOf(node: Node): string {
  return node.is === 'text'
    ? node.text
    : refuse(node.line, words('Words belong here.', '此处应为文字。', '此處應為文字。'));
}

function itemsOf(node: Node, limit: number): readonly Node[] {
  if (node.is !== 'list') return refuse(node.line, words('A list belongs here.', '此处应为列表。', '此處應為列表。'));
  if (node.items.length <= limit) return node.items;
  const why = words(`There can be ${limit} of them.`, `最多 ${limit} 项。`, `最多 ${limit} 項。`);
  return refuse(node.line, why);
}

/** A map with only the names that are known. */
function entriesOf(node: Node, known: readonly string[]): Entries {
  if (node.is !== 'map')
    return refuse(node.line, words('Names with values belong here.', '此处应为名称与值。', '此處應為名稱與值。'));
  for (const [name, { line }] of node.entries) {
    if (known.includes(name)) continue;
    const list = known.join(', ');
    refuse(
      line,
      words(
        `“${name.slice(0, 40)}” is not known here; known are: ${list}.`,
        `不识别“${name.slice(0, 40)}”；可用的有：${list}。`,
        `不識別「${name.slice(0, 40)}」；可用的有：${list}。`,
      ),
    );
  }
  return node.entries;
}

function needed(entries: Entries, name: string, line: number): Node {
  const why = words(`“${name}” is missing.`, `缺少“${name}”。`, `缺少「${name}」。`);
  return entries.get(name) ?? refuse(line, why);
}

function oneOf<T extends string>(node: Node, known: readonly T[]): T {
  const text = textOf(node);
  const found = known.find((one) => one === text);
  const list = known.join(', ');
  const why = words(
    `“${text.slice(0, 40)}” is none of: ${list}.`,
    `“${text.slice(0, 40)}”不在以下之列：${list}。`,
    `「${text.slice(0, 40)}」不在以下之列：${list}。`,
  );
  return found ?? refuse(node.line, why);
}

function countOf(node: Node, limit: number): number {
  const text = textOf(node);
  const value = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  const why = words(
    `A whole number from 1 to ${limit} belongs here.`,
    `此处应为 1 至 ${limit} 的整数。`,
    `此處應為 1 至 ${limit} 的整數。`,
  );
  return value >= 1 && value <= limit ? value : refuse(node.line, why);
}

/** A text in every language, or the same words in all of them. */
function titleOf(node: Node): LocalText {
  if (node.is === 'text') return sameText(node.text);
  const entries = entriesOf(node, ['en', 'zh-CN', 'zh-HK']);
  const of = (name: string) => textOf(needed(entries, name, node.line));
  return localText(of('en'), of('zh-CN'), of('zh-HK'));
}

function inputOf(node: Node): SkillInput {
  const entries = entriesOf(node, ['name', 'kind', 'options']);
  const name = needed(entries, 'name', node.line);
  const kind = oneOf(needed(entries, 'kind', node.line), skillInputKinds);
  const given = entries.get('options');
  if (!/^[a-z]{2,20}$/.test(textOf(name)) || textOf(name) === 'each')
    refuse(
      name.line,
      words('A name here is one word in small letters.', '名称应为一个小写英文单词。', '名稱應為一個小寫英文單詞。'),
    );
  const items = given === undefined ? [] : itemsOf(given, 12);
  const options =
    kind === 'instrument' || kind === 'instruments' ? items.map((item) => oneOf(item, kinds)) : items.map(textOf);
  if (kind === 'choice' && options.length === 0)
    refuse(node.line, words('A choice needs options.', '选项类输入需要列出选项。', '選項類輸入需要列出選項。'));
  return { name: textOf(name), kind, options };
}

function toolOf(node: Node): string {
  const id = textOf(node);
  const why = words(
    `There is no tool “${id.slice(0, 40)}”.`,
    `没有名为“${id.slice(0, 40)}”的工具。`,
    `沒有名為「${id.slice(0, 40)}」的工具。`,
  );
  return tools.some((tool) => tool.id === id) ? id : refuse(node.line, why);
}

function checkOf(node: Node): string {
  const text = textOf(needed(entriesOf(node, ['require']), 'require', node.line));
  const list = `${countable.join(', ')} >= / <= n, metric:id, tool:id`;
  const why = words(
    `“${text.slice(0, 40)}” is no check; known are: ${list}.`,
    `“${text.slice(0, 40)}”不是可用的检查；可用的有：${list}。`,
    `「${text.slice(0, 40)}」不是可用的檢查；可用的有：${list}。`,
  );
  return readCheck(text) === null ? refuse(node.line, why) : text;
}

/** Signs of code and of addresses: neither belongs in steps. */
const code = /[`<>\\]|\$\{|=>|;\s*$/u;
const address = /:\/\/|\bwww\.|\bmailto:|[\w.]@[\w-]+\.\w/iu;

/** Numbered steps in plain words; a line that is indented goes on with the step before it. */
function stepsOf(
  lines: readonly { readonly number: number; readonly text: string }[],
  named: Skill['inputs'],
  ids: readonly string[],
): readonly string[] {
  const steps: string[] = [];
  for (const { number, text } of lines) {
    if (text.trim() === '') continue;
    if (code.test(text))
      refuse(
        number,
        words('Steps are plain words, no code.', '步骤只写文字，不写代码。', '步驟只寫文字，不寫程式碼。'),
      );
    if (address.test(text))
      refuse(number, words('Steps hold no addresses.', '步骤中不能有网址或邮箱。', '步驟中不能有網址或電郵。'));
    const [, count, begun] = /^(\d{1,2})\.\s+(.+)$/u.exec(text) ?? [];
    if (begun === undefined) {
      const isMore = /^\s+\S/.test(text) && steps.length > 0;
      if (!isMore)
        refuse(number, words('Each line is a numbered step.', '每行应为带编号的步骤。', '每行應為帶編號的步驟。'));
      steps.push(`${steps.pop() ?? ''} ${text.trim()}`);
    } else {
      if (Number(count) !== steps.length + 1)
        refuse(
          number,
          words('Steps are numbered from 1 in order.', '步骤应从 1 开始依次编号。', '步驟應由 1 開始依次編號。'),
        );
      steps.push(begun.trim());
    }
    checkStep(steps.at(-1) ?? '', number, named, ids);
  }
  return steps;
}

function checkStep(step: string, line: number, named: Skill['inputs'], ids: readonly string[]): void {
  if (step.length > most.step) refuse(line, words('A step is too long.', '步骤过长。', '步驟過長。'));
  for (const [, each, name] of step.matchAll(/\{(each )?([^}]*)\}/gu)) {
    const input = named.find((one) => one.name === name);
    const why = words(
      `No input fits “{${(each ?? '') + (name ?? '')}}”.`,
      `没有与“{${(each ?? '') + (name ?? '')}}”对应的输入。`,
      `沒有與「{${(each ?? '') + (name ?? '')}}」對應的輸入。`,
    );
    if (input === undefined || (each !== undefined && input.kind !== 'instruments')) refuse(line, why);
  }
  const [, tool] = /^([a-z][a-z-]+):\s/u.exec(step) ?? [];
  if (tool === undefined || ids.includes(tool) || !tools.some(({ id }) => id === tool)) return;
  const why = words(
    `The step calls “${tool}”, which the list of tools does not hold.`,
    `步骤使用了工具列表以外的“${tool}”。`,
    `步驟使用了工具列表以外的「${tool}」。`,
  );
  refuse(line, why);
}

function readSkill(text: string): Skill {
  const lines = text.split(/\r?\n/u).map((line, at) => ({ number: at + 1, text: line }));
  const end = lines.findIndex((line, at) => at > 0 && line.text.trim() === '---');
  if (lines[0]?.text.trim() !== '---' || end < 0)
    refuse(
      1,
      words(
        'A playbook begins with front matter between two lines of “---”.',
        '方案以两行“---”之间的说明开头。',
        '方案以兩行「---」之間的說明開頭。',
      ),
    );
  const front = entriesOf(readFrontMatter(lines.slice(1, end)), fields);
  const of = (name: (typeof fields)[number]) => needed(front, name, 1);
  const id = textOf(of('id'));
  if (!/^[a-z][a-z0-9-]{1,39}$/.test(id))
    refuse(
      of('id').line,
      words(
        'An id is words in small letters joined by hyphens.',
        '编号应为以连字符连接的小写英文单词。',
        '編號應為以連字號連接的小寫英文單詞。',
      ),
    );
  if (tools.some((tool) => tool.id === id))
    refuse(of('id').line, words('This id is the name of a tool.', '该编号是工具的名称。', '該編號是工具的名稱。'));
  const inputs = front.has('inputs') ? itemsOf(of('inputs'), most.inputs).map(inputOf) : [];
  const ids = itemsOf(of('tools'), most.tools).map(toolOf);
  if (ids.length === 0)
    refuse(of('tools').line, words('At least one tool is needed.', '至少需要一个工具。', '至少需要一個工具。'));
  const budget = entriesOf(of('budget'), ['calls', 'tokens']);
  const steps = stepsOf(lines.slice(end + 1), inputs, ids);
  if (steps.length === 0 || steps.length > most.steps)
    refuse(
      end + 2,
      words(
        `There are 1 to ${most.steps} numbered steps.`,
        `应有 1 至 ${most.steps} 个带编号的步骤。`,
        `應有 1 至 ${most.steps} 個帶編號的步驟。`,
      ),
    );
  return {
    id,
    title: titleOf(of('title')),
    when: titleOf(of('when')),
    inputs,
    tools: ids,
    budget: {
      calls: countOf(needed(budget, 'calls', of('budget').line), most.calls),
      tokens: countOf(needed(budget, 'tokens', of('budget').line), most.tokens),
    },
    output: oneOf(of('output'), skillOutputs),
    checks: front.has('checks') ? itemsOf(of('checks'), most.checks).map(checkOf) : [],
    steps,
  };
}

/** Reads a playbook, or says on which line it is refused and why. */
export function parseSkill(text: string): ParsedSkill {
  try {
    if (text.length > longestSkill) refuse(1, words('The playbook is too long.', '方案过长。', '方案過長。'));
    return { ok: true, skill: readSkill(text) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { ok: false, faults: [{ line: error.line, why: error.why }] };
  }
}
