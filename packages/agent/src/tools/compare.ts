import { labelOf } from '@plumbline/quant/catalogue/catalogue';
import { localText } from '@plumbline/model/local-text';
import { PlumblineError } from '@plumbline/model/errors';
import { figure, paragraph } from '../report/paragraph.ts';
import { handleOf, joinFindings, openFigures } from '../chat/figures.ts';
import { findInstrument } from '../chat/find-instrument.ts';
import { knownMetric } from '../chat/metric-words.ts';
import { listOf } from '../chat/tool-input.ts';
import { sameText } from '../report/texts.ts';
import type { Tool } from '../tool.ts';

const usual = [
  'price',
  'return1Y',
  'volatility',
  'maxDrawdown',
  'marketCap',
  'priceToEarnings',
  'operatingMargin',
  'fcfYield',
];

export const compare: Tool = {
  id: 'compare',
  title: localText('Compare', '对比', '對比'),
  summary: localText('Two to six instruments side by side.', '并排比较二至六个标的。', '並排比較二至六個標的。'),
  example: localText('Compare NVDA and AMD', '比较英伟达和 AMD', '比較英偉達和 AMD'),
  params: {
    symbols: { kind: 'list', meaning: 'Tickers, codes or names, two to six' },
    metrics: {
      kind: 'list',
      meaning: 'Metric ids such as operatingMargin; the usual ones when left out',
      isOptional: true,
    },
  },
  drafts: false,
  async run(input, context) {
    const symbols = listOf(input, 'symbols');
    if (symbols.length < 2 || symbols.length > 6) {
      throw new PlumblineError('bad-input', 'Name two to six instruments to compare.');
    }
    const instruments = await Promise.all(symbols.map((symbol) => findInstrument(context.desk, symbol)));
    const side = await context.desk.market(instruments.map(({ id }) => id));
    const all = await Promise.all(instruments.map((instrument) => openFigures(instrument, context, side)));
    const asked = listOf(input, 'metrics').map(knownMetric);
    const metrics = asked.length > 0 ? asked : usual;
    const rows = metrics.map((metric) => ({ metric, cells: all.map((figures) => figures.find(metric)) }));
    const found = joinFindings(all.map((figures, at) => figures.take(rows.flatMap(({ cells }) => cells[at] ?? []))));
    const known = new Set(found.facts.flatMap(({ id, value }) => (value === null ? [] : [id])));
    const table = rows
      .map(({ metric, cells }) => ({
        metric,
        cells: cells.map((cell, at) => {
          const instrument = instruments[at];
          return cell === null || cell === undefined || instrument === undefined ? null : handleOf(instrument, cell);
        }),
      }))
      .filter(({ cells }) => cells.some((cell) => cell !== null));
    const sentences = table
      .filter(({ cells }) => cells.every((cell) => cell !== null && known.has(cell)))
      .slice(0, asked.length > 0 ? asked.length : 2)
      .map(({ metric, cells }) => {
        const slots = Object.fromEntries(
          cells.flatMap((cell, at) => [
            [`name${at}`, instruments[at]?.name ?? ''],
            [`figure${at}`, figure(cell ?? '')],
          ]),
        );
        const en = cells.map((_, at) => `{name${at}} {figure${at}}`).join(', ');
        const zh = cells.map((_, at) => `{name${at}} {figure${at}}`).join('，');
        return paragraph(localText(`{label}: ${en}.`, `{label}：${zh}。`, `{label}：${zh}。`), {
          label: labelOf(metric),
          ...slots,
        });
      });
    return {
      summary: localText('Laid them side by side', '并排列出', '並排列出'),
      sentences,
      widgets: [
        {
          kind: 'table',
          columns: instruments.map(({ id, name }) => (name.en === '' ? sameText(id) : name)),
          rows: table,
        },
      ],
      ...found,
      instruments,
    };
  },
};
