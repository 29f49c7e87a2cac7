import { isDate } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Period } from '@plumbline/reading/reading';

/** How a period is written as an argument of a tool, for whoever calls it. */
export const periodForms =
  'latest, 2024-03-15, 2020-01-01..2021-12-31, FY2021, FY2021 Q3, last 5 years, last fiscal year, latest quarter, trailing year, since start, last session';

const words: Readonly<Record<string, Period>> = {
  latest: { is: 'latest' },
  'last fiscal year': { is: 'lastFiscalYear' },
  'latest quarter': { is: 'latestQuarter' },
  'trailing year': { is: 'trailingYear' },
  'since start': { is: 'sinceStart' },
  'last session': { is: 'lastSession' },
};

const fiscalForm = /^FY(\d{4})(?: (Q[1-4]|H[12]|9M))?$/;
const lastForm = /^last (\d{1,4}) (years|quarters|months|weeks|days)$/;
const namedForm = /^fall:([A-Za-z0-9-]+)$/;

type Fiscal = Extract<Period, { readonly is: 'fiscal' }>;
type Last = Extract<Period, { readonly is: 'last' }>;

export function writePeriod(period: Period): string {
  switch (period.is) {
    case 'day':
      return period.date;
    case 'range':
      return `${period.from}..${period.to}`;
    case 'fiscal':
      return `FY${period.year}${period.part === undefined ? '' : ` ${period.part}`}`;
    case 'last':
      return `last ${period.n} ${period.of}`;
    case 'named':
      return `fall:${period.id}`;
    default:
      return Object.keys(words).find((word) => words[word]?.is === period.is) ?? 'latest';
  }
}

/** Throws `bad-input` for anything else: a period that is not understood is never the latest one. */
export function parsePeriod(text: string): Period {
  const known = words[text];
  if (known !== undefined) return known;
  if (isDate(text)) return { is: 'day', date: text };
  const [from = '', to = '', ...more] = text.split('..');
  if (more.length === 0 && isDate(from) && isDate(to) && from <= to) return { is: 'range', from, to };
  const fiscal = fiscalForm.exec(text);
  if (fiscal !== null) {
    const part = fiscal[2] as Fiscal['part'];
    return { is: 'fiscal', year: Number(fiscal[1]), ...(part !== undefined && { part }) };
  }
  const last = lastForm.exec(text);
  // The pattern allows these units alone.
  if (last !== null) return { is: 'last', n: Number(last[1]), of: last[2] as Last['of'] };
  const named = namedForm.exec(text)?.[1];
  if (named !== undefined) return { is: 'named', id: named };
  throw new PlumblineError('bad-input', `"${text.slice(0, 40)}" is no period. Write one of: ${periodForms}.`);
}
