import { isDate } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { InstrumentId, InstrumentKind, MarketId } from '@plumbline/model/instrument';
import { marketIds, marketOf, parseInstrumentId } from '@plumbline/model/instrument';
import type { RuleRecord } from '@plumbline/model/market-rule';
import type { CommissionTerms, FeeLine, TradeForFees } from '@plumbline/model/trade-fees';
import { oneOf, readArguments } from '../arguments.ts';
import type { Verb, VerbContext } from '../verb.ts';

export const feesVerb: Verb = {
  name: 'fees',
  usage:
    'MARKET --side buy|sell --price P --quantity Q --date D [--symbol ID] [--commission PRESET] [--rate R --minimum M --per-share S --maximum X] [--venue NAME --product spot|perpetual --tier T --liquidity maker|taker] [--rounding exact|cent] [--json]',
  summary: 'Print what a trade costs besides its price, each line with its rule and source.',
  details: [
    `MARKET is one of ${marketIds.join(', ')}. Without --symbol the rules of the main board hold.`,
    '--commission names a preset of the market; --rate and its companions are terms of your own, as fractions and money.',
    '--rounding cent books each line as a broker does; exact (the default) is the arithmetic of the rules.',
  ],
  async run({ args, env, out, say }) {
    const { positionals, values } = readArguments(
      args,
      {
        side: { type: 'string' },
        price: { type: 'string' },
        quantity: { type: 'string' },
        date: { type: 'string' },
        symbol: { type: 'string' },
        commission: { type: 'string' },
        rate: { type: 'string' },
        minimum: { type: 'string' },
        maximum: { type: 'string' },
        'per-share': { type: 'string' },
        venue: { type: 'string' },
        product: { type: 'string', default: 'spot' },
        tier: { type: 'string' },
        liquidity: { type: 'string', default: 'taker' },
        rounding: { type: 'string', default: 'exact' },
        json: { type: 'boolean', default: false },
      },
      ['a MARKET, such as us'],
    );
    const market = oneOf('MARKET', positionals[0] ?? '', marketIds);
    const { symbol, venue, tier } = values;
    const commission = commissionOf(values);
    if (venue !== undefined && market !== 'crypto')
      throw new PlumblineError('bad-input', '--venue is for crypto; other markets take --commission.');
    const trade: TradeForFees = {
      side: oneOf('--side', given('side', values.side, 'buy or sell'), ['buy', 'sell']),
      price: amount('price', values.price),
      quantity: amount('quantity', values.quantity),
      date: dateIn(values.date),
      rounding: oneOf('--rounding', values.rounding, ['exact', 'cent']),
      ...(commission === undefined ? {} : { commission }),
      ...(symbol === undefined ? {} : await instrumentOf(symbol, market, { env, say })),
      ...(venue === undefined
        ? {}
        : {
            venue: {
              name: venue.toLowerCase(),
              product: oneOf('--product', values.product, ['spot', 'perpetual']),
              liquidity: oneOf('--liquidity', values.liquidity, ['maker', 'taker']),
              ...(tier === undefined ? {} : { tier }),
            },
          }),
    };
    const { feesFor } = await import('@plumbline/model/trade-fees');
    const { marketById } = await import('@plumbline/model/market-by-id');
    const { lines, total, currency } = feesFor(market, trade);
    const { rules } = marketById(market);
    const components = lines.map((line) => componentOf(market, line, rules));
    if (values.json) {
      const { side, price, quantity, date, instrumentId = null } = trade;
      const asked = { market, instrumentId, side, price, quantity, date, value: price * quantity };
      out(`${JSON.stringify({ ...asked, currency, components, total }, null, 2)}\n`);
      return 0;
    }
    for (const { name, amount: cost, ruleId, source, status } of components)
      out(`${name}\t${cost}\t${currency}\t${ruleId}\t${status}\t${source}\n`);
    out(`total\t${total}\t${currency}\n`);
    return 0;
  },
};

function given(name: string, value: string | undefined, wish: string): string {
  if (value !== undefined && value.trim() !== '') return value;
  throw new PlumblineError('bad-input', `Say --${name}: ${wish}.`, { field: name });
}

function amount(name: string, value: string | undefined, least = Number.MIN_VALUE): number {
  const wish = least > 0 ? 'a positive number' : 'a number of 0 or more';
  const text = given(name, value, wish);
  const number = Number(text);
  if (Number.isFinite(number) && number >= least) return number;
  throw new PlumblineError('bad-input', `--${name} must be ${wish}, not "${text}".`, { field: name });
}

function dateIn(value: string | undefined): string {
  const date = given('date', value, 'the trade date, such as 2026-06-30');
  if (isDate(date)) return date;
  throw new PlumblineError('bad-input', `--date must be a date such as 2026-06-30, not "${date}".`, { field: 'date' });
}

type CommissionOptions = Readonly<
  Partial<Record<'commission' | 'rate' | 'minimum' | 'maximum' | 'per-share', string | undefined>>
>;

/** A preset's name, or terms of the user's own; undefined leaves the market's first preset. */
function commissionOf(values: CommissionOptions): string | CommissionTerms | undefined {
  const { commission, rate, minimum, maximum } = values;
  const perShare = values['per-share'];
  if (rate === undefined && minimum === undefined && maximum === undefined && perShare === undefined) return commission;
  if (commission !== undefined)
    throw new PlumblineError('bad-input', 'Choose --commission or terms of your own, not both.');
  const own = (name: string, value: string | undefined) => (value === undefined ? 0 : amount(name, value, 0));
  return {
    rate: own('rate', rate),
    perShare: own('per-share', perShare),
    min: own('minimum', minimum),
    max: maximum === undefined ? null : amount('maximum', maximum, 0),
  };
}

interface Named {
  readonly instrumentId: InstrumentId;
  readonly kind?: InstrumentKind;
}

/** A canonical id needs no data; any other spelling is resolved as everywhere else. */
async function instrumentOf(text: string, market: MarketId, context: Pick<VerbContext, 'env' | 'say'>): Promise<Named> {
  const id = parseInstrumentId(text.toUpperCase());
  const named = id === null ? await resolved(text, context) : await listed(id);
  if (marketOf(named.instrumentId) === market) return named;
  throw new PlumblineError('bad-input', `${named.instrumentId} does not trade in market ${market}.`);
}

/** Whether it is a fund, where its listing is known: funds are exempt from some duties. */
async function listed(id: InstrumentId): Promise<Named> {
  const { catalogue } = await import('@plumbline/market/resolve/catalogue');
  const found = catalogue.find((instrument) => instrument.id === id);
  return { instrumentId: id, ...(found === undefined ? {} : { kind: found.kind }) };
}

async function resolved(text: string, context: Pick<VerbContext, 'env' | 'say'>): Promise<Named> {
  const { openData } = await import('../open-data.ts');
  const { resolveOne } = await import('../../features/instrument/service.ts');
  const data = await openData(context);
  try {
    const { id, kind } = await resolveOne(async () => data.market, text);
    return { instrumentId: id, kind };
  } finally {
    await data.close();
  }
}

/** A line with the record behind it; terms of the user's own have none. */
function componentOf(market: MarketId, { ruleId, label, amount: cost }: FeeLine, rules: readonly RuleRecord[]) {
  const record = rules.find(({ id }) => id === ruleId);
  const series = record?.series ?? ruleId;
  return {
    name: series.replace(`${market}-`, ''),
    amount: cost,
    ruleId,
    label: label.en,
    from: record?.from ?? null,
    to: record?.to ?? null,
    source: record?.source.en ?? 'Your own terms',
    status: record?.status ?? 'own',
  };
}
