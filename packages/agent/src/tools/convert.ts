import { PlumblineError } from '@plumbline/model/errors';
import type { Fact } from '@plumbline/model/fact';
import { isIndex, type Instrument } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { Source } from '@plumbline/model/source';
import { handleOf, openFigures } from '../chat/figures.ts';
import { findInstrument } from '../chat/find-instrument.ts';
import { madeFact, madeSource } from '../chat/made-fact.ts';
import { noData } from '../chat/no-data.ts';
import { rateBetween, sayRate, type Side } from '../chat/rate-between.ts';
import { isReaderAmount } from '../chat/reader-numbers.ts';
import { numberOf, textOf } from '../chat/tool-input.ts';
import { figure, paragraph } from '../report/paragraph.ts';
import { sameText } from '../report/texts.ts';
import type { Tool, ToolContext, ToolResult } from '../tool.ts';

interface Found {
  readonly facts: readonly Fact[];
  readonly sources: readonly Source[];
}

/** One side of a conversion: money, or something that is traded for money. */
type End =
  | { readonly is: 'money'; readonly currency: string }
  | { readonly is: 'traded'; readonly instrument: Instrument; readonly currency: string };

async function endOf(text: string, { desk }: ToolContext): Promise<End> {
  if (/^[A-Z]{3,4}$/.test(text)) return { is: 'money', currency: text };
  const instrument = await findInstrument(desk, text);
  if (isIndex(instrument.id)) throw new PlumblineError('bad-input', 'An index has a level, not a price to convert.');
  return { is: 'traded', instrument, currency: instrument.currency };
}

const noRate = (from: string, to: string): ToolResult => ({
  summary: localText('Found no rate', '没有找到汇率', '未找到匯率'),
  sentences: [
    paragraph(
      localText(
        'No rate from {from} to {to} is on record today, so nothing is converted. Give the rate, such as “at 7.8”, and it is computed.',
        '今天没有 {from} 兑 {to} 的汇率记录，因此不作换算。请给出汇率，例如“按 7.8”。',
        '今天沒有 {from} 兌 {to} 的匯率紀錄，因此不作換算。請給出匯率，例如「按 7.8」。',
      ),
      { from: sameText(from), to: sameText(to) },
    ),
  ],
  widgets: [],
  facts: [],
  sources: [],
});

/** The price of what is traded, with everything it rests on. */
async function priceOf(
  end: End & { is: 'traded' },
  context: ToolContext,
  side: Side,
): Promise<Found & { price: Fact | null }> {
  const figures = await openFigures(end.instrument, context, side);
  const found = figures.take(['price']);
  const price = found.facts.find(({ id }) => id === handleOf(end.instrument, 'price'));
  return { ...found, price: price?.value == null ? null : price };
}

export const convert: Tool = {
  id: 'convert',
  title: localText('Conversion', '换算', '換算'),
  summary: localText(
    'Converts an amount between currencies, or between money and an instrument at its last price, by a dated rate.',
    '按有日期的汇率在货币之间换算，或按最新价在货币与标的之间换算。',
    '按有日期的匯率在貨幣之間換算，或按最新價在貨幣與標的之間換算。',
  ),
  example: localText('What is half a bitcoin in dollars?', '100 美元是多少港元', '100 美元是多少港元'),
  params: {
    amount: { kind: 'number', meaning: 'How much, as the reader wrote it' },
    from: { kind: 'text', meaning: 'A currency such as HKD, or an instrument' },
    to: { kind: 'text', meaning: 'A currency such as HKD, or an instrument' },
  },
  drafts: false,
  async run(input, context) {
    const amount = numberOf(input, 'amount');
    if (amount === null) throw new PlumblineError('bad-input', 'Say how much is converted.');
    if (context.readerText !== undefined && !isReaderAmount(amount, context.readerText))
      throw new PlumblineError('bad-input', `The reader did not write ${amount}. Convert an amount the reader wrote.`);
    const [from, to] = await Promise.all([endOf(textOf(input, 'from'), context), endOf(textOf(input, 'to'), context)]);
    const traded = [from, to].flatMap((end) => (end.is === 'traded' ? [end] : []));
    const side = await context.desk.market(traded.map(({ instrument }) => instrument.id));
    const prices = await Promise.all(traded.map((end) => priceOf(end, context, side)));
    const without = prices.findIndex(({ price }) => price === null);
    if (without >= 0) return noData(traded[without]!.instrument, localText('a price', '价格', '價格'));
    const rate =
      from.currency === to.currency ? null : await rateBetween(from.currency, to.currency, side, context.today);
    if (rate === null && from.currency !== to.currency) return noRate(from.currency, to.currency);

    const [first, second] = prices.map(({ price }) => price!);
    const [bought, sold] = from.is === 'traded' ? [second, first] : [first, undefined];
    const expression = `amount${sold === undefined ? '' : ' * price'}${rate === null ? '' : ' * rate'}${bought === undefined ? '' : ' / priceOfOther'}`;
    const result = madeFact({
      id: 'converted',
      expression,
      inputs: {
        amount,
        ...(sold === undefined ? {} : { price: sold }),
        ...(rate === null ? {} : { rate: rate.fact }),
        ...(bought === undefined ? {} : { priceOfOther: bought }),
      },
      traits:
        to.is === 'money'
          ? { unit: 'price', decimals: 2, currency: to.currency }
          : {
              unit: to.instrument.kind === 'crypto' ? 'coins' : 'shares',
              decimals: to.instrument.kind === 'crypto' ? 8 : 2,
            },
      today: context.today,
    });
    const facts = [...prices.flatMap((one) => one.facts), ...(rate === null ? [] : [rate.fact]), result];
    const shown = [first, second, rate?.fact].flatMap((fact) => (fact === undefined ? [] : [fact.id]));
    return {
      summary: localText('Converted it', '完成换算', '完成換算'),
      sentences: [
        paragraph(localText('It comes to {value}.', '合 {value}。', '合 {value}。'), { value: figure(result.id) }),
        ...(rate === null ? [] : [sayRate(rate.fact, from.currency)]),
      ],
      widgets: shown.length > 0 ? [{ kind: 'figures', facts: shown }] : [],
      facts,
      sources: [
        ...prices.flatMap((one) => one.sources),
        ...(rate === null ? [] : [rate.source]),
        madeSource(context.today, side.simulated),
      ],
      instruments: traded.map(({ instrument }) => instrument),
    };
  },
};
