import type { Expression } from '@plumbline/model/strategy-spec';
import { sortMemory } from '../../catalogue/factors/radix-order.ts';
import { percentileRanks, standardScores, withinGroups } from './cross-section.ts';
import { sampleOf } from './kept-samples.ts';
import { frozenAt } from './as-of.ts';
import { asOfColumn, asOfSampled, columnKernel, keptLaw, refuseAt, type Kernel } from './kernel.ts';
import type { PriceLaw } from './price-law.ts';
import { acrossMembers, acrossSamples, alignedColumn, partnerName, peerOf, type Across } from './universe-scope.ts';
import type { ExpressionContext, Peer, Seat } from './expression-context.ts';

type OtherCall = Extract<Expression, { readonly op: 'other' }>;
type CrossSectionCall = Extract<Expression, { readonly op: 'score' | 'percentile' }>;

function seatOf({ seat }: ExpressionContext, path: string): Seat {
  return seat ?? refuseAt(path, 'reads other instruments, and this run has none beside its own.');
}

/** A law of another instrument's prices, named with it; null for one that reads further instruments itself. */
function lawElsewhere(law: PriceLaw | null, name: string): PriceLaw | null {
  if (law === null || Object.keys(law).some((key) => key.includes(' of '))) return null;
  return Object.fromEntries(Object.entries(law).map(([key, power]) => [`${key} of ${name}`, power]));
}

/** The row of another instrument that is the latest known on a row of one's own; its first before there is one. */
function knownRow(peer: Peer, self: Peer, row: number): number {
  const rows = Float64Array.from(peer.context.bars.time.keys());
  const known = alignedColumn(rows, peer, self)[row];
  return Number.isNaN(known) ? 0 : known;
}

/** Compiles an expression on the bars of another instrument: its values as known at the bars of this one. */
export function compileOther(call: OtherCall, of: Kernel, path: string): Kernel {
  const name = call.instrument ?? partnerName;
  const law = keptLaw(() => lawElsewhere(of.law(), name));
  return columnKernel(
    of.kind,
    (parameters) => `(other ${name} ${of.text(parameters)})`,
    (context) => {
      const seat = seatOf(context, path);
      const peer = peerOf(seat, call.instrument, path);
      const self = seat.scope.peers[seat.self];
      if (context.asOf !== undefined) {
        const then = frozenAt(peer.context, knownRow(peer, self, context.asOf));
        return alignedColumn(of.column(then), peer, self);
      }
      const isLawful = context.isScaled !== true || law() !== null;
      return alignedColumn(isLawful ? of.column(peer.context) : asOfColumn(of, peer.context), peer, self);
    },
    { law, reads: [name, ...of.reads] },
  );
}

/** Compiles a standing among the universe: the cross-section of a time is computed once for all its members. */
export function compileCrossSection(call: CrossSectionCall, of: Kernel, path: string): Kernel {
  const { op, within } = call;
  const stand = op === 'score' ? standardScores : percentileRanks;
  const text: Kernel['text'] = (parameters) => `(${op} ${within} ${of.text(parameters)})`;
  /** The member's own part of what is computed once for all of them. */
  const own = (
    context: ExpressionContext,
    cacheOf: (scope: Seat['scope']) => Seat['scope']['cache'],
    read: (peer: Peer) => Float64Array,
    spread: typeof acrossMembers,
  ): Float64Array => {
    const { scope, self } = seatOf(context, path);
    const columns = sampleOf(cacheOf(scope), text(context.parameters), () => {
      const members = scope.peers.slice(0, scope.members);
      const sectors = members.map(({ sector }) => sector);
      const memory = sortMemory(scope.members);
      const all: Across = (values, out) => stand(values, out, memory);
      const across: Across = within === 'sector' ? (values, out) => withinGroups(values, sectors, all, out) : all;
      return spread(scope, members.map(read), across);
    });
    return columns[self] ?? refuseAt(path, 'ranks the universe, which this one is not part of.');
  };
  return columnKernel(
    'number',
    text,
    (context) =>
      own(
        context,
        ({ cache }) => cache,
        (peer) => asOfColumn(of, peer.context),
        acrossMembers,
      ),
    {
      sampled: (context) =>
        own(
          context,
          ({ samples }) => samples,
          (peer) => asOfSampled(of, peer.context),
          acrossSamples,
        ),
    },
  );
}
