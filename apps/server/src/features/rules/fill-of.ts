import type { z } from 'zod';
import type { explainFill as explainFillRoute } from '@plumbline/contract/rules';
import { addDays, timeOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import { actionColumns } from '@plumbline/quant/engine/backtest/actions/action-columns';
import { compileRules } from '@plumbline/quant/engine/backtest/rules/compile-rules';
import { explainFill } from '@plumbline/quant/engine/backtest/rules/explain-fill';
import { known } from '../bars/service.ts';
import type { MarketHandle } from '../../platform/market-handle.ts';
import { figuresPort } from '../../platform/market-handle.ts';

type Order = z.output<typeof explainFillRoute.body>;
type FillAnswer = z.input<typeof explainFillRoute.response>;

/** Enough to reach back over the longest holiday to a close before. */
const daysBefore = 40;

function missingBar(instrument: Instrument, date: string): PlumblineError {
  const problem = `${instrument.id} has no bar on ${date}, or none before it. Choose a trading day inside its history.`;
  return new PlumblineError('not-found', problem, { date });
}

/** Meets an order with the raw bar of its day under the rules of that day. */
export async function fillOf(market: MarketHandle, instrument: Instrument, order: Order): Promise<FillAnswer> {
  const { date, side, quantity, limit, stop, cash, held, heldSince } = order;
  const port = await figuresPort(market, instrument.id);
  const request = { instrumentId: instrument.id, interval: '1d', adjustment: 'none', to: date } as const;
  const from = addDays(heldSince !== undefined && heldSince < date ? heldSince : date, -daysBefore);
  const { value: series, source } = known(await port.bars({ ...request, from }));
  const actions = known(await port.actions(instrument.id)).value;
  const bars = series.columns;
  const bar = bars.time.indexOf(timeOf(date));
  if (bar < 1) throw missingBar(instrument, date);
  const since = heldSince === undefined ? -1 : bars.time.findIndex((time) => time >= timeOf(heldSince));
  const rules = compileRules({
    instrumentId: instrument.id,
    kind: instrument.kind,
    bars,
    extras: actionColumns(actions, bars),
    firstBar: bar,
    // A broker's usual charges belong to the answer; a venue's are its tariff.
    ...(instrument.market === 'crypto'
      ? { venue: { name: 'binance', product: 'spot' } }
      : { commission: defaultCommission[instrument.market] }),
    ...(instrument.listedOn === undefined ? {} : { listedOn: instrument.listedOn }),
  });
  const ticket = {
    side: side === 'buy' ? 1 : -1,
    basis: 'units',
    size: quantity,
    ...(limit === undefined ? {} : { limit }),
    ...(stop === undefined ? {} : { stop }),
  } as const;
  const { outcome, fills, reasons, terms } = explainFill({ bars, rules, bar, ticket, cash, held, heldSince: since });
  const at = (column: 'open' | 'high' | 'low' | 'close'): number => bars[column][bar] ?? Number.NaN;
  const orNull = (price: number): number | null => (Number.isNaN(price) ? null : price);
  return {
    date,
    outcome,
    bar: { open: at('open'), high: at('high'), low: at('low'), close: at('close') },
    limits: { up: orNull(terms.limitUp), down: orNull(terms.limitDown) },
    currency: series.currency,
    fills: fills.map(({ quantity: units, price, commission, ruleIds }) => ({
      quantity: units,
      price,
      commission,
      ruleIds: [...ruleIds],
    })),
    reasons: reasons.map((reason) => ({ ...reason, ruleIds: [...reason.ruleIds] })),
    simulated: source.simulated,
    sourceTitle: source.title,
  };
}

const defaultCommission = { cn: 'online', hk: 'none', us: 'none' } as const;
