import type { Block } from '@plumbline/model/report';
import type { ValuationModel } from '@plumbline/quant/valuation';
import { indexValuation } from '@plumbline/quant/valuations/index-valuation';
import { networkValue } from '@plumbline/quant/valuations/network-value';
import { peerMultiples } from '@plumbline/quant/valuations/peer-multiples';
import { productionCost } from '@plumbline/quant/valuations/production-cost';
import { stockToFlow } from '@plumbline/quant/valuations/stock-to-flow';
import { sumOfTheParts } from '@plumbline/quant/valuations/sum-of-the-parts';
import type { FormulaInput } from '@plumbline/model/fact';
import type { ReportContext } from '../report/context.ts';
import { valueOf } from '../report/fact-lookup.ts';
import { reportingCurrency } from '../report/instrument-kind.ts';
import type { Place } from '../report/places.ts';
import { methodTexts as texts } from './messages/methods.ts';
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
    const why = methodRefusal(method, context, place);
    const fact =
      why === null
        ? book.derived({ id: metric, metric, currency, inputs: method.inputs(context, place) })
        : book.missing({ id: metric, metric, why });
    return [{ label: output.label, fact: fact.id, note: output.meaning }];
  });
  return {
    kind: 'models',
    title: texts.otherModels,
    rows: [...rows, ...refusedRows(context, sumOfTheParts), ...refusedRows(context, peerMultiples)],
  };
}

/** Models of an index or fund; they need figures of the whole index, which no source of ours has. */
export function fundModels(context: ReportContext): Models {
  return { kind: 'models', title: texts.fundModels, rows: refusedRows(context, indexValuation) };
}

/** The newest figure of a metric that another section brought, by the names under which networks are counted. */
function networkFigure({ book }: ReportContext, metric: string): string | null {
  const found = book.facts().findLast((fact) => fact.metric === metric && fact.value !== null);
  return found === undefined ? null : found.id;
}

const coinInputs: Readonly<Record<string, readonly (readonly [name: string, metric: string])[]>> = {
  marketToRealized: [
    ['marketCap', 'marketCap'],
    ['realizedCap', 'realizedCap'],
  ],
  realizedPrice: [
    ['realizedCap', 'realizedCap'],
    ['supply', 'circulatingSupply'],
  ],
};

/** Models of a coin's network where the network's figures are in the book, else the reason; none of them is a valuation. */
export function coinModels(context: ReportContext): Models {
  const { book, instrument } = context;
  const computed = networkValue.outputs.flatMap(({ id, label, meaning }): readonly Row[] => {
    const wanted = coinInputs[id] ?? [];
    const inputs = wanted.flatMap(([name, metric]): readonly FormulaInput[] => {
      const fact = networkFigure(context, metric);
      return fact === null ? [] : [{ name, fact }];
    });
    if (wanted.length === 0 || inputs.length < wanted.length) return [];
    const fact = book.derived({ id, metric: id, inputs, currency: instrument.currency });
    return valueOf(book, fact.id) === null ? [] : [{ label, fact: fact.id, note: meaning }];
  });
  const refused = [networkValue, stockToFlow, productionCost].flatMap((model) => refusedRows(context, model));
  return { kind: 'models', title: texts.coinModels, rows: [...computed, ...refused] };
}
