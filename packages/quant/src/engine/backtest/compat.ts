/**
 * Habits of the reference engines that we do not share. Each is off unless a run asks for it by name, and a run that
 * does is flagged. They exist so that our answers can be compared with theirs, order by order.
 */
export interface Compat {
  /** backtesting.py `trade_on_close`: the fill at close t is booked while bar t + 1 is processed, so equity at t does not know it. */
  readonly closeFillsBookedNextBar: boolean;
  /** backtesting.py `finalize_trades`: orders decided after the last close are filled on the last bar again, a look back. */
  readonly replaysLastBar: boolean;
  /** backtesting.py: the commission of a fractional order is divided by the fraction, so a fixed fee acts per unit. */
  readonly feePerFraction: boolean;
  /** backtesting.py: commission is charged per position lot, not per order. */
  readonly feePerLot: boolean;
  /** backtesting.py: the whole spread is paid on entry, none on exit, and limit entries pay it too. */
  readonly spreadOnEntryOnly: boolean;
  /** backtesting.py: an order filled at the open is sized with positions valued at that bar's close, which nobody knows yet. */
  readonly marginAtBarClose: boolean;
  /** backtesting.py: an order that costs more than there is is cancelled whole instead of shrunk. */
  readonly cancelsWhenShort: boolean;
  /** backtesting.py: closing part of a position closes that part of each lot, rounded half to even, at least one unit. */
  readonly closesPerLot: boolean;
  /** vectorbt `StopLimit` exits: a stop loss is filled at its level without slippage. */
  readonly stopsWithoutSlippage: boolean;
  /** backtrader `slip_match`: a slipped price never leaves the bar's range. */
  readonly slippageWithinBar: boolean;
}

/** Our own ways throughout. */
export const noCompat: Compat = {
  closeFillsBookedNextBar: false,
  replaysLastBar: false,
  feePerFraction: false,
  feePerLot: false,
  spreadOnEntryOnly: false,
  marginAtBarClose: false,
  cancelsWhenShort: false,
  closesPerLot: false,
  stopsWithoutSlippage: false,
  slippageWithinBar: false,
};

/** backtesting.py 9c2b8e1c with its defaults; `replaysLastBar` stands for `finalize_trades=True`. */
export const backtestingPy: Compat = {
  ...noCompat,
  closeFillsBookedNextBar: true,
  replaysLastBar: true,
  feePerFraction: true,
  feePerLot: true,
  spreadOnEntryOnly: true,
  marginAtBarClose: true,
  cancelsWhenShort: true,
  closesPerLot: true,
};

/** vectorbt 1.1.0 `simulate_from_signals_nb` with its default stop exits. */
export const vectorbt: Compat = { ...noCompat, stopsWithoutSlippage: true };

/** backtrader b853d7c9 with its default slippage matching. */
export const backtrader: Compat = { ...noCompat, slippageWithinBar: true };
