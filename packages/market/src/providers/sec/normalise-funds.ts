import { dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { Source } from '@plumbline/model/source';
import type { Sourced } from '../../provider.ts';
import { sourceTitles } from '../../source-titles.ts';
import { listedOnce } from '../names/listed-once.ts';
import { newYorkNamed } from '../names/named-share.ts';
import { newYorkCode } from '../names/new-york-code.ts';

/** Cells of a line: those with commas stand in quotes, and a quote within is doubled. */
function cellsOf(line: string): readonly string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? '').trim(),
  );
}

const columns = { cik: 'CIK Number', series: 'Series Name', share: 'Class Name', code: 'Class Ticker' } as const;

/** Shares of a fund that its company takes back have five letters and end so; all others are traded. */
const isTakenBack = (code: string): boolean => /^[A-Z]{4}X$/.test(code);

/** A fund may have shares that are traded beside others: those are called so by their class alone. */
function nameOf(series: string, share: string): string {
  return /\bETF\b/i.test(share) && !/\bETF\b/i.test(series) ? `${series} ${share}` : series;
}

/** The SEC's table of series and classes of investment companies → funds that are traded on an exchange. */
export function normaliseFunds(text: string, url: string, now: number): Sourced<readonly Instrument[]> {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const names = cellsOf(head);
  const at = (name: string): number => {
    const place = names.indexOf(name);
    if (place >= 0) return place;
    throw new PlumblineError('provider-body', `The SEC's table of funds has no column ${name} any more.`);
  };
  const places = { cik: at(columns.cik), series: at(columns.series), share: at(columns.share), code: at(columns.code) };
  const funds = lines.flatMap((line): readonly Instrument[] => {
    const cells = cellsOf(line);
    const code = (cells[places.code] ?? '').toUpperCase();
    const cik = cells[places.cik] ?? '';
    if (code === '' || isTakenBack(code) || !/^\d+$/.test(cik)) return [];
    const name = nameOf(cells[places.series] ?? '', cells[places.share] ?? '');
    const fund = newYorkNamed({ code: newYorkCode(code), name, exchange: 'US', isFund: true });
    return fund === null ? [] : [{ ...fund, cik: cik.padStart(10, '0') }];
  });
  const value = listedOnce(funds);
  if (value.length === 0)
    throw new PlumblineError('provider-empty', "The SEC's table of funds names none that is traded.");
  const source: Source = {
    id: 'sec-funds',
    kind: 'reference',
    publisher: 'US Securities and Exchange Commission',
    ...sourceTitles.list,
    url,
    retrievedAt: now,
    asOf: dateOf(now),
    locator: `${value.length} of ${lines.length} rows`,
    simulated: false,
  };
  return { value, source };
}
