// The rating of a company from recorded filings and closes alone: no volumes, no news, no peers, no index.
import { writeReport } from '@plumbline/agent/report/write-report';
import { dayMs } from '@plumbline/model/date';

function seriesOf(instrument, history, adjustment) {
  const closes = Float64Array.from(history, ({ close }) => close);
  const time = Float64Array.from(history, ({ date }) => Date.parse(`${date}T00:00:00Z`));
  const columns = {
    time,
    open: closes,
    high: closes,
    low: closes,
    close: closes,
    volume: closes.map(() => Number.NaN),
  };
  const { id: instrumentId, currency, priceDecimals } = instrument;
  return { instrumentId, interval: '1d', adjustment, currency, priceDecimals, columns, isLastPartial: false };
}

/** `buy` to `sell`, or why there is none. `company` is what readCompanyFacts answers; `history` are closes until `asOf`. */
export async function ratingOf({ instrument, statements }, history, asOf) {
  const now = Date.parse(`${asOf}T22:00:00Z`);
  const attempts = [];
  const none = () =>
    Promise.resolve({ status: 'unavailable', code: 'not-covered', reason: 'nothing recorded', attempts });
  const source = { ...statements.source, id: 'closes', kind: 'prices', asOf, title: 'Recorded closes' };
  const fresh = (value, from) => Promise.resolve({ status: 'fresh', value, source: from, attempts });
  const report = await writeReport({
    runId: instrument.id,
    instrument,
    simulated: false,
    universe: null,
    asOf,
    data: {
      search: () => Promise.resolve([]),
      resolve: () => Promise.resolve({ kind: 'one', instrument }),
      instrument: () => Promise.resolve(instrument),
      bars: ({ instrumentId, adjustment }) =>
        instrumentId === instrument.id ? fresh(seriesOf(instrument, history, adjustment), source) : none(),
      actions: () => fresh([], source),
      fundamentals: () => fresh(statements.value, statements.source),
      events: none,
      quote: none,
    },
    clock: { now: () => now + dayMs / 24 },
    emit: () => Promise.resolve(),
    isCancelled: () => false,
  });
  return report.rating.label ?? `none: ${report.rating.why?.en ?? 'no reason given'}`;
}
