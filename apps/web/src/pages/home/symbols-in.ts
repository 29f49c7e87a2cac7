/** As many as the server keeps for one reader. */
export const mostWatched = 100;

const heads = /^(?:symbol|symbols|ticker|tickers|code|codes|代码|代碼|代號|股票代码|股票代碼)$/iu;

/**
 * Codes and names of a pasted list: one to a line, or with commas, semicolons or tabs between them; quotes of a CSV file are
 * taken off. Of a table with a head that names the column of codes, that column alone.
 */
export function symbolsIn(text: string): readonly string[] {
  const rows = text
    .split(/\r?\n/u)
    .map((line) =>
      line.split(/[,;\t，；、]/u).map((cell) =>
        cell
          .trim()
          .replace(/^"(.*)"$/u, '$1')
          .trim(),
      ),
    )
    .filter((cells) => cells.some((cell) => cell !== ''));
  const column = rows[0]?.findIndex((cell) => heads.test(cell)) ?? -1;
  const cells = column >= 0 ? rows.slice(1).map((row) => row[column] ?? '') : rows.flat();
  return [...new Set(cells.filter((cell) => cell !== ''))];
}
