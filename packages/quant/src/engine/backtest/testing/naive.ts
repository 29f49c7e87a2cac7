import type { BarColumns } from '@plumbline/model/bar';
import type { OrderTicket, Side } from '@plumbline/model/order';
import type { RunConfig } from '../book.ts';
import { noCosts } from '../costs.ts';
import { floorToStep } from '../quantity.ts';

/** One decision at a close, as the oracle takes it: an order, a share of the position to give up, or a clean slate. */
export type NaiveAction = OrderTicket | { readonly close: number } | { readonly cancel: true };

export interface NaiveFill {
  readonly bar: number;
  readonly side: Side;
  readonly quantity: number;
  readonly price: number;
  readonly commission: number;
}

export interface NaiveRun {
  readonly equity: readonly number[];
  readonly cash: readonly number[];
  readonly position: readonly number[];
  readonly fills: readonly NaiveFill[];
}

interface Lot {
  size: number;
  readonly entry: number;
  stop?: number;
  readonly trail?: number;
  readonly target?: number;
  /** First bar whose range the bracket meets. */
  readonly armedFrom: number;
}

interface Pending {
  readonly ticket: OrderTicket | { readonly close: number };
  stop?: number;
  isTriggered: boolean;
  readonly due: number;
  readonly lastBar: number;
}

/**
 * The oracle: the semantics of the executors written down bar by bar with plain objects, slow and easy to check. It keeps
 * real cash (what was paid and received) where the fast executor keeps realised profit. Next-open fills, netting, one
 * account; no rule pack, no carry, no capacity. Used by tests only.
 */
export function runNaive(
  bars: BarColumns,
  decide: (bar: number, position: number) => readonly NaiveAction[],
  config: RunConfig,
): NaiveRun {
  const { commission, spread, slippage } = { ...noCosts, ...config.costs };
  const step = config.quantityStep ?? 0;
  const leverage = config.leverage ?? 1;
  const slip = spread / 2 + slippage.fixed;
  let cash = config.cash;
  let lots: Lot[] = [];
  let pending: Pending[] = [];
  const run = { equity: [] as number[], cash: [] as number[], position: [] as number[], fills: [] as NaiveFill[] };

  const held = (): number => lots.reduce((sum, lot) => sum + lot.size, 0);
  const equityAt = (price: number): number => cash + held() * price;
  const feeOf = (quantity: number, price: number): number => {
    if (quantity === 0) return 0;
    const plain = commission.fixed + commission.perUnit * quantity + commission.rate * quantity * price;
    return Math.min(Math.max(plain, commission.min), commission.max ?? Number.POSITIVE_INFINITY);
  };
  /** Largest quantity whose value and fee stay within a budget, found by halving. */
  const most = (budget: number, price: number, already: number): number => {
    let [low, high] = [0, Math.max(0, budget / price)];
    for (let round = 0; round < 64; round += 1) {
      const middle = (low + high) / 2;
      if (middle * price + feeOf(middle + already, price) <= budget) low = middle;
      else high = middle;
    }
    return floorToStep(low, step);
  };
  const freePower = (price: number): number =>
    Math.max(0, equityAt(price) - (lots.reduce((sum, lot) => sum + Math.abs(lot.size), 0) * price) / leverage) *
    leverage;
  const pay = (bar: number, side: Side, quantity: number, price: number): void => {
    const fee = feeOf(quantity, price);
    cash -= side * quantity * price + fee;
    run.fills.push({ bar, side, quantity, price, commission: fee });
  };
  const reduce = (quantity: number): void => {
    let left = quantity;
    for (const lot of lots) {
      const part = Math.min(left, Math.abs(lot.size));
      lot.size -= Math.sign(lot.size) * part;
      left -= part;
    }
    lots = lots.filter((lot) => Math.abs(lot.size) > 1e-9);
  };
  /** Closes `close` units against the position, opens `open` beyond it, in one execution. */
  const trade = (
    bar: number,
    side: Side,
    close: number,
    open: number,
    price: number,
    mark: number,
    lot?: Omit<Lot, 'size' | 'entry'>,
  ): void => {
    let opened = open;
    if (open > 0) {
      // The power after the close, its fee included in what the opening may cost.
      const before = { cash, lots: lots.map((one) => ({ ...one })) };
      // What is closed is settled at the price paid; what stays is valued at the matched one.
      cash -= side * close * price;
      reduce(close);
      const power = freePower(mark);
      if (open * price + feeOf(open + close, price) > power + 1e-9) opened = most(power, price, close);
      ({ cash, lots } = before);
    }
    if (opened < 1e-9) opened = 0;
    if (close + opened < 1e-9) return;
    pay(bar, side, close + opened, price);
    reduce(close);
    if (opened > 0) lots.push({ ...lot, armedFrom: lot?.armedFrom ?? bar, size: side * opened, entry: price });
  };

  /** Price of an order on this bar, and whether it pays spread and slippage. */
  const priceOf = (order: Pending, side: Side, bar: number): { price: number; slips: boolean } | null => {
    const [open, high, low] = [bars.open[bar], bars.high[bar], bars.low[bar]];
    const limit = 'close' in order.ticket ? undefined : order.ticket.limit;
    let start = open;
    const wasTriggered = order.isTriggered;
    if (order.stop !== undefined && !wasTriggered) {
      if (side === 1 ? high < order.stop : low > order.stop) return null;
      start = side === 1 ? Math.max(open, order.stop) : Math.min(open, order.stop);
      if (limit !== undefined) order.isTriggered = true;
    }
    if (limit === undefined) return { price: start, slips: true };
    if (side === 1 ? low > limit : high < limit) return null;
    const isFarSide =
      order.stop !== undefined && !wasTriggered && (side === 1 ? limit <= order.stop : limit >= order.stop);
    if (isFarSide) return null;
    return { price: side === 1 ? Math.min(start, limit) : Math.max(start, limit), slips: false };
  };

  /** Executes an order if this bar meets it; true when it is done with. */
  const meet = (order: Pending, bar: number): boolean => {
    const { ticket } = order;
    if ('close' in ticket) {
      const position = held();
      if (position === 0) return true;
      const side: Side = position > 0 ? -1 : 1;
      const units = Math.abs(position);
      const quantity = ticket.close === 1 ? units : floorToStep(units * ticket.close, step);
      if (quantity > 0) trade(bar, side, quantity, 0, bars.open[bar] * (1 + side * slip), bars.open[bar]);
      return true;
    }
    const match = priceOf(order, ticket.side, bar);
    if (match === null) return false;
    const { price } = match;
    const isMarket = ticket.limit === undefined && order.stop === undefined;
    const isStop = order.stop !== undefined && ticket.limit === undefined;
    const paid = (side: Side): number => (match.slips ? price * (1 + side * slip) : price);
    const { side } = ticket;
    const hitsTarget =
      isStop &&
      ticket.target !== undefined &&
      (side === 1
        ? ticket.target <= bars.high[bar] && !((ticket.stopLoss ?? 0) >= bars.low[bar])
        : ticket.target >= bars.low[bar] && !((ticket.stopLoss ?? Number.POSITIVE_INFINITY) <= bars.high[bar]));
    const lot = (entry: number): Omit<Lot, 'size' | 'entry'> => ({
      armedFrom: isMarket || hitsTarget ? bar : bar + 1,
      ...(ticket.stopLoss === undefined && ticket.trailLoss === undefined
        ? {}
        : { stop: ticket.stopLoss ?? entry * (1 - side * (ticket.trailLoss ?? 0)) }),
      ...(ticket.trailLoss === undefined ? {} : { trail: ticket.trailLoss }),
      ...(ticket.target === undefined ? {} : { target: ticket.target }),
    });
    const position = held();
    if (ticket.basis === 'target' || ticket.basis === 'targetUnits') {
      const inUnits = ticket.basis === 'targetUnits';
      const equity = equityAt(price);
      const wish = side * ticket.size * (inUnits ? 1 : equity / price);
      const way: Side = wish > position ? 1 : -1;
      const at = paid(way);
      const isSame = wish * position > 0;
      if (isSame && Math.abs(wish) <= Math.abs(position)) {
        trade(bar, way, Math.abs(position) - floorToStep(Math.abs(wish), step), 0, at, price);
        return true;
      }
      const close = isSame ? 0 : Math.abs(position);
      const kept = isSame ? Math.abs(position) : 0;
      let open = 0;
      if (ticket.size > 0) {
        open = inUnits ? floorToStep(Math.abs(wish) - kept, step) : most(ticket.size * equity - kept * at, at, close);
      }
      trade(bar, way, close, open, at, price, lot(at));
      return true;
    }
    const at = paid(side);
    const wanted =
      ticket.basis === 'units'
        ? floorToStep(ticket.size, step)
        : ticket.basis === 'cash'
          ? floorToStep(ticket.size / at, step)
          : ticket.basis === 'risk'
            ? floorToStep((ticket.size * equityAt(price)) / Math.abs(at - (ticket.stopLoss ?? at)), step)
            : most(freePower(price) * ticket.size, at, 0);
    const close = position * side < 0 ? Math.min(wanted, Math.abs(position)) : 0;
    trade(bar, side, close, wanted - close, at, price, lot(at));
    return true;
  };

  /** Brackets that this bar meets; a stop loss goes before everything, a target before younger orders. */
  const meetBrackets = (bar: number, kind: 'stop' | 'target'): void => {
    for (const lot of kind === 'stop' ? lots.toReversed() : lots.slice()) {
      const level = lot[kind];
      if (level === undefined || lot.armedFrom > bar) continue;
      const side: Side = lot.size > 0 ? -1 : 1;
      const reaches = (side === -1) === (kind === 'stop') ? bars.low[bar] <= level : bars.high[bar] >= level;
      if (!reaches) continue;
      const isLower = (side === -1) === (kind === 'stop');
      const price = isLower ? Math.min(bars.open[bar], level) : Math.max(bars.open[bar], level);
      const quantity = Math.abs(lot.size);
      pay(bar, side, quantity, kind === 'stop' ? price * (1 + side * slip) : price);
      lots = lots.filter((one) => one !== lot);
    }
  };

  for (let bar = 0; bar < bars.close.length; bar += 1) {
    const isMarket = ({ ticket, stop }: Pending): boolean =>
      'close' in ticket || (ticket.limit === undefined && stop === undefined);
    const due = pending.filter((order) => order.due <= bar);
    const closes = due.filter((order) => 'close' in order.ticket).toReversed();
    const meetAll = (orders: readonly Pending[]): void => {
      for (const order of orders) if (meet(order, bar)) pending = pending.filter((one) => one !== order);
    };
    meetAll([...closes, ...due.filter((order) => isMarket(order) && !('close' in order.ticket))]);
    meetBrackets(bar, 'stop');
    meetBrackets(bar, 'target');
    meetAll(due.filter((order) => !isMarket(order)));
    meetBrackets(bar, 'stop');
    meetBrackets(bar, 'target');
    pending = pending.filter((order) => order.lastBar > bar);
    for (const order of pending) {
      if ('close' in order.ticket || order.ticket.trail === undefined || order.due > bar) continue;
      const { side, trail } = order.ticket;
      const level = side === -1 ? bars.high[bar] * (1 - trail) : bars.low[bar] * (1 + trail);
      order.stop = side === -1 ? Math.max(order.stop ?? 0, level) : Math.min(order.stop ?? level, level);
    }
    for (const lot of lots) {
      if (lot.trail === undefined || lot.armedFrom > bar) continue;
      const level = lot.size > 0 ? bars.high[bar] * (1 - lot.trail) : bars.low[bar] * (1 + lot.trail);
      lot.stop = lot.size > 0 ? Math.max(lot.stop ?? 0, level) : Math.min(lot.stop ?? level, level);
    }
    run.equity.push(equityAt(bars.close[bar]));
    run.cash.push(cash);
    run.position.push(held());
    for (const action of decide(bar, held())) {
      if ('cancel' in action) pending = [];
      else if ('close' in action) {
        if (held() !== 0)
          pending.push({ ticket: action, isTriggered: false, due: bar + 1, lastBar: Number.POSITIVE_INFINITY });
      } else {
        const { stop, trail, side, goodForBars = Number.POSITIVE_INFINITY } = action;
        const first = stop ?? (trail === undefined ? undefined : bars.close[bar] * (1 + side * trail));
        pending.push({
          ticket: action,
          ...(first === undefined ? {} : { stop: first }),
          isTriggered: false,
          due: bar + 1,
          lastBar: bar + goodForBars,
        });
      }
    }
  }
  return run;
}
