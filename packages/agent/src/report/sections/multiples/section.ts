import type { Block, Section } from '@plumbline/model/report';
import type { ReportContext } from '../../context.ts';
import { usualMultiple } from '../../usual-multiple.ts';
import { isFinancial } from '../../instrument-kind.ts';
import { valueOf } from '../../fact-lookup.ts';
import { knownFigures } from '../../figure-table.ts';
import { labelOf } from '@plumbline/quant/catalogue/catalogue';
import { inTradingCurrency, marketPlace, whyNoMarketPlace } from '../../market-places.ts';
import { companyTexts as texts } from '../../messages/company.ts';
import { standingTexts } from '../../messages/standing.ts';
import type { ThinYears } from '../../multiple-history.ts';
import { multipleHistory } from '../../multiple-history.ts';
import type { Standing } from '../../own-standing.ts';
import { ownStanding, standingWords } from '../../own-standing.ts';
import { figure, paragraph } from '../../paragraph.ts';
import type { ReportSection } from '../../section.ts';
import { eachLocale } from '../../texts.ts';

const shown = [
  'marketCap',
  'enterpriseValue',
  'priceToEarnings',
  'priceToSales',
  'priceToBook',
  'evToEbit',
  'evToEbitda',
  'priceToFreeCashFlow',
  'earningsYield',
  'fcfYield',
  'dividendYield',
];

/** What remains of them where debt is the raw material of the business. */
const bankShown = ['marketCap', 'priceToEarnings', 'priceToBook', 'earningsYield', 'dividendYield'];

function sentence(context: ReportContext): readonly Block[] {
  const current = valueOf(context.book, 'priceToEarnings.TTM');
  const usual = usualMultiple(context.book, 'priceToEarnings');
  const median = usual === null ? null : valueOf(context.book, usual.fact);
  if (current === null || usual === null || median === null) return [];
  const slots = { current: figure('priceToEarnings.TTM'), median: figure(usual.fact), ends: usual.ends };
  return [{ kind: 'text', parts: paragraph(current < median ? texts.cheaper : texts.dearer, slots) }];
}

/** The first multiple whose place among its own past is known, in words. */
function standingSentence({ book }: ReportContext, standing: Standing | null): readonly Block[] {
  const row = standing?.rows.find(({ percentile }) => valueOf(book, percentile) !== null);
  return row === undefined ? [] : [{ kind: 'text', parts: standingWords(book, row, figure) }];
}

/** Years that stand in the table and in no range. */
function leftOutSentence({ metric, ends }: ThinYears): Block {
  const text = eachLocale((locale) => {
    const places = ends.map((_, at) =>
      locale === 'en' ? `{multiple${at}} ({date${at}})` : `{multiple${at}}（{date${at}}）`,
    );
    return standingTexts.leftOut[locale].replace('{ends}', places.join(locale === 'en' ? ', ' : '、'));
  });
  const slots = ends.flatMap(({ date, multiple }, at) => [
    [`multiple${at}`, figure(multiple)] as const,
    [`date${at}`, date] as const,
  ]);
  return { kind: 'text', parts: paragraph(text, { name: labelOf(metric), ...Object.fromEntries(slots) }) };
}

/** What the market pays for the company's sales, profits and assets, and what it used to pay. */
export const multiplesSection: ReportSection = {
  key: 'multiples',
  templates: ['company'],
  stage: 'valuation',
  order: 1,
  build: (context): Section => {
    const { book, statements, instrument } = context;
    const empty = { key: 'multiples', status: 'not-runnable', blocks: [] } as const;
    if (statements === null) return { ...empty, why: texts.noStatements };
    if (book.get('price') === null) return { ...empty, why: texts.noPrice };
    const now = marketPlace(context, statements);
    if (now === null) {
      return { ...empty, why: whyNoMarketPlace(context) };
    }
    const history = multipleHistory(context, statements);
    const standing = ownStanding(context, statements);
    const known = knownFigures(book, now, isFinancial(instrument) ? bankShown : shown);
    const figures = [...new Set(known.flatMap((id) => [inTradingCurrency(context, id), id]))];
    const table: readonly Block[] =
      history.cells.length === 0
        ? []
        : [
            {
              kind: 'table',
              title: texts.multiplesHistory,
              group: 'annual',
              columns: history.labels,
              rows: history.cells,
            },
          ];
    return {
      key: 'multiples',
      status: history.rows.length === 0 ? 'partial' : 'ok',
      ...(history.rows.length === 0 ? { why: texts.noHistory } : {}),
      blocks: [
        ...sentence(context),
        ...standingSentence(context, standing),
        ...(history.rows.length === 0 ? [] : [{ kind: 'history', rows: history.rows } as const]),
        ...history.leftOut.map(leftOutSentence),
        ...(standing === null ? [] : [standing]),
        ...(figures.length === 0 ? [] : [{ kind: 'figures', facts: figures } as const]),
        ...table,
      ],
    };
  },
};
