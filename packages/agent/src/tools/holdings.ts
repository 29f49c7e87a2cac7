import { PlumblineError } from '@plumbline/model/errors';
import type { Fact } from '@plumbline/model/fact';
import type { Instrument } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import { figure, paragraph } from '../report/paragraph.ts';
import { handleOf, joinFindings, openFigures } from '../chat/figures.ts';
import { inCurrency, nothingAdded } from '../chat/in-currency.ts';
import { findInstrument } from '../chat/find-instrument.ts';
import { madeFact, madeSource } from '../chat/made-fact.ts';
import { noFigure } from '../chat/no-data.ts';
import { lotSteps } from '../chat/lot-steps.ts';
import { listOf, textOf } from '../chat/tool-input.ts';
import type { Tool } from '../tool.ts';

const aPrice = localText('a price', '价格', '價格');
const aLot = localText('the size of its board lot', '每手股数', '每手股數');
const otherMoney = localText(
  'These are in different currencies, so no total is made; amounts are not converted here.',
  '货币不同，因此不合计；此处不作换算。',
  '貨幣不同，因此不合計；此處不作換算。',
);

interface Held {
  readonly symbol: string;
  readonly count: number;
  readonly isLots: boolean;
}

function heldIn(text: string): Held {
  const [symbol = '', written = '', ...more] = text.split('=');
  const isLots = written.endsWith(' lots');
  const count = Number(isLots ? written.slice(0, -5) : written);
  if (symbol === '' || written === '' || more.length > 0 || !Number.isFinite(count) || count <= 0)
    throw new PlumblineError('bad-input', 'Write each holding as symbol=number of shares, or symbol=2 lots.');
  return { symbol, count, isLots };
}

/** The shares of a holding; null where its lots have no size on record. */
function sharesOf({ count, isLots }: Held, instrument: Instrument, date: string): number | null {
  const steps = isLots ? lotSteps(instrument, date) : { min: 1 };
  return steps === null ? null : count * steps.min;
}

export const holdings: Tool = {
  id: 'holdings',
  title: localText('Value of holdings', '持仓价值', '持倉價值'),
  summary: localText(
    'What given numbers of shares are worth at the last prices, and the share of each in the whole.',
    '按最新价格计算给定股数的价值及各自占比。',
    '按最新價格計算給定股數的價值及各自佔比。',
  ),
  example: localText(
    'I own 100 AAPL and 50 MSFT, what is it worth in total?',
    '我持有 100 股苹果和 50 股微软，总市值多少',
    '我持有 100 股蘋果和 50 股微軟，總市值多少',
  ),
  params: {
    holdings: {
      kind: 'list',
      meaning: 'Each as symbol=number of shares, such as AAPL=100, or of board lots, such as 0700.HK=2 lots',
    },
    costs: {
      kind: 'list',
      meaning: 'What was paid for a share, each as symbol=price, in the currency of the listing',
      isOptional: true,
    },
    currency: { kind: 'text', meaning: 'The currency that was asked for', isOptional: true },
  },
  drafts: false,
  async run(input, context) {
    const held = listOf(input, 'holdings').map(heldIn);
    if (held.length === 0) throw new PlumblineError('bad-input', 'Name at least one holding.');
    const paid = new Map(
      listOf(input, 'costs')
        .map(heldIn)
        .map(({ symbol, count }) => [symbol, count]),
    );
    const instruments = await Promise.all(held.map(({ symbol }) => findInstrument(context.desk, symbol)));
    const side = await context.desk.market(instruments.map(({ id }) => id));
    const all = await Promise.all(instruments.map((instrument) => openFigures(instrument, context, side)));
    const taken = joinFindings(all.map((figures) => figures.take(['price'])));
    const { today } = context;
    const currency = textOf(input, 'currency');
    const rows = instruments.map((instrument, at) => {
      const price = taken.facts.find(({ id, value }) => id === handleOf(instrument, 'price') && value !== null);
      const count = sharesOf(held[at]!, instrument, today);
      const value = price === undefined || count === null ? null : valueOf(price, count, today);
      const cost = paid.get(held[at]!.symbol);
      // A price paid in other money is held against nothing.
      const isOwn = currency === '' || price?.currency === currency;
      const gains =
        price === undefined || count === null || cost === undefined || !isOwn ? [] : gainsOf(price, count, cost, today);
      return { instrument, price, value, gains, isLotUnknown: count === null };
    });
    const values = rows.flatMap(({ value }) => value ?? []);
    const lacks = rows.flatMap(({ instrument, value, isLotUnknown }) =>
      value === null ? [noFigure(instrument, isLotUnknown ? aLot : aPrice)] : [],
    );
    const isOneMoney = new Set(values.map(({ currency }) => currency)).size === 1;
    const total = isOneMoney && lacks.length === 0 && values.length > 1 ? totalOf(values, today) : null;
    const shares = total === null ? [] : values.map((value) => shareOf(value, total, today));
    const isOther = currency !== '' && values.some((value) => value.currency !== currency);
    const [first] = instruments;
    const counted = total === null ? values : [total];
    const converted =
      isOther && isOneMoney && first !== undefined ? await inCurrency(counted, currency, first, context) : nothingAdded;
    const each = rows.flatMap(({ instrument, price, value, gains }, at) => {
      const share = shares[at];
      if (value === null || price === undefined) return [];
      const [gain, rise] = gains;
      return [
        ...(gain === undefined || rise === undefined
          ? []
          : [
              paragraph((gain.value ?? 0) < 0 ? down : up, {
                name: instrument.name,
                gain: figure(gain.id),
                rise: figure(rise.id),
              }),
            ]),
        paragraph(share === undefined ? worth : worthOf, {
          name: instrument.name,
          value: figure(value.id),
          price: figure(price.id),
          ...(share === undefined ? {} : { share: figure(share.id) }),
        }),
      ];
    });
    return {
      summary: localText('Valued the holdings', '计算了持仓价值', '計算了持倉價值'),
      sentences: [
        ...(total === null ? [] : [paragraph(whole, { total: figure(total.id) })]),
        ...(total === null ? [] : converted.sentences),
        ...each,
        ...(total === null ? converted.sentences : []),
        ...lacks,
        ...((values.length > 1 && !isOneMoney) || rows.some(({ gains }) => gains.length === 0 && paid.size > 0)
          ? [paragraph(otherMoney, {})]
          : []),
      ],
      widgets: [],
      facts: [
        ...taken.facts,
        ...values,
        ...rows.flatMap(({ gains }) => gains),
        ...(total === null ? [] : [total]),
        ...shares,
        ...converted.facts,
      ],
      sources: [...taken.sources, ...converted.sources, madeSource(today, side.simulated)].filter(
        ({ id }, at, list) => list.findIndex((one) => one.id === id) === at,
      ),
      instruments,
    };
  },
};

function valueOf(price: Fact, count: number, today: string): Fact {
  return madeFact({
    id: `holding.${price.id}`,
    expression: 'price * count',
    inputs: { price, count },
    traits: { unit: 'price', decimals: 2, ...(price.currency === undefined ? {} : { currency: price.currency }) },
    today,
  });
}

/** What came of a holding since a price that the reader names: in money, and as a part of what was paid. */
function gainsOf(price: Fact, count: number, cost: number, today: string): readonly Fact[] {
  const money = price.currency === undefined ? {} : { currency: price.currency };
  return [
    madeFact({
      id: `gain.${price.id}`,
      expression: '(price - cost) * count',
      inputs: { price, cost, count },
      traits: { unit: 'price', decimals: 2, ...money },
      today,
    }),
    madeFact({
      id: `rise.${price.id}`,
      expression: 'price / cost - 1',
      inputs: { price, cost },
      traits: { unit: 'fraction', decimals: 1 },
      today,
    }),
  ];
}

function totalOf(values: readonly Fact[], today: string): Fact {
  const inputs = Object.fromEntries(values.map((value, at) => [`v${at + 1}`, value]));
  const currency = values[0]?.currency;
  return madeFact({
    id: 'holdings.total',
    expression: Object.keys(inputs).join(' + '),
    inputs,
    traits: { unit: 'price', decimals: 2, ...(currency === undefined ? {} : { currency }) },
    today,
  });
}

function shareOf(value: Fact, total: Fact, today: string): Fact {
  return madeFact({
    id: `share.${value.id}`,
    expression: 'part / whole',
    inputs: { part: value, whole: total },
    traits: { unit: 'fraction', decimals: 1 },
    today,
  });
}

const up = localText(
  'On {name} you are up {gain}, {rise} of the price paid, before fees and dividends.',
  '{name}盈利 {gain}，为买入价的 {rise}，未计费用与股息。',
  '{name}盈利 {gain}，為買入價的 {rise}，未計費用與股息。',
);
const down = localText(
  'On {name} you are down {gain:size}, {rise:size} of the price paid, before fees and dividends.',
  '{name}亏损 {gain:size}，为买入价的 {rise:size}，未计费用与股息。',
  '{name}虧損 {gain:size}，為買入價的 {rise:size}，未計費用與股息。',
);
const whole = localText('Together they are worth {total}.', '合计价值 {total}。', '合計價值 {total}。');
const worth = localText(
  '{name}: {value} at {price} a share.',
  '{name}：{value}，每股 {price}。',
  '{name}：{value}，每股 {price}。',
);
const worthOf = localText(
  '{name}: {value} at {price} a share, {share} of the whole.',
  '{name}：{value}，每股 {price}，占 {share}。',
  '{name}：{value}，每股 {price}，佔 {share}。',
);
