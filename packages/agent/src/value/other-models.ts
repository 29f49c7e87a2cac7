import type { FormulaInput } from '@plumbline/model/fact';
import type { Metric } from '@plumbline/model/metric';
import type { Block } from '@plumbline/model/report';
import type { ValuationModel } from '@plumbline/quant/catalogue/valuation';
import { indexValuation } from '@plumbline/quant/catalogue/valuations/index-valuation';
import { networkValue } from '@plumbline/quant/catalogue/valuations/network-value';
import { productionCost } from '@plumbline/quant/catalogue/valuations/production-cost';
import { stockToFlow } from '@plumbline/quant/catalogue/valuations/stock-to-flow';
import { sumOfTheParts } from '@plumbline/quant/catalogue/valuations/sum-of-the-parts';
import type { ReportContext } from '../report/context.ts';
import { reportingCurrency } from '../report/instrument-kind.ts';
import { farFromPrice } from '../report/market-sense.ts';
import type { Place } from '../report/places.ts';
import { methodTexts as texts } from './messages/methods.ts';
import { addNetworkFigures } from './network-figures.ts';
import { peerMultipleRows } from './peer-multiple.ts';
import { methodRefusal, valueMethods } from './value-methods.ts';

type Models = Extract<Block, { readonly kind: 'models' }>;
type Row = Models['rows'][number];

/** Each output of a model as a figure that is missing, with the model's own reason. */
function refusedRows({ book }: ReportContext, model: ValuationModel): readonly Row[] {
  const why = model.applies(new Map());
  if (why === null) return [];
  return model.outputs.flatMap(({ id, label, meaning }): readonly Row[] =>
    book.get(id) === null ? [{ label, fact: book.missing({ id, metric: id, why }).id, note: meaning }] : [],
  );
}

/** The methods that were not weighted: what each says a share is worth, or why it says nothing. */
export function otherModels(context: ReportContext, place: Place): Models {
  const { book, instrument } = context;
  const currency = reportingCurrency(instrument);
  const rows = valueMethods.flatMap((method): readonly Row[] => {
    const { metric, model } = method;
    if (book.get(metric) !== null) return [];
    const output = model.outputs.find(({ id }) => id === metric);
    if (output === undefined) return [];
    const refusal = methodRefusal(method, context, place);
    const inputs = refusal === null ? method.inputs(context, place) : [];
    const why = refusal ?? farFromPrice(context, place, metric, inputs);
    const fact =
      why === null ? book.derived({ id: metric, metric, currency, inputs }) : book.missing({ id: metric, metric, why });
    return [{ label: output.label, fact: fact.id, note: output.meaning }];
  });
  return {
    kind: 'models',
    title: texts.otherModels,
    rows: [...rows, ...refusedRows(context, sumOfTheParts), ...peerMultipleRows(context, place)],
  };
}

/** Models of an index or fund; they need figures of the whole index, which no source of ours has. */
export function fundModels(context: ReportContext): Models {
  return { kind: 'models', title: texts.fundModels, rows: refusedRows(context, indexValuation) };
}

type Inputs = readonly (readonly [name: string, count: string])[];

/** What each model of a network reads, by our names of the counts. */
const coinInputs: Readonly<Record<string, Inputs>> = {
  marketToRealized: [
    ['marketCap', 'networkCap'],
    ['realizedCap', 'realizedCap'],
  ],
  realizedPrice: [
    ['realizedCap', 'realizedCap'],
    ['supply', 'circulatingSupply'],
  ],
  metcalfePrice: [
    ['users', 'activeAddresses'],
    ['supply', 'circulatingSupply'],
    ['pastMarketCap', 'networkCap.yearAgo'],
    ['pastUsers', 'activeAddresses.yearAgo'],
  ],
  stockToFlow: [
    ['supply', 'circulatingSupply'],
    ['yearlyIssuance', 'yearlyIssuance'],
  ],
};

const bitcoin = 'CRYPTO:BTC-USD';

/** The price that a power law gives for the ratio; it was fitted to bitcoin and says nothing of another coin. */
function powerLaw({ book, instrument }: ReportContext, output: Metric): string {
  const { id } = output;
  if (instrument.id !== bitcoin) return book.missing({ id, metric: id, why: texts.bitcoinOnly }).id;
  const inputs = [{ name: 'stockToFlow', fact: 'stockToFlow' }];
  return book.derived({ id, metric: id, inputs, currency: instrument.currency }).id;
}

/** One model of a network: computed where its counts are on record, else missing with the reason. */
function coinFigure(context: ReportContext, output: Metric, counts: ReadonlyMap<string, string>): string {
  const { book, instrument } = context;
  const { id } = output;
  if (id === 'stockToFlowPrice' && book.get('stockToFlow')?.value != null) return powerLaw(context, output);
  const wanted = coinInputs[id] ?? [];
  const inputs = wanted.flatMap(([name, count]): readonly FormulaInput[] => {
    const fact = counts.get(count);
    return fact === undefined ? [] : [{ name, fact }];
  });
  if (wanted.length === 0 || inputs.length < wanted.length) {
    return book.missing({ id, metric: id, why: texts.noNetwork }).id;
  }
  return book.derived({ id, metric: id, inputs, currency: instrument.currency, why: texts.noNetwork }).id;
}

/** Models of a coin's network where the network's counts are known, else the reason; none of them is a valuation. */
export function coinModels(context: ReportContext): Models {
  const counts = addNetworkFigures(context);
  const computed = [networkValue, stockToFlow].flatMap(({ outputs }) =>
    outputs.map((output) => ({
      label: output.label,
      fact: coinFigure(context, output, counts),
      note: output.meaning,
    })),
  );
  const rows = [...computed, ...refusedRows(context, productionCost)];
  return { kind: 'models', title: texts.coinModels, rows };
}
