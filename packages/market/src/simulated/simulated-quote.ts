import { dateOf } from '@plumbline/model/date';
import type { Quote } from '@plumbline/model/quote';
import { exReference } from './price-limits.ts';
import { readAt } from './read-at.ts';
import { dailyColumns, isLastOpen, tradedActions } from './simulated-bars.ts';
import type { Simulated } from './simulation.ts';

/** The last price, with the previous close as it compares with it: an ex-date is not a fall. */
export function simulatedQuote(simulated: Simulated): Quote {
  const { instrument, timeline, path } = simulated;
  const columns = dailyColumns(simulated);
  const last = columns.close.length - 1;
  const session = readAt(timeline.sessions, readAt(path.session, last));
  return {
    instrumentId: instrument.id,
    price: readAt(columns.close, last),
    previousClose: last === 0 ? null : previousClose(simulated, readAt(columns.close, last - 1)),
    currency: instrument.currency,
    at: isLastOpen(simulated) ? timeline.now : session.closeAt,
    simulated: true,
  };
}

function previousClose(simulated: Simulated, close: number): number {
  const times = simulated.path.columns.time;
  const after = dateOf(readAt(times, times.length - 2));
  let dividend = 0;
  let ratio = 1;
  for (const action of tradedActions(simulated)) {
    if (action.exDate <= after) continue;
    if (action.kind === 'split') ratio *= action.ratio;
    // Mainland exchanges take the dividend off the reference price; elsewhere the close stands.
    else if (simulated.instrument.market === 'cn') dividend += action.amount;
  }
  return ratio === 1 && dividend === 0 ? close : exReference(close, dividend, ratio);
}
