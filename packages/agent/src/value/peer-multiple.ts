import type { FormulaInput } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import type { Block } from '@plumbline/model/report';
import { peerMultiples } from '@plumbline/quant/valuations/peer-multiples';
import type { ReportContext } from '../report/context.ts';
import { valueOf } from '../report/fact-lookup.ts';
import { isFinancial, reportingCurrency } from '../report/instrument-kind.ts';
import { blendTexts } from '../report/messages/blend.ts';
import { factorTexts } from '../report/messages/factors.ts';
import { peerFact, peersOf } from '../report/peers.ts';
import type { Place } from '../report/places.ts';
import { figureAt } from '../report/places.ts';
import type { UniverseMember } from '../report/universe.ts';
import { isProperty } from './company-kind.ts';
import { peerTexts as texts } from './messages/peers.ts';

type Row = Extract<Block, { readonly kind: 'models' }>['rows'][number];

/** What the plane is fitted to, for each peer in the order the formula reads. */
const measured = [
  ['multiple', 'priceToEarnings'],
  ['growth', 'revenueGrowth'],
  ['return', 'returnOnInvestedCapital'],
] as const;

/** More would fill the receipt and tell little more. */
const mostPeers = 20;

function isMeasured({ values }: UniverseMember): boolean {
  return measured.every(([, metric]) => values[metric] != null) && (values['priceToEarnings'] ?? 0) > 0;
}

function refusalOf(count: number): LocalText | null {
  return peerMultiples.applies(new Map([['peers', count]]));
}

/** The largest of its sector, or of the whole market where the sector has too few for a plane. */
function comparable(context: ReportContext): { readonly peers: readonly UniverseMember[]; readonly note: LocalText } {
  const ofSector = peersOf(context, true).filter(isMeasured);
  if (refusalOf(ofSector.length) === null) return { peers: ofSector.slice(0, mostPeers), note: texts.ofSector };
  return { peers: peersOf(context, false).filter(isMeasured).slice(0, mostPeers), note: texts.ofMarket };
}

/** Its own figures that the plane is read at, or why it cannot be. */
function ownInputs(context: ReportContext, place: Place): Readonly<Record<string, string>> | LocalText {
  const { book, instrument } = context;
  if (isFinancial(instrument) || isProperty(instrument)) return texts.otherKind;
  const [growth, returnOnCapital, perShare] = ['revenueGrowth', 'returnOnInvestedCapital', 'epsDiluted'].map(
    (metric) => {
      const id = figureAt(book, place, metric);
      return id === null || valueOf(book, id) === null ? null : id;
    },
  );
  if (growth == null || returnOnCapital == null || perShare == null) return texts.ownUnknown;
  return (valueOf(book, perShare) ?? 0) > 0 ? { growth, returnOnCapital, perShare } : blendTexts.noProfit;
}

/**
 * The multiple of earnings that its peers' growth and return on capital give this company, and what a share is worth at
 * it; each missing with the reason where the market was not measured, too few compare, or its own figures are unknown.
 */
export function peerMultipleRows(context: ReportContext, place: Place): readonly Row[] {
  const { book, universe } = context;
  const own = ownInputs(context, place);
  const { peers, note } = comparable(context);
  const why = 'en' in own ? own : universe === null ? factorTexts.notMeasured : refusalOf(peers.length);
  const [multiple, value] = peerMultiples.outputs;
  if (multiple === undefined || value === undefined) return [];
  if (why !== null || 'en' in own) {
    const reason = why ?? texts.ownUnknown;
    return [multiple, value].map(({ id, label, meaning }) => ({
      label,
      fact: book.missing({ id, metric: id, why: reason }).id,
      note: meaning,
    }));
  }
  const inputs = peers.flatMap((peer, at) =>
    measured.flatMap(([name, metric]): readonly FormulaInput[] => {
      const fact = peerFact(context, peer, metric);
      return fact === null ? [] : [{ name: `${name}${at + 1}`, fact }];
    }),
  );
  const fitted = book.derived({
    id: multiple.id,
    metric: multiple.id,
    inputs: [
      { name: 'growth', fact: own['growth'] ?? '' },
      { name: 'returnOnCapital', fact: own['returnOnCapital'] ?? '' },
      ...inputs,
    ],
    why: texts.noPlane,
  });
  const worth = book.derived({
    id: value.id,
    metric: value.id,
    inputs: [
      { name: 'multiple', fact: fitted.id },
      { name: 'perShare', fact: own['perShare'] ?? '' },
    ],
    currency: reportingCurrency(context.instrument),
  });
  return [
    { label: multiple.label, fact: fitted.id, note },
    { label: value.label, fact: worth.id, note: value.meaning },
  ];
}
