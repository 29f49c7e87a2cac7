import type { Block } from '@plumbline/model/report';
import type { ReportContext } from '../../context.ts';
import { isFinancial } from '../../instrument-kind.ts';
import { shownPlaces } from '../../company-years.ts';
import { valueOf } from '../../fact-lookup.ts';
import { figureTable, knownFigures } from '../../figure-table.ts';
import { countsRestrictedCash } from '../../restricted-cash.ts';
import { companyTexts as texts } from '../../messages/company.ts';
import { figure, paragraph } from '../../paragraph.ts';
import type { Slots } from '../../paragraph.ts';
import type { Place } from '../../places.ts';
import { figureAt, trailingPlace } from '../../places.ts';
import { sameText } from '../../texts.ts';
import type { ReportSection } from '../../section.ts';
import type { LocalText } from '@plumbline/model/locale';
import type { FactBook } from '@plumbline/quant/facts/fact-book';

const liquidity = [
  'cash',
  'cashWithRestricted',
  'shortTermInvestments',
  'totalDebt',
  'netCash',
  'netDebt',
  'debtToEquity',
  'currentRatio',
  'quickRatio',
  'interestCover',
  'netDebtToEbitda',
];
const returns = ['returnOnEquity', 'returnOnAssets', 'assetTurnover', 'sharesChange', 'payoutRatio'];
const industrialReturns = ['returnOnInvestedCapital', 'operatingCashConversion', 'cashConversion'];
const bankTable = ['equity', 'totalAssets', 'returnOnEquity', 'returnOnAssets'];
const table = [
  'cash',
  'cashWithRestricted',
  'totalDebt',
  'netCash',
  'debtToEquity',
  'returnOnEquity',
  'returnOnInvestedCapital',
  'sharesDiluted',
];

function sentence(template: LocalText, slots: Slots): Block {
  return { kind: 'text', parts: paragraph(template, slots) };
}

/** Without cash with restricted cash, unless it stands for cash that is not on record. */
function shownMetrics(book: FactBook, now: Place, metrics: readonly string[]): readonly string[] {
  const hasCash = figureAt(book, now, 'cash') !== null;
  return hasCash ? metrics.filter((metric) => metric !== 'cashWithRestricted') : metrics;
}

/** Says so where the newest balance sheet lacks a part of the net debt, which is then that of the one before. */
function earlierBalance({ book }: ReportContext, { balanceDay }: Place): readonly Block[] {
  const day = book.get('netDebt.TTM')?.period?.end;
  if (day === undefined || balanceDay === undefined || day === balanceDay) return [];
  return [sentence(texts.earlierBalance, { day: sameText(day), newest: sameText(balanceDay) })];
}

function sentences(context: ReportContext, now: Place): readonly Block[] {
  const { book } = context;
  const value = (id: string): number | null => valueOf(book, id);
  const blocks: Block[] = [];
  const netCash = value('netCash.TTM');
  if (netCash !== null && netCash > 0) blocks.push(sentence(texts.netCash, { netCash: figure('netCash.TTM') }));
  if (netCash !== null && netCash <= 0 && value('netDebt.TTM') !== null) {
    blocks.push(sentence(texts.netDebt, { netDebt: figure('netDebt.TTM') }));
  }
  if (netCash !== null) blocks.push(...earlierBalance(context, now));
  const restricted = countsRestrictedCash(book);
  if (restricted !== null) blocks.push(sentence(texts.withRestricted, { restricted: figure(restricted) }));
  const cover = value('interestCover.TTM');
  if (cover !== null && cover > 0) blocks.push(sentence(texts.cover, { cover: figure('interestCover.TTM') }));
  if (cover !== null && cover <= 0) blocks.push(sentence(texts.noCover, {}));
  if (value('returnOnInvestedCapital.TTM') !== null && value('returnOnEquity.TTM') !== null) {
    const slots = { roic: figure('returnOnInvestedCapital.TTM'), roe: figure('returnOnEquity.TTM') };
    blocks.push(sentence(texts.returnOnCapital, slots));
  }
  return blocks;
}

/** Whether the company can carry its debts, and what it earns on what is invested in it. */
export const strengthSection: ReportSection = {
  key: 'strength',
  templates: ['company'],
  stage: 'filings',
  order: 2,
  build: (context) => {
    const { book, statements, instrument } = context;
    if (statements === null) return { key: 'strength', status: 'not-runnable', why: texts.noStatements, blocks: [] };
    const isBank = isFinancial(instrument);
    const now = trailingPlace(statements);
    const wanted = isBank ? returns : [...liquidity, ...industrialReturns, ...returns];
    const facts = knownFigures(book, now, shownMetrics(book, now, wanted));
    if (facts.length === 0) return { key: 'strength', status: 'not-runnable', why: texts.noBalance, blocks: [] };
    const places = shownPlaces(statements);
    const columns = places.map((place) => place.period?.label ?? place.suffix);
    const metrics = isBank ? bankTable : shownMetrics(book, now, table);
    return {
      key: 'strength',
      status: 'ok',
      blocks: [
        ...(isBank ? [sentence(texts.bankBalance, {})] : sentences(context, now)),
        { kind: 'figures', facts },
        figureTable(book, { title: texts.balance, group: 'annual', places, columns, metrics }),
      ],
    };
  },
};
