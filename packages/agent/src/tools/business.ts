import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import { screenSectors } from '@plumbline/quant/screen/screen-fields';
import { handleOf, openFigures } from '../chat/figures.ts';
import { findInstrument } from '../chat/find-instrument.ts';
import { said } from '../chat/no-data.ts';
import { sayFigure } from '../chat/say-figure.ts';
import { textOf } from '../chat/tool-input.ts';
import { paragraph } from '../report/paragraph.ts';
import type { Tool } from '../tool.ts';

const kinds: Readonly<Record<string, LocalText>> = {
  etf: localText('a fund', '基金', '基金'),
  index: localText('an index', '指数', '指數'),
  crypto: localText('a crypto asset', '加密资产', '加密資產'),
};

export const business: Tool = {
  id: 'business',
  title: localText('What a company does', '公司业务', '公司業務'),
  summary: localText(
    'The sector and the exchange of an instrument, and what a company sells and keeps of it. No description of its business is kept.',
    '标的所属行业与交易所，以及公司的收入与利润率；不保存业务介绍。',
    '標的所屬行業與交易所，以及公司的收入與溢利率；不保存業務介紹。',
  ),
  example: localText('What does NVDA do?', '英伟达是做什么的', '英偉達是做甚麼的'),
  params: { symbol: { kind: 'text', meaning: 'Ticker, code or name of one instrument' } },
  drafts: false,
  async run(input, context) {
    const instrument = await findInstrument(context.desk, textOf(input, 'symbol'));
    const { name, exchange, kind, sector } = instrument;
    const known = sector === undefined ? undefined : screenSectors[sector];
    const first =
      known !== undefined
        ? paragraph(ofSector, { name, sector: known, exchange })
        : paragraph(ofKind, { name, kind: kinds[kind] ?? aCompany, exchange });
    const summary = localText(`Looked up ${instrument.id}`, `查询了 ${instrument.id}`, `查詢了 ${instrument.id}`);
    if (kind !== 'stock') return said(summary, [first, paragraph(notToldOf, {})], [instrument]);
    const figures = await openFigures(instrument, context);
    const earned = lines.flatMap((metric) => figures.find(metric) ?? []);
    const found = figures.take(earned);
    const facts = earned.flatMap((id) => found.facts.filter((fact) => fact.id === handleOf(instrument, id)));
    const told = facts.filter(({ value }) => value !== null);
    return {
      summary,
      sentences: [first, ...told.slice(0, 1).map((fact) => sayFigure(fact, instrument)), paragraph(notDescribed, {})],
      widgets: told.length > 1 ? [{ kind: 'figures', facts: told.map(({ id }) => id) }] : [],
      ...found,
      instruments: [instrument],
    };
  },
};

/** What a company sells, and what it keeps of that. */
const lines = ['revenue', 'revenueGrowth', 'grossMargin', 'operatingMargin', 'netMargin'];

const aCompany = localText('a company', '公司', '公司');
const ofSector = localText(
  '{name} is in the sector {sector} and trades on {exchange}.',
  '{name}属于{sector}行业，在 {exchange} 交易。',
  '{name}屬於{sector}行業，在 {exchange} 交易。',
);
const ofKind = localText(
  '{name} is {kind} and trades on {exchange}.',
  '{name}是{kind}，在 {exchange} 交易。',
  '{name}是{kind}，在 {exchange} 交易。',
);
const notDescribed = localText(
  'No source here describes its products or splits its sales by segment: its annual report does.',
  '这里的来源没有其产品介绍与分部收入：可查阅其年报。',
  '這裡的來源沒有其產品介紹與分部收入：可查閱其年報。',
);
const notToldOf = localText('No description of it is kept here.', '这里没有其介绍。', '這裡沒有其介紹。');
