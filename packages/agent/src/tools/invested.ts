import { PlumblineError } from '@plumbline/model/errors';
import { localText } from '@plumbline/model/local-text';
import { handleOf, openFigures } from '../chat/figures.ts';
import { findInstrument } from '../chat/find-instrument.ts';
import { madeFact, madeSource } from '../chat/made-fact.ts';
import { noFigure, said } from '../chat/no-data.ts';
import { priceOver } from '../chat/price-over.ts';
import { numberOf, textOf } from '../chat/tool-input.ts';
import { whenOf } from '../chat/when-words.ts';
import { figure, paragraph } from '../report/paragraph.ts';
import type { Tool } from '../tool.ts';

const aReturn = localText('a total return', '总回报', '總回報');
const summary = localText('Worked out what it became', '计算了投入金额的现值', '計算了投入金額的現值');

export const invested: Tool = {
  id: 'invested',
  title: localText('An amount put in before', '过去投入的金额', '過去投入的金額'),
  summary: localText(
    'What an amount put into an instrument on a day would be worth now, dividends put back in, before costs and taxes.',
    '过去某日投入的金额如今价值多少，股息再投资，未计费用与税。',
    '過去某日投入的金額如今價值多少，股息再投資，未計費用與稅。',
  ),
  example: localText(
    'What would I have now if I had put $10,000 into AAPL five years ago?',
    '五年前投入1万美元买苹果，现在值多少',
    '五年前投入1萬美元買蘋果，現在值多少',
  ),
  params: {
    symbol: { kind: 'text', meaning: 'Ticker, code or name of one instrument' },
    amount: { kind: 'number', meaning: 'Money put in, in the currency of the instrument' },
    since: { kind: 'text', meaning: 'The day, as YYYY-MM-DD' },
    until: { kind: 'text', meaning: 'The day it was sold, as YYYY-MM-DD; now when left out', isOptional: true },
    currency: { kind: 'text', meaning: 'The currency of the amount, where it was named', isOptional: true },
  },
  drafts: false,
  async run(input, context) {
    const [amount, since] = [numberOf(input, 'amount'), textOf(input, 'since')];
    if (amount === null || amount <= 0 || Number.isNaN(Date.parse(since)))
      throw new PlumblineError('bad-input', 'Give an amount above zero and a day such as 2021-11-26.');
    const instrument = await findInstrument(context.desk, textOf(input, 'symbol'));
    const figures = await openFigures(instrument, context);
    const { today } = context;
    const choice = { isAsTraded: false, riskFree: null };
    const until = textOf(input, 'until');
    if (until !== '' && (Number.isNaN(Date.parse(until)) || until <= since))
      throw new PlumblineError('bad-input', 'Give a day of the sale after the day of the purchase.');
    const to = until === '' ? today : until;
    const { handles, why } = priceOver(figures, 'totalReturn', { is: 'range', from: since, to }, choice);
    const found = figures.take(handles);
    const grown = found.facts.find(({ id, value }) => value !== null && id === handleOf(instrument, handles[0] ?? ''));
    if (grown === undefined) {
      const on = localText(` since ${since}`, `自 ${since} 起`, `自 ${since} 起`);
      return said(summary, [noFigure(instrument, aReturn, on, why)], [instrument]);
    }
    const money = textOf(input, 'currency');
    const isOther = money !== '' && money !== instrument.currency;
    const slots = { name: instrument.name, when: whenOf(grown.period), return: figure(grown.id) };
    const base = { summary, widgets: [], instruments: [instrument] } as const;
    if (isOther) return { ...base, ...found, sentences: [paragraph(returned, slots), paragraph(otherMoney, {})] };
    const worth = madeFact({
      id: `invested.${grown.id}`,
      expression: 'amount * (1 + return)',
      inputs: { amount, return: grown },
      traits: { unit: 'price', decimals: 2, currency: instrument.currency },
      today,
    });
    return {
      ...base,
      sentences: [
        paragraph(until === '' ? became : gave, { ...slots, worth: figure(worth.id) }),
        paragraph(without, {}),
      ],
      facts: [...found.facts, worth],
      sources: [...found.sources, madeSource(today, worth.simulated)],
    };
  },
};

const became = localText(
  'It would be worth {worth} now: {name} returned {return}{when}.',
  '如今价值 {worth}：{name}{when}的总回报为 {return}。',
  '如今價值 {worth}：{name}{when}的總回報為 {return}。',
);
const gave = localText(
  'It would have given {worth} when sold: {name} returned {return}{when}.',
  '卖出时可得 {worth}：{name}{when}的总回报为 {return}。',
  '沽出時可得 {worth}：{name}{when}的總回報為 {return}。',
);
const returned = localText(
  '{name} returned {return}{when}.',
  '{name}{when}的总回报为 {return}。',
  '{name}{when}的總回報為 {return}。',
);
const without = localText(
  'Dividends are put back in; costs and taxes are not counted.',
  '股息再投资，未计费用与税。',
  '股息再投資，未計費用與稅。',
);
const otherMoney = localText(
  'The amount is in another currency than the prices; it is not converted here, so no amount is given.',
  '金额与价格的货币不同，此处不作换算，因此不给出金额。',
  '金額與價格的貨幣不同，此處不作換算，因此不給出金額。',
);
