import { localText } from '@plumbline/model/local-text';
import { change, figure, paragraph } from '../report/paragraph.ts';
import { handleOf, openFigures } from '../chat/figures.ts';
import { findInstrument } from '../chat/find-instrument.ts';
import { noData } from '../chat/no-data.ts';
import { nextFor } from '../chat/suggestions.ts';
import { textOf } from '../chat/tool-input.ts';
import type { Tool } from '../tool.ts';

const shown = ['price', 'dayChange', 'low52w', 'high52w', 'return1M', 'return1Y', 'volatility', 'maxDrawdown'];

export const quote: Tool = {
  id: 'quote',
  title: localText('Price and chart', '价格与图表', '價格與圖表'),
  summary: localText(
    'The last price of an instrument, its change, its range and its chart.',
    '标的的最新价格、涨跌、区间和图表。',
    '標的之最新價格、升跌、區間及圖表。',
  ),
  example: localText('How is NVDA doing?', '英伟达现在怎么样', '英偉達現在怎樣'),
  params: { symbol: { kind: 'text', meaning: 'Ticker, code or name of one instrument' } },
  drafts: false,
  async run(input, context) {
    const instrument = await findInstrument(context.desk, textOf(input, 'symbol'));
    const figures = await openFigures(instrument, context);
    const found = figures.take(shown);
    const at = (id: string): string => handleOf(instrument, id);
    const has = (id: string): boolean => found.facts.some((fact) => fact.id === at(id) && fact.value !== null);
    if (!has('price')) return noData(instrument, localText('a price', '价格', '價格'));
    const name = instrument.name;
    // A price says of which day it is: the last bar, or the quote, may be older than the question.
    const day = found.facts.find(({ id }) => id === at('price'))?.asOf ?? context.today;
    const date = localText(day, day, day);
    const first = has('dayChange')
      ? paragraph(
          localText(
            '{name} last traded at {price} on {date}, {change} from the close before.',
            '{name}最新价 {price}（{date}），较前一收盘 {change}。',
            '{name}最新價 {price}（{date}），較前一收市 {change}。',
          ),
          { name, price: figure(at('price')), date, change: change(at('dayChange')) },
        )
      : paragraph(
          localText(
            '{name} last traded at {price} on {date}.',
            '{name}最新价 {price}（{date}）。',
            '{name}最新價 {price}（{date}）。',
          ),
          { name, price: figure(at('price')), date },
        );
    const year =
      has('low52w') && has('high52w')
        ? [
            paragraph(
              localText(
                'Over the past year it moved between {low} and {high}.',
                '过去一年在 {low} 与 {high} 之间波动。',
                '過去一年在 {low} 與 {high} 之間波動。',
              ),
              { low: figure(at('low52w')), high: figure(at('high52w')) },
            ),
          ]
        : [];
    return {
      summary: localText(
        `Read the prices of ${instrument.id}`,
        `读取了 ${instrument.id} 的价格`,
        `讀取了 ${instrument.id} 的價格`,
      ),
      sentences: [first, ...year],
      widgets: [
        { kind: 'price-chart', instrumentId: instrument.id, averages: [50, 200] },
        { kind: 'figures', facts: shown.filter(has).map(at) },
      ],
      ...found,
      instruments: [instrument],
      followUps: nextFor(figures),
    };
  },
};
