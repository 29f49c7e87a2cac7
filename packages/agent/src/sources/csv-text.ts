/** The rows of a table in CSV as lines, cells parted by bars; quotes hold commas and line ends. */
export function csvText(csv: string): string {
  const first = csv.split('\n', 1)[0] ?? '';
  const mark = [',', ';', '\t'].reduce((best, one) =>
    first.split(one).length > first.split(best).length ? one : best,
  );
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const close = (): void => {
    rows.at(-1)?.push(cell.replace(/\s+/g, ' ').trim());
    cell = '';
  };
  for (let at = 0; at < csv.length; at += 1) {
    const sign = csv[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (csv[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') isQuoted = true;
    else if (sign === mark) close();
    else if (sign === '\n') {
      close();
      rows.push([]);
    } else if (sign !== '\r') cell += sign;
  }
  close();
  return rows
    .filter((row) => row.some((one) => one !== ''))
    .map((row) => row.join(' | '))
    .join('\n\n');
}
