// The report on a company from recorded filings and closes alone: no volumes, no news, no peers, no index; and what is wrong with
// its conditions.
import { writeReport } from '@plumbline/agent/report/write-report';
import { checkFalsifier } from '@plumbline/model/falsifier';
import { formatFact } from '@plumbline/model/format';
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

/**
 * `company` is what readCompanyFacts answers; `history` are closes until `asOf`. `more` may hold them in each adjustment, the splits
 * between them, and closes of the market's index.
 */
export async function reportOf({ instrument, statements }, history, asOf, more = {}) {
  const now = Date.parse(`${asOf}T22:00:00Z`);
  const attempts = [];
  const none = () =>
    Promise.resolve({ status: 'unavailable', code: 'not-covered', reason: 'nothing recorded', attempts });
  const source = { ...statements.source, id: 'closes', kind: 'prices', asOf, title: 'Recorded closes' };
  const fresh = (value, from) => Promise.resolve({ status: 'fresh', value, source: from, attempts });
  return writeReport({
    runId: instrument.id,
    instrument,
    simulated: false,
    universe: null,
    asOf,
    data: {
      search: () => Promise.resolve([]),
      resolve: () => Promise.resolve({ kind: 'one', instrument }),
      instrument: () => Promise.resolve(instrument),
      bars: ({ instrumentId, adjustment }) => {
        const own = instrumentId === instrument.id;
        const closes = own ? (more.histories?.[adjustment] ?? history) : more.index;
        if (closes === undefined) return none();
        const of = own ? instrument : { ...instrument, id: instrumentId };
        return fresh(seriesOf(of, closes, adjustment), own ? source : { ...source, id: 'index-closes' });
      },
      actions: () => fresh(more.actions ?? [], source),
      fundamentals: () => fresh(statements.value, statements.source),
      events: none,
      quote: none,
    },
    clock: { now: () => now + dayMs / 24 },
    emit: () => Promise.resolve(),
    isCancelled: () => false,
  });
}

/** Which way each watched figure moves when things get worse for whoever holds the share. */
const worse = {
  'operatingMargin.TTM': 'below',
  'returnOnEquity.TTM': 'below',
  'revenueGrowth.TTM': 'below',
  'returnOnInvestedCapital.TTM': 'below',
  'netDebtToEbitda.TTM': 'above',
  'sharesChange.TTM': 'above',
  'upside.blended': 'below',
  volatility: 'above',
  maxDrawdown: 'below',
};

/** Whether a condition, once true, speaks against the label: written out from what the labels mean. */
function refutes({ fact, operator, thresholdFact }, label, factOf) {
  const isFor = label === 'buy' || label === 'accumulate';
  const isAgainst = label === 'reduce' || label === 'sell';
  const bare = fact.replace('.traded', '');
  const level = factOf(thresholdFact)?.formula?.inputs.find(({ name }) => name === 'level')?.fact ?? '';
  if (bare === 'blendedValue') return isAgainst && level === 'price' && operator === 'above';
  if (bare === 'price' && level.startsWith('blendedValue')) return isFor && operator === 'above';
  if (bare === 'price')
    return level === 'movingAverage200' && operator !== (isAgainst ? 'below' : isFor ? 'above' : '');
  if (bare === 'conviction') return label === 'hold' && operator === 'above';
  if (label === 'hold' && bare === 'upside.blended') return true;
  return worse[bare] !== undefined && (isAgainst ? operator !== worse[bare] : operator === worse[bare]);
}

/** What is wrong with the conditions of a report: true today, printed as if they were, undated, or not against the conclusion. */
export function faultsOf(report) {
  const factOf = (id) => report.facts.find((fact) => fact.id === id);
  const { label, falsifiers } = report.rating;
  return falsifiers.flatMap((one) => {
    const [now, limit] = [factOf(one.fact), factOf(one.thresholdFact)];
    const faults = [
      [checkFalsifier(one, report.facts).state === 'holds', 'true today'],
      [now !== undefined && limit !== undefined && formatFact(now, 'en') !== formatFact(limit, 'en'), 'prints as true'],
      [one.reviewOn > report.asOf, 'undated'],
      [refutes(one, label, factOf), 'not against the conclusion'],
    ];
    return faults.filter(([isSound]) => !isSound).map(([, fault]) => `${one.id}: ${fault} under ${label}`);
  });
}
