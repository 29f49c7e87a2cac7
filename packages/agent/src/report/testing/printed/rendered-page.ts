import type { Reading } from './printed-number.ts';
import { numberPattern, numbersIn } from './printed-number.ts';
import type { PrintedLocale, PrintedReport, PrintedTable } from './printed-report.ts';

/** What a browser shows of a report: its text by lines, its tables by cells, its labelled figures in order. */
export interface RenderedPage {
  readonly lines: readonly string[];
  readonly tables: readonly {
    readonly section: string;
    readonly title: string;
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
  }[];
  readonly figures: readonly { readonly section: string; readonly label: string; readonly text: string }[];
}

const figuresTitle = { en: 'Key figures', 'zh-CN': '关键数据' } as const;

/** A triangle says up or down once more; the sign stands beside it. */
const bare = (text: string): string =>
  text
    .replaceAll(/[▲▼]\s*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const period = {
  en: /^(?<label>.+), (?<period>\d+[DWMY]|12-1M|TTM|YTD|FY\d{4})$/,
  'zh-CN': /^(?<label>.+)（(?<period>近 12 个月|\d+ ?(?:年|个月|日|天|周)|\d{4} 财年)）$/,
} as const;

/** A label apart from the window behind it, which an export prints in a column of its own. */
function labelled(text: string, locale: PrintedLocale): { readonly label: string; readonly period: string } {
  const groups = period[locale].exec(text)?.groups;
  return { label: groups?.['label'] ?? text, period: groups?.['period'] ?? '' };
}

/** The page in the shape of an export, so that the same reader takes both. */
export function printedPage(page: RenderedPage, locale: PrintedLocale): PrintedReport {
  const rows = page.figures.map(({ label, text }) => {
    const own = labelled(bare(label), locale);
    return { label: own.label, cells: [own.period, bare(text)] };
  });
  const tables = page.tables.map(({ section, title, head, rows: lines }) => ({
    section,
    title: bare(title),
    head: head.slice(1).map(bare),
    // An export prints both ends of a span in columns of their own.
    rows: lines.map(([label = '', ...cells]) => ({
      label: bare(label),
      cells: cells.flatMap((cell) => bare(cell).split(' – ')),
    })),
  }));
  return {
    tables: [{ section: '', title: figuresTitle[locale], head: ['', ''], rows }, ...tables],
    // A row of cells is no sentence.
    lines: page.lines.filter((text) => !text.includes('\t')).map((text) => ({ section: '', text: bare(text) })),
  };
}

export interface Compared {
  readonly kind: string;
  readonly holds: boolean;
  readonly what: string;
}

const same = (one: Reading, other: Reading): boolean =>
  one.unit === other.unit &&
  one.currency === other.currency &&
  Math.abs(one.value - other.value) <= one.tolerance + other.tolerance + 1e-9;

/** Cells that a table keeps under one label, by their heads. */
function cellsOf(table: PrintedTable): ReadonlyMap<string, Reading> {
  const found = new Map<string, Reading>();
  for (const { label, cells } of table.rows) {
    for (const [at, cell] of cells.entries()) {
      const reading = numbersIn(cell)[0];
      const key = `${label} · ${table.head[at] ?? at}`;
      if (reading !== undefined && !found.has(key)) found.set(key, reading);
    }
  }
  return found;
}

/** Tables of one title: every cell that both have. */
function tables(page: PrintedReport, other: PrintedReport): readonly Compared[] {
  return page.tables.flatMap((table) => {
    const twin = other.tables.find(({ title, head }) => title === table.title && head.join() === table.head.join());
    if (twin === undefined) return [];
    const cells = cellsOf(twin);
    return [...cellsOf(table)].flatMap(([key, reading]) => {
      const again = cells.get(key);
      if (again === undefined) return [];
      const what = `${table.title} · ${key}: ${reading.text} on the page, ${again.text} in the export`;
      return [{ kind: 'cell of a table', holds: same(reading, again), what }];
    });
  });
}

interface Labelled {
  readonly label: string;
  readonly period: string;
  readonly reading: Reading;
}

/** Figures with a label and a window beside them. */
function labelledFigures(report: PrintedReport, locale: PrintedLocale): readonly Labelled[] {
  return report.tables
    .filter(({ title }) => title === figuresTitle[locale])
    .flatMap(({ rows }) =>
      rows.flatMap(({ label, cells: [window = '', text = ''] }) => {
        const reading = numbersIn(text)[0];
        return reading === undefined || numbersIn(text).length > 1 ? [] : [{ label, period: window, reading }];
      }),
    );
}

/** A label of the page means one figure: with its window where it has several, in one currency each. */
function labels(page: PrintedReport, other: PrintedReport, locale: PrintedLocale): readonly Compared[] {
  const own = labelledFigures(page, locale);
  const known = [...own, ...labelledFigures(other, locale)];
  return own.flatMap((figure, at) =>
    known.flatMap((again, place) => {
      if (place === at || again.label !== figure.label || again.reading.currency !== figure.reading.currency) return [];
      const isOneWindow = again.period === figure.period || (again.period === '' && place < own.length);
      if (!isOneWindow) return [];
      const name = `${figure.label} ${figure.period}`.trim();
      const where = place < own.length ? 'elsewhere on the page' : 'in the export';
      const what = `${name}: ${figure.reading.text} on the page, ${again.reading.text} ${where}`;
      return [{ kind: 'labelled figure', holds: same(figure.reading, again.reading), what }];
    }),
  );
}

const shape = (text: string): string => text.replaceAll(new RegExp(numberPattern, 'g'), '#');

/** A sentence of the page whose words the export has too says the same numbers. */
function sentences(page: PrintedReport, other: PrintedReport): readonly Compared[] {
  const known = new Map<string, string[]>();
  for (const { text } of other.lines) {
    const said = text.replace(/^(?:[-*]|\d+\.) /, '');
    known.set(shape(said), [...(known.get(shape(said)) ?? []), said]);
  }
  return page.lines.flatMap(({ text }) => {
    const words = shape(text);
    const twins = known.get(words);
    if (twins === undefined || words === text || words.replaceAll('#', '').trim().length < 12) return [];
    const holds = twins.some((twin) => numbersIn(twin).every((one, at) => one.text === numbersIn(text)[at]?.text));
    return [{ kind: 'sentence', holds, what: `“${text}” on the page, “${twins[0] ?? ''}” in the export` }];
  });
}

/** What a page and its export say of the same things. */
export function comparePage(page: PrintedReport, exported: PrintedReport, locale: PrintedLocale): readonly Compared[] {
  return [...tables(page, exported), ...labels(page, exported, locale), ...sentences(page, exported)];
}
