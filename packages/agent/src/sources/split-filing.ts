import type { Paragraph } from './document.ts';
import { paragraphsOf } from './paragraphs.ts';

/** Items of the forms in their order, with a word of their title: a cross-reference does not carry it. */
const items: Readonly<Record<string, readonly (readonly [item: string, title: RegExp])[]>> = {
  '10-K': [
    ['1', /business/i],
    ['1A', /risk factors/i],
    ['1B', /unresolved/i],
    ['1C', /cybersecurity/i],
    ['2', /properties/i],
    ['3', /legal/i],
    ['4', /mine safety|submission/i],
    ['5', /market for/i],
    ['6', /selected|reserved/i],
    ['7', /management.?s discussion/i],
    ['7A', /quantitative/i],
    ['8', /financial statements/i],
    ['9', /changes in and/i],
    ['9A', /controls/i],
    ['9B', /other information/i],
    ['9C', /foreign jurisdictions/i],
    ['10', /directors/i],
    ['11', /executive compensation/i],
    ['12', /security ownership/i],
    ['13', /certain relationships/i],
    ['14', /accounta/i],
    ['15', /exhibit/i],
    ['16', /summary/i],
  ],
  '10-Q': [
    ['I-1', /financial statements/i],
    ['I-2', /management.?s discussion/i],
    ['I-3', /quantitative/i],
    ['I-4', /controls/i],
    ['II-1', /legal/i],
    ['II-1A', /risk factors/i],
    ['II-2', /unregistered|issuer purchases/i],
    ['II-5', /other information/i],
    ['II-6', /exhibits/i],
  ],
  '20-F': [
    ['1', /directors/i],
    ['2', /offer/i],
    ['3', /key information/i],
    ['4', /information on the company/i],
    ['4A', /unresolved/i],
    ['5', /operating and financial/i],
    ['6', /directors/i],
    ['7', /major shareholders/i],
    ['8', /financial information/i],
    ['9', /offer/i],
    ['10', /additional information/i],
    ['11', /quantitative/i],
    ['12', /description of securities/i],
    ['13', /defaults/i],
    ['14', /material modifications/i],
    ['15', /controls/i],
    ['16', /reserved|audit committee/i],
    ['17', /financial statements/i],
    ['18', /financial statements/i],
    ['19', /exhibits/i],
  ],
  '8-K': [
    ['1.01', /entry into/i],
    ['1.02', /termination/i],
    ['1.05', /cybersecurity/i],
    ['2.01', /completion of/i],
    ['2.02', /results of operations/i],
    ['2.03', /creation of/i],
    ['2.04', /triggering events/i],
    ['2.05', /costs associated/i],
    ['2.06', /impairments/i],
    ['3.01', /delisting|listing rule/i],
    ['3.02', /unregistered/i],
    ['3.03', /modification/i],
    ['4.01', /certifying accountant/i],
    ['4.02', /non-reliance/i],
    ['5.01', /changes in control/i],
    ['5.02', /departure/i],
    ['5.03', /amendments to/i],
    ['5.07', /submission of matters/i],
    ['7.01', /regulation fd/i],
    ['8.01', /other events/i],
    ['9.01', /financial statements|exhibits/i],
  ],
};

/** What readers call an item, and under which one each form has it. */
const named: readonly (readonly [name: RegExp, items: Readonly<Record<string, string>>])[] = [
  [/risk|风险|風險/i, { '10-K': '1A', '10-Q': 'II-1A', '20-F': '3' }],
  [/business|业务|業務/i, { '10-K': '1', '20-F': '4' }],
  [/discussion|md&a|management|管理层|管理層|讨论|討論/i, { '10-K': '7', '10-Q': 'I-2', '20-F': '5' }],
  [/legal|诉讼|訴訟|法律/i, { '10-K': '3', '10-Q': 'II-1', '20-F': '8' }],
  [/cyber|网络安全|網絡安全/i, { '10-K': '1C' }],
];

const plainForm = (form: string): string => form.replace(/T?(?:\/A)?$/, '');

/** The item of a form that a caller means by its number or its name. */
export function itemNamed(form: string, wanted: string): string {
  const byName = named.find(([name]) => name.test(wanted))?.[1][plainForm(form)];
  return byName ?? wanted.trim().toUpperCase();
}

interface Heading {
  readonly at: number;
  readonly order: number;
  readonly item: string;
}

const headingPattern = /^(?:part\s+(i{1,2})[,.\s—–-]+)?item\s*(\d\.\d\d|\d{1,2}[a-c]?)\s*[.:—–|-]?\s*(.*)$/i;

/** The paragraphs of a filing, each with the item it stands under. Forms without known items have none. */
export function splitFiling(text: string, form: string): readonly Paragraph[] {
  const paragraphs = paragraphsOf(text);
  const known = items[plainForm(form)] ?? [];
  const words = paragraphs.map((one) => one.text);
  const headings = known.length === 0 ? [] : headingsOf(words, known);
  const chain = bestChain(headings, words);
  let next = 0;
  let item: string | null = null;
  return paragraphs.map((paragraph, at) => {
    if (chain[next]?.at === at) {
      item = chain[next]?.item ?? null;
      next += 1;
    }
    return { item, ...paragraph };
  });
}

function headingsOf(paragraphs: readonly string[], known: (typeof items)[string] & object): readonly Heading[] {
  return paragraphs.flatMap((text, at): readonly Heading[] => {
    if (text.length > 200) return [];
    const found = headingPattern.exec(text);
    if (found === null) return [];
    const number = (found[2] ?? '').toUpperCase();
    // The title may stand in a line of its own.
    const title = (found[3] ?? '') === '' ? (paragraphs[at + 1] ?? '') : (found[3] ?? '');
    return known.flatMap(([item, word], order) =>
      item.replace(/^I{1,2}-/, '') === number && word.test(title) ? [{ at, order, item }] : [],
    );
  });
}

/** The ascending chain of headings that covers most text: tables of contents and cross-references cover little. */
function bestChain(headings: readonly Heading[], paragraphs: readonly string[]): readonly Heading[] {
  const before: number[] = [0];
  for (const text of paragraphs) before.push((before.at(-1) ?? 0) + text.length);
  const length = (from: number, to: number): number => (before[to] ?? 0) - (before[from] ?? 0);
  interface Best {
    readonly score: number;
    readonly next: number;
  }
  const best: Best[] = [];
  for (let at = headings.length - 1; at >= 0; at -= 1) {
    const heading = headings[at];
    if (heading === undefined) continue;
    // Lines of a table of contents have the next heading right behind them, whichever it is.
    const own = weight(length(heading.at, headings[at + 1]?.at ?? paragraphs.length));
    let found: Best = { score: own, next: -1 };
    for (let later = at + 1; later < headings.length; later += 1) {
      const other = headings[later];
      if (other === undefined || other.order <= heading.order || other.at === heading.at) continue;
      const score = own + (best[later]?.score ?? 0);
      if (score > found.score) found = { score, next: later };
    }
    best[at] = found;
  }
  let at = best.reduce((top, one, index) => (top < 0 || one.score > (best[top]?.score ?? 0) ? index : top), -1);
  const chain: Heading[] = [];
  while (at >= 0) {
    const heading = headings[at];
    if (heading !== undefined) chain.push(heading);
    at = best[at]?.next ?? -1;
  }
  return chain;
}

/** Many sections of some length are worth more than one long one. */
function weight(letters: number): number {
  return Math.log1p(letters);
}
