/** What was pasted that is more than words: a picture, which nobody here can see, or a table of prices. */
export type Paste = { readonly kind: 'image' } | { readonly kind: 'table'; readonly file: File };

const leastLines = 3;
/** What an import cannot do without, each by the names files give it. */
const neededNames = [
  /date|time|day|unix|epoch|日期|时间|時間|交易日/i,
  /open|^o$|今开|开盘|開盤|開市/i,
  /high|max|^h$|最高/i,
  /low|min|^l$|最低/i,
  /close|closing|price|last|^c$|收盘|收盤|收市|最新价|最新價|现价/i,
];
const tableFile = /\.(csv|tsv|txt|parquet|json|gz)$/i;

/** A heading that names a day and its four prices above rows of as many cells. */
function isPriceTable(text: string): boolean {
  const lines = text.trim().split(/\r?\n/, leastLines + 1);
  const [heading = ''] = lines;
  const separator = ['\t', ';', ','].find((one) => heading.includes(one));
  if (separator === undefined || lines.length < leastLines) return false;
  const names = heading.split(separator).map((name) => name.trim());
  const isEven = lines.slice(0, leastLines).every((line) => line.split(separator).length === names.length);
  return isEven && neededNames.every((needed) => names.some((name) => needed.test(name)));
}

/** Null when it is words: they go where the caret is. */
export function readPaste(files: readonly File[], text: string): Paste | null {
  if (text === '' && files.some(({ type }) => type.startsWith('image/'))) return { kind: 'image' };
  const table = files.find(({ name }) => tableFile.test(name));
  if (table !== undefined) return { kind: 'table', file: table };
  return isPriceTable(text) ? { kind: 'table', file: new File([text], 'pasted.csv', { type: 'text/csv' }) } : null;
}
