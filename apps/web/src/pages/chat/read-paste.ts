/** What was pasted that is more than words: a picture, which nobody here can see, or a table of prices. */
export type Paste = { readonly kind: 'image' } | { readonly kind: 'table'; readonly file: File };

const leastLines = 3;
const dayName = /date|time|day|日期|时间|時間/i;
const priceName = /close|price|open|last|收盘|收盤|开盘|開盤|价|價/i;
const tableFile = /\.(csv|tsv|txt|parquet|json|gz)$/i;

/** A heading with a day and a price above rows of as many cells. */
function isPriceTable(text: string): boolean {
  const lines = text.trim().split(/\r?\n/, leastLines + 1);
  const [heading = ''] = lines;
  const separator = ['\t', ';', ','].find((one) => heading.includes(one));
  if (separator === undefined || lines.length < leastLines) return false;
  const width = heading.split(separator).length;
  const isEven = lines.slice(0, leastLines).every((line) => line.split(separator).length === width);
  return isEven && dayName.test(heading) && priceName.test(heading);
}

/** Null when it is words: they go where the caret is. */
export function readPaste(files: readonly File[], text: string): Paste | null {
  if (text === '' && files.some(({ type }) => type.startsWith('image/'))) return { kind: 'image' };
  const table = files.find(({ name }) => tableFile.test(name));
  if (table !== undefined) return { kind: 'table', file: table };
  return isPriceTable(text) ? { kind: 'table', file: new File([text], 'pasted.csv', { type: 'text/csv' }) } : null;
}
