import type { Fact } from '@plumbline/model/fact';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import { handleOf, openFigures } from '../chat/figures.ts';
import { findInstrument } from '../chat/find-instrument.ts';
import { lotSteps } from '../chat/lot-steps.ts';
import { madeFact, madeSource, type MadeFact } from '../chat/made-fact.ts';
import { noFigure, said } from '../chat/no-data.ts';
import { rateBetween, sayRate } from '../chat/rate-between.ts';
import { numberOf, textOf } from '../chat/tool-input.ts';
import { figure, paragraph } from '../report/paragraph.ts';
import type { Tool } from '../tool.ts';

const summary = localText('Worked out how many it buys', '计算了可买数量', '計算了可買數量');
const aPrice = localText('a price', '价格', '價格');

export const sharesFor: Tool = {
  id: 'shares-for',
  title: localText('How many an amount buys', '一笔金额可买多少', '一筆金額可買多少'),
  summary: localText(
    'How many shares or coins an amount buys at the last price, in whole lots where the market trades in lots, before fees.',
    '按最新价，一笔金额可买多少股或多少枚；市场按手交易时取整手，未计费用。',
    '按最新價，一筆金額可買多少股或多少枚；市場按手交易時取整手，未計費用。',
  ),
  example: localText('How many shares of AAPL can I buy for $5,000?', '5万元能买多少股茅台', '5萬元能買多少股騰訊'),
  params: {
    symbol: { kind: 'text', meaning: 'Ticker, code or name of one instrument' },
    amount: { kind: 'number', meaning: 'Money to spend' },
    currency: {
      kind: 'text',
      meaning: 'The currency of the amount; that of the instrument when left out',
      isOptional: true,
    },
  },
  drafts: false,
  async run(input, context) {
    const amount = numberOf(input, 'amount');
    if (amount === null || amount <= 0) throw new PlumblineError('bad-input', 'Give an amount above zero.');
    const instrument = await findInstrument(context.desk, textOf(input, 'symbol'));
    const { today } = context;
    const side = await context.desk.market([instrument.id]);
    const found = (await openFigures(instrument, context, side)).take(['price']);
    const price = found.facts.find(({ id, value }) => id === handleOf(instrument, 'price') && value !== null);
    if (price === undefined) return said(summary, [noFigure(instrument, aPrice)], [instrument]);
    const { name, currency } = instrument;
    const money = textOf(input, 'currency');
    const isOther = money !== '' && money !== currency;
    const rate = isOther ? await rateBetween(money, currency, side, today) : null;
    const base = { summary, widgets: [], instruments: [instrument] } as const;
    const slots = { name, price: figure(price.id), date: price.asOf };
    if (isOther && rate === null)
      return { ...base, ...found, sentences: [paragraph(priced, slots), paragraph(otherMoney, {})] };
    const bought = boughtFor({ instrument, price, amount, rate: rate?.fact ?? null, today });
    return {
      ...base,
      sentences: [
        paragraph(bought.text, { ...slots, ...bought.slots }),
        ...(rate === null ? [] : [sayRate(rate.fact, money)]),
        paragraph(before, {}),
      ],
      facts: [...found.facts, ...(rate === null ? [] : [rate.fact]), ...bought.facts],
      sources: [...found.sources, ...(rate === null ? [] : [rate.source]), madeSource(today, price.simulated)],
    };
  },
};

interface Purchase {
  readonly instrument: Instrument;
  readonly price: Fact;
  readonly amount: number;
  /** What one unit of the money of the amount is worth in that of the price. */
  readonly rate: Fact | null;
  readonly today: string;
}

interface Bought {
  readonly text: LocalText;
  readonly slots: Readonly<Record<string, string | ReturnType<typeof figure>>>;
  readonly facts: readonly Fact[];
}

function boughtFor({ instrument, price, amount, rate, today }: Purchase): Bought {
  const { currency, market } = instrument;
  const made = (id: string, expression: string, inputs: MadeFact['inputs'], traits: MadeFact['traits']): Fact =>
    madeFact({ id: `${id}.${price.id}`, expression, inputs, traits, today });
  const ofMoney = { unit: 'price', decimals: 2, currency } as const;
  const own = rate === null ? 'amount' : 'amount * rate';
  const given = { amount, ...(rate !== null && { rate }) };
  const steps = lotSteps(instrument, today);
  const exact = made(
    'bought',
    `${own} / price`,
    { ...given, price },
    market === 'crypto' ? { unit: 'coins', decimals: 6 } : { unit: 'ratio', decimals: 2 },
  );
  if (steps === null) return { text: buys, slots: { exact: figure(exact.id) }, facts: [exact] };
  const lots = Math.floor((exact.value ?? 0) / steps.step);
  if (lots * steps.step < steps.min) {
    const least = made('least', 'shares * price', { shares: steps.min, price }, ofMoney);
    return { text: tooLittle, slots: { min: String(steps.min), least: figure(least.id) }, facts: [least] };
  }
  const count = made('whole', 'lots * step', { lots, step: steps.step }, { unit: 'ratio', decimals: 0 });
  const cost = made('cost', 'shares * price', { shares: count, price }, ofMoney);
  const left = made('left', `${own} - cost`, { ...given, cost }, ofMoney);
  return {
    text: steps.step > 1 ? buysLots : buysWhole,
    slots: {
      count: figure(count.id),
      cost: figure(cost.id),
      left: figure(left.id),
      lots: String(lots),
      step: String(steps.step),
    },
    facts: [count, cost, left],
  };
}

const priced = localText(
  '{name} last traded at {price} on {date}.',
  '{name}最新价 {price}（{date}）。',
  '{name}最新價 {price}（{date}）。',
);
const buys = localText(
  'It buys {exact} of {name} at {price}, the last price on {date}.',
  '按 {date} 最新价 {price}，可买{name} {exact}。',
  '按 {date} 最新價 {price}，可買{name} {exact}。',
);
const buysWhole = localText(
  'It buys {count} whole shares of {name} at {price}, the last price on {date}: {cost}, and {left} is left.',
  '按 {date} 最新价 {price}，可买{name} {count} 股，共 {cost}，剩余 {left}。',
  '按 {date} 最新價 {price}，可買{name} {count} 股，共 {cost}，剩餘 {left}。',
);
const buysLots = localText(
  'It buys {lots} lots of {step}, {count} shares of {name}, at {price}, the last price on {date}: {cost}, and {left} is left.',
  '按 {date} 最新价 {price}，可买{name} {lots} 手（每手 {step} 股，共 {count} 股），共 {cost}，剩余 {left}。',
  '按 {date} 最新價 {price}，可買{name} {lots} 手（每手 {step} 股，共 {count} 股），共 {cost}，剩餘 {left}。',
);
const tooLittle = localText(
  'It does not reach the smallest order of {name}, {min} shares: {least} at {price}, the last price on {date}.',
  '不足以买入{name}的最小数量 {min} 股：按 {date} 最新价 {price} 需 {least}。',
  '不足以買入{name}的最少數量 {min} 股：按 {date} 最新價 {price} 需 {least}。',
);
const before = localText('Fees and duties are not counted.', '未计佣金与税费。', '未計佣金與稅費。');
const otherMoney = localText(
  'The amount is in another currency than the price; it is not converted here, so no number is given.',
  '金额与价格的货币不同，此处不作换算，因此不给出数量。',
  '金額與價格的貨幣不同，此處不作換算，因此不給出數量。',
);
