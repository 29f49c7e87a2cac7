import { PlumblineError } from '@plumbline/model/errors';
import { pause } from '../../deadline.ts';
import type { ProviderContext } from '../../provider.ts';

interface ListPages<Row> {
  readonly publisher: string;
  /** Rows of a page, counted from 1. */
  readonly ask: (page: number) => Promise<readonly Row[]>;
  /** A page with fewer is the last. */
  readonly rowsAtOnce: number;
  readonly mostPages: number;
  /** Between two pages: these services shut out addresses that ask in a hurry. */
  readonly gapMs: number;
}

/** A whole list, page by page. */
export async function readListPages<Row>(
  { publisher, ask, rowsAtOnce, mostPages, gapMs }: ListPages<Row>,
  { signal }: ProviderContext,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    if (page > mostPages)
      throw new PlumblineError('data-refused', `${publisher} has more than ${mostPages} pages of shares.`);
    if (page > 1) await pause(gapMs, signal);
    const found = await ask(page);
    rows.push(...found);
    if (found.length < rowsAtOnce) return rows;
  }
}
