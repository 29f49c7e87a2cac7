import type { Block } from '@plumbline/model/report';
import type { FactBook } from '@plumbline/quant/facts/fact-book';
import type { ReportContext } from '../../context.ts';
import { isFinancial, isProperty } from '../../instrument-kind.ts';
import { companyYears, shownPlaces } from '../../company-years.ts';
import { figureTable, knownFigures, type TableInput } from '../../figure-table.ts';
import { companyTexts as texts } from '../../messages/company.ts';
import type { Place } from '../../places.ts';
import { figureAt, fiscalYear, trailingPlace } from '../../places.ts';
import type { ReportSection } from '../../section.ts';
import { cashWaterfall } from './cash-waterfall.ts';
import { failedLately } from '../../withheld-gaps.ts';

const amounts = [
  'revenue',
  'grossProfit',
  'operatingIncome',
  'netIncome',
  'epsDiluted',
  'operatingCashFlow',
  'capitalExpenditure',
  'freeCashFlow',
  'dividendsPaid',
];
/** Cash flow of a bank is the flow of its customers' money. */
const bankAmounts = ['revenue', 'netIncome', 'epsDiluted', 'dividendsPaid'];
const margins = ['grossMargin', 'operatingMargin', 'netMargin', 'fcfMargin', 'revenueGrowth', 'epsGrowth', 'fcfGrowth'];
const bankMargins = ['netMargin', 'revenueGrowth', 'epsGrowth'];
/** What matters beside the statements; shown where it is filed, missed where it is not. */
const beside: readonly string[] = [
  'deferredRevenue',
  'remainingObligations',
  'stockCompensation',
  'shareRepurchases',
  'dividendsDeclaredPerShare',
  'leaseLiabilities',
  'interestPaid',
  'employees',
];
/** What matters before the rest for banks and insurers, and for property. */
const besideFinancial = [
  'netInterestIncome',
  'creditLossProvision',
  'loans',
  'deposits',
  'premiumsEarned',
  'claimsIncurred',
];
const besideProperty = ['fundsFromOperations', 'rentalIncome', 'investmentProperty'];
const longGrowth = ['3Y', '5Y', '10Y'].flatMap((span) => [`revenueCagr${span}`, `epsCagr${span}`, `fcfCagr${span}`]);

/** What a reader looks at over the years; where one is not known the next stands in. */
const pictures = [
  'revenue',
  'grossMargin',
  'operatingMargin',
  'freeCashFlow',
  'returnOnInvestedCapital',
  'netCash',
  'sharesDiluted',
  'researchIntensity',
  'netMargin',
  'epsDiluted',
  'returnOnEquity',
  'dividendsPaid',
];
const bankPictures = [
  'revenue',
  'netIncome',
  'netMargin',
  'epsDiluted',
  'returnOnEquity',
  'bookValuePerShare',
  'sharesDiluted',
  'dividendsPaid',
];
const mostPictures = 8;
/** Fewer are no development. */
const fewestPoints = 3;

type PlacedColumns = Pick<TableInput, 'metrics' | 'places' | 'columns'>;

/** A long view needs some years; below this the section says that it is short. */
const fewestYears = 5;

function trailingColumns(context: ReportContext, now: Place, before: Place | null): readonly string[] {
  const label = (place: Place): string => {
    const handle = figureAt(context.book, place, 'revenue') ?? figureAt(context.book, place, 'netIncome');
    return (handle === null ? undefined : context.book.get(handle)?.period?.label) ?? place.suffix;
  };
  return [label(now), ...(before === null ? [] : [label(before)])];
}

/** A fiscal year that is not on record keeps its place, so that years apart are not drawn as neighbours. */
function withMissingYears(table: PlacedColumns): PlacedColumns {
  const spread = table.places.flatMap((place, at) => {
    const yearOf = (label = ''): number => Number(/^FY(\d{4})$/.exec(label)?.[1] ?? Number.NaN);
    const [before, year] = [yearOf(table.columns[at - 1]), yearOf(table.columns[at])];
    const missing = Number.isFinite(year - before) ? Math.max(0, year - before - 1) : 0;
    return [
      ...Array.from({ length: missing }, (_, n) => ({ place: null, column: `FY${before + n + 1}` })),
      { place, column: table.columns[at] ?? '' },
    ];
  });
  return { ...table, places: spread.map(({ place }) => place), columns: spread.map(({ column }) => column) };
}

/** The first eight metrics that are known for enough periods to be a picture. */
function glance(book: FactBook, table: PlacedColumns): readonly Block[] {
  const { columns, rows } = figureTable(book, { title: texts.glance, group: 'annual', ...withMissingYears(table) });
  const isKnown = (cell: string | null): boolean => cell !== null && book.get(cell)?.value != null;
  const drawn = rows.filter(({ cells }) => cells.filter(isKnown).length >= fewestPoints).slice(0, mostPictures);
  return drawn.length === 0 ? [] : [{ kind: 'small-multiples', title: texts.glance, columns, rows: drawn }];
}

/** Ten fiscal years and the last twelve months: what came in, what was left, and how both grew. */
export const financialsSection: ReportSection = {
  key: 'financials',
  templates: ['company'],
  stage: 'filings',
  order: 1,
  build: (context) => {
    const { book, statements, instrument } = context;
    const places = statements === null ? [] : shownPlaces(statements);
    if (statements === null || places.length === 0) {
      return { key: 'financials', status: 'not-runnable', why: texts.noStatements, blocks: [] };
    }
    const isBank = isFinancial(instrument);
    const columns = places.map((place) => place.period?.label ?? place.suffix);
    const now = trailingPlace(statements);
    const before = now.before(1);
    const pair = before === null ? [now] : [now, before];
    const years = companyYears(statements);
    const last = years.at(-1);
    const growth = last === undefined ? [] : knownFigures(book, fiscalYear(statements, years, last), longGrowth);
    const ownKind = isBank ? besideFinancial : isProperty(instrument) ? besideProperty : [];
    const failed = failedLately(context.checks, context.asOf);
    const filed = knownFigures(book, now, [...ownKind, ...beside]);
    const annual = { group: 'annual', places, columns } as const;
    const trailing = { group: 'trailing', places: pair, columns: trailingColumns(context, now, before) } as const;
    const rows = isBank ? bankAmounts : amounts;
    const ratios = isBank ? bankMargins : margins;
    return {
      key: 'financials',
      ...(failed === 0 ? {} : { exceptions: failed }),
      status: places.length < fewestYears ? 'partial' : 'ok',
      ...(places.length < fewestYears ? { why: texts.fewYears } : {}),
      blocks: [
        ...glance(book, {
          metrics: isBank ? bankPictures : pictures,
          places: [...places, now],
          columns: [...columns, trailing.columns[0] ?? now.suffix],
        }),
        ...(isBank ? [] : cashWaterfall(book, now)),
        figureTable(book, { title: texts.annual, metrics: rows, ...annual }),
        figureTable(book, { title: texts.margins, metrics: ratios, ...annual }),
        figureTable(book, { title: texts.trailing, metrics: [...rows, ...ratios], ...trailing }),
        ...(filed.length === 0 ? [] : [{ kind: 'figures', facts: filed } as const]),
        ...(growth.length === 0 ? [] : [{ kind: 'figures', facts: growth } as const]),
      ],
    };
  },
};
