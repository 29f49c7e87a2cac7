import type { Expression } from '@plumbline/model/strategy-spec';
import { sortMemory } from '../factors/radix-order.ts';
import { percentileRanks, standardScores, withinGroups } from './cross-section.ts';
import { sampleOf } from './kept-samples.ts';
import { columnKernel, refuseAt, type ExpressionContext, type Kernel } from './kernel.ts';
import { acrossMembers, acrossSamples, alignedColumn, type Across, type Peer, type Seat } from './universe-scope.ts';

type OtherCall = Extract<Expression, { readonly op: 'other' }>;
type CrossSectionCall = Extract<Expression, { readonly op: 'score' | 'percentile' }>;

function seatOf({ seat }: ExpressionContext, path: string): Seat {
  return seat ?? refuseAt(path, 'reads other instruments, and this run has none beside its own.');
}

function peerOf({ scope, self }: Seat, instrument: string | null, path: string): Peer {
  if (instrument !== null) {
    const peer = scope.peers.find(({ id }) => id === instrument);
    return peer ?? refuseAt(path, `the run comes without prices of ${instrument}. Add them to it.`);
  }
  if (scope.members === 2 && self < 2) return scope.peers[1 - self];
  return refuseAt(path, `a partner needs a universe of two instruments, not ${scope.members}.`);
}

/** Compiles an expression on the bars of another instrument: its values as known at the bars of this one. */
export function compileOther(call: OtherCall, of: Kernel, path: string): Kernel {
  return columnKernel(
    of.kind,
    (parameters) => `(other ${call.instrument ?? 'partner'} ${of.text(parameters)})`,
    (context) => {
      const seat = seatOf(context, path);
      const peer = peerOf(seat, call.instrument, path);
      return alignedColumn(of.column(peer.context), peer, seat.scope.peers[seat.self]);
    },
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
        (peer) => of.column(peer.context),
        acrossMembers,
      ),
    (context) =>
      own(
        context,
        ({ samples }) => samples,
        (peer) => of.sampled(peer.context),
        acrossSamples,
      ),
  );
}
