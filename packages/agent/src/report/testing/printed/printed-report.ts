/** The languages the reader of exports knows. */
export type PrintedLocale = 'en' | 'zh-CN';

export interface PrintedTable {
  readonly section: string;
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[];
}

/** An exported report as a reader has it: no handle, no figure, only text. */
export interface PrintedReport {
  readonly tables: readonly PrintedTable[];
  readonly lines: readonly { readonly section: string; readonly text: string }[];
}

const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.replaceAll('**', '').trim());

/** Splits an export into its tables and the lines between them, each under the heading it stands below. */
export function readPrintedReport(markdown: string): PrintedReport {
  const tables: PrintedTable[] = [];
  const lines: { section: string; text: string }[] = [];
  let section = '';
  let title = '';
  let rows: string[] = [];
  const close = (): void => {
    const [head, , ...body] = rows.map(cellsOf);
    rows = [];
    if (head === undefined) return;
    const own = body.map(([label = '', ...cells]) => ({ label, cells }));
    tables.push({ section, title, head: head.slice(1), rows: own });
  };
  for (const line of markdown.replaceAll(/\\(?=[^a-z\s])/g, '').split('\n')) {
    if (line.startsWith('|')) {
      rows.push(line);
      continue;
    }
    close();
    if (line.startsWith('## ')) section = line.slice(3);
    const named = /^\*\*(?<title>[^*]+)\*\*(?: ·.*)?$/.exec(line)?.groups?.['title'];
    if (named !== undefined) title = named;
    if (line !== '') lines.push({ section, text: line.replaceAll('**', '') });
  }
  close();
  return { tables, lines };
}
