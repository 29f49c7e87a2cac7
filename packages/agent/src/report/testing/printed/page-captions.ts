import { numbersIn, readNumber } from './printed-number.ts';
import type { PrintedLocale, PrintedReport } from './printed-report.ts';
import type { Compared } from './rendered-page.ts';

const captions = {
  en: {
    bars: /^(?<name>.+) over \d+ periods?: (?<first>\S+) in (?<from>.+), (?<last>\S+) in (?<to>.+)\.$/,
    methods: /^(?<count>\d+) methods?; (?<above>\d+) with a middle value above the price of (?<price>\S+)\.$/,
    closes: /^Close from (?<first>\S+) on \S+ to (?<last>\S+) on \S+; low (?<low>\S+), high (?<high>\S+)\.$/,
    values: 'Values and weights of the methods',
    figures: ['52-week low', '52-week high', 'Price'],
  },
  'zh-CN': {
    bars: /^(?<name>.+)，共 \d+ 期：(?<from>.+?) ?为 (?<first>[^，]+)，(?<to>.+?) ?为 (?<last>.+)。$/,
    methods: /^(?<count>\d+) 种方法中有 (?<above>\d+) 种的中值高于现价 (?<price>.+)。$/,
    closes: /^收盘价由 \S+ 的 (?<first>\S+) 变为 \S+ 的 (?<last>[^；]+)；最低 (?<low>[^，]+)，最高 (?<high>.+)。$/,
    values: '各方法估值与权重',
    figures: ['52 周最低', '52 周最高', '价格'],
  },
} as const;

/** Bars by their caption against the table that has them by label and period. */
function bars(report: PrintedReport, text: string, locale: PrintedLocale): readonly Compared[] {
  const parts = captions[locale].bars.exec(text)?.groups;
  if (parts === undefined) return [];
  return (['first', 'last'] as const).flatMap((end): readonly Compared[] => {
    const said = readNumber(parts[end] ?? '');
    const period = parts[end === 'first' ? 'from' : 'to'] ?? '';
    for (const { head, rows, title } of report.tables) {
      const at = head.indexOf(period);
      const cell = rows.find(({ label }) => label === parts['name'])?.cells[at];
      const reading = cell === undefined ? undefined : numbersIn(cell)[0];
      if (at < 0 || reading === undefined || said === null) continue;
      const holds = Math.abs(reading.value - said.value) <= reading.tolerance + said.tolerance;
      return [{ kind: 'caption of bars', holds, what: `“${text}”, ${reading.text} in ${title}` }];
    }
    return [];
  });
}

/** How many methods lie above the price, counted in the table beside the chart. */
function methods(report: PrintedReport, text: string, locale: PrintedLocale): readonly Compared[] {
  const parts = captions[locale].methods.exec(text)?.groups;
  const price = readNumber(parts?.['price'] ?? '');
  // A method has a weight of its own; the range of prices has none, and the blend is the last.
  const rows = report.tables
    .find(
      ({ head }) =>
        head.length === 2 &&
        report.lines.some((line) => line.text === captions[locale].values) &&
        /^(?:Weight|权重)$/.test(head[0] ?? ''),
    )
    ?.rows.slice(0, -1)
    .filter(({ cells }) => readNumber(cells[0] ?? '') !== null);
  if (parts === undefined || price === null || rows === undefined) return [];
  const above = rows.filter(({ cells }) => (readNumber(cells[1] ?? '')?.value ?? 0) > price.value).length;
  const holds = rows.length === Number(parts['count']) && above === Number(parts['above']);
  return [{ kind: 'caption of methods', holds, what: `“${text}”, ${above} of ${rows.length} in its table` }];
}

/** The drawn year of closes lies within the year's range and ends at the price. */
function closes(report: PrintedReport, text: string, locale: PrintedLocale): readonly Compared[] {
  const { closes: pattern, figures } = captions[locale];
  const parts = pattern.exec(text)?.groups;
  const [low, high, price] = figures.map((name) => {
    const row = report.tables.flatMap(({ rows }) => rows).find(({ label }) => label === name);
    return row === undefined ? undefined : numbersIn(row.cells.at(-1) ?? '')[0];
  });
  const [lowest, highest, last] = ['low', 'high', 'last'].map((name) => readNumber(parts?.[name] ?? ''));
  if (!low || !high || !price || !lowest || !highest || !last) return [];
  const open = price.tolerance + last.tolerance;
  const holds =
    lowest.value >= low.value - open &&
    highest.value <= high.value + open &&
    Math.abs(last.value - price.value) <= open;
  return [{ kind: 'caption of prices', holds, what: `“${text}”, price ${price.text}, ${low.text} to ${high.text}` }];
}

/** What stands under the charts of a page against the tables and figures beside them. */
export function checkCaptions(report: PrintedReport, locale: PrintedLocale): readonly Compared[] {
  return report.lines.flatMap(({ text }) => [
    ...bars(report, text, locale),
    ...methods(report, text, locale),
    ...closes(report, text, locale),
  ]);
}
