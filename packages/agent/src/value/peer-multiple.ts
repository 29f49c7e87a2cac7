import type { FormulaInput } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import type { Block } from '@plumbline/model/report';
import { peerMultiples } from '@plumbline/quant/catalogue/valuations/peer-multiples';
import type { ReportContext } from '../report/context.ts';
import { valueOf } from '../report/fact-lookup.ts';
import { isFinancial, isProperty, reportingCurrency } from '../report/instrument-kind.ts';
import { blendTexts } from '../report/messages/blend.ts';
import { factorTexts } from '../report/sections/factors/texts.ts';
import { peerFact, peersOf } from '../report/peers.ts';
import type { Place } from '../report/places.ts';
import { figureAt, shareCount } from '../report/places.ts';
import type { UniverseMember } from '../report/universe.ts';
import { peerTexts as texts } from './messages/peers.ts';

type Row = Extract<Block, { readonly kind: 'models' }>['rows'][number];

/** A multiple that peers are compared by, and how a share is priced with it. */
interface Plane {
  readonly multiple: string;
  /** What it is a multiple of; a loss has none. */
  readonly amount: string;
  /** The fitted multiple, and a share at it. */
  readonly outputs: readonly [multiple: string, value: string];
  /** What a share is computed from beside the multiple, by the names of the formula. */
  readonly inputs: Readonly<Record<string, string>>;
}

const planes: readonly Plane[] = [
  {
    multiple: 'priceToEarnings',
    amount: 'epsDiluted',
    outputs: ['peerMultiple', 'peerMultipleValue'],
    inputs: { perShare: 'epsDiluted' },
  },
  {
    multiple: 'evToEbitda',
    amount: 'ebitda',
    outputs: ['peerEnterpriseMultiple', 'peerEnterpriseMultipleValue'],
    inputs: { amount: 'ebitda', netDebt: 'netDebt', shares: 'sharesDiluted' },
  },
];

/** What explains a multiple, by the names of the formula. */
const explaining = { growth: 'revenueGrowth', returnOnCapital: 'returnOnInvestedCapital' } as const;

/** More would fill the receipt and tell little more. */
const mostPeers = 20;

function isMeasured({ multiple }: Plane, { values }: UniverseMember): boolean {
  return (
    [multiple, ...Object.values(explaining)].every((metric) => values[metric] != null) && (values[multiple] ?? 0) > 0
  );
}

function refusalOf(count: number): LocalText | null {
  return peerMultiples.applies(new Map([['peers', count]]));
}

/** The largest of its sector, or of the whole market where the sector has too few for a plane. */
function comparable(
  context: ReportContext,
  plane: Plane,
): { readonly peers: readonly UniverseMember[]; readonly note: LocalText } {
  const among = (isOfSector: boolean) => peersOf(context, isOfSector).filter((member) => isMeasured(plane, member));
  const ofSector = among(true);
  if (refusalOf(ofSector.length) === null) return { peers: ofSector.slice(0, mostPeers), note: texts.ofSector };
  return { peers: among(false).slice(0, mostPeers), note: texts.ofMarket };
}

/** Its own figures by the names of a formula; null when one of them is not known. */
function ownInputs(
  { book }: ReportContext,
  place: Place,
  names: Readonly<Record<string, string>>,
): readonly FormulaInput[] | null {
  const inputs = Object.entries(names).flatMap(([name, metric]): readonly FormulaInput[] => {
    const id = metric === 'sharesDiluted' ? shareCount(book, place) : figureAt(book, place, metric);
    return id === null || valueOf(book, id) === null ? [] : [{ name, fact: id }];
  });
  return inputs.length === Object.keys(names).length ? inputs : null;
}

function rowsOf(context: ReportContext, place: Place, plane: Plane): readonly Row[] {
  const { book, instrument, universe } = context;
  const outputs = plane.outputs.flatMap((id) => peerMultiples.outputs.filter((output) => output.id === id));
  const refused = (why: LocalText): readonly Row[] =>
    outputs.map(({ id, label, meaning }) => ({
      label,
      fact: book.missing({ id, metric: id, why }).id,
      note: meaning,
    }));
  if (isFinancial(instrument) || isProperty(instrument)) return refused(texts.otherKind);
  const at = ownInputs(context, place, explaining);
  const own = ownInputs(context, place, plane.inputs);
  if (at === null || own === null) return refused(texts.ownUnknown);
  const amount = figureAt(book, place, plane.amount);
  if (amount === null || !((valueOf(book, amount) ?? 0) > 0)) return refused(blendTexts.noProfit);
  const { peers, note } = comparable(context, plane);
  const why = universe === null ? factorTexts.notMeasured : refusalOf(peers.length);
  const [multiple, value] = outputs;
  if (why !== null || multiple === undefined || value === undefined) return refused(why ?? texts.noPlane);
  const measured = [
    ['multiple', plane.multiple],
    ['growth', explaining.growth],
    ['return', explaining.returnOnCapital],
  ] as const;
  const inputs = peers.flatMap((peer, index) =>
    measured.flatMap(([name, metric]): readonly FormulaInput[] => {
      const fact = peerFact(context, peer, metric);
      return fact === null ? [] : [{ name: `${name}${index + 1}`, fact }];
    }),
  );
  const fitted = book.derived({
    id: multiple.id,
    metric: multiple.id,
    inputs: [...at, ...inputs],
    why: texts.noPlane,
  });
  const worth = book.derived({
    id: value.id,
    metric: value.id,
    inputs: [{ name: 'multiple', fact: fitted.id }, ...own],
    currency: reportingCurrency(instrument),
  });
  return [
    { label: multiple.label, fact: fitted.id, note },
    { label: value.label, fact: worth.id, note: value.meaning },
  ];
}

/**
 * The multiples of earnings and of the whole business that its peers' growth and return on capital give this company, and
 * what a share is worth at each; missing with the reason where the market was not measured, too few compare, or its own
 * figures are unknown.
 */
export function peerMultipleRows(context: ReportContext, place: Place): readonly Row[] {
  return planes.flatMap((plane) => rowsOf(context, place, plane));
}
