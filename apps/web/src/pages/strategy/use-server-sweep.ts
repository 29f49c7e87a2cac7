import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { listSweeps, readSweepCells, startSweep, stopSweep, SweepView } from '@plumbline/contract/sweep';
import type { WideSweepRequest } from '@plumbline/quant/engine/sweep/wide-sweep-request';
import { apiUrl, call, ensureSession } from '../../lib/api.ts';
import type { WideSweepState } from './wide-sweeps.ts';

/** How often a sweep is asked for while its events do not come through. */
const lookMs = 5000;

export interface ServerSweep {
  /** Null when the server knows none of that key. */
  readonly swept: WideSweepState | null;
  /** Why it ended, in the words of the server. */
  readonly why: string | null;
  readonly isBusy: boolean;
  readonly start: (order: WideSweepRequest) => void;
  readonly stop: () => void;
}

interface Found {
  readonly id: string;
  readonly round: number;
  readonly sharpe: Float64Array;
}

const isUnderWay = ({ state }: SweepView): boolean => state === 'queued' || state === 'running';

function sweepsKey(strategyId: string): readonly [string, string] {
  return ['sweeps', strategyId];
}

/** Sweeps of a strategy that the server keeps, the latest first. */
export function useServerSweeps(strategyId: string): readonly SweepView[] {
  const { data } = useQuery({
    queryKey: sweepsKey(strategyId),
    queryFn: ({ signal }) =>
      call<typeof listSweeps>('get', '/strategies/:id/sweeps', { as: 'owner', params: { id: strategyId }, signal }),
    refetchInterval: ({ state }) => (state.data?.sweeps.some(isUnderWay) === true ? lookMs : false),
  });
  return data?.sweeps ?? [];
}

/** Hears how far it has come; the cells themselves are asked for. */
function useProgress(strategyId: string, isListening: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isListening) return undefined;
    let source: EventSource | null = null;
    let isGone = false;
    ensureSession().then(
      () => {
        if (isGone) return;
        source = new EventSource(apiUrl('/strategies/:id/events', { id: strategyId }));
        source.addEventListener(
          'message',
          () => void client.invalidateQueries({ queryKey: sweepsKey(strategyId) }, { cancelRefetch: false }),
        );
      },
      // Without a server there is nothing to hear.
      () => undefined,
    );
    return () => {
      isGone = true;
      source?.close();
    };
  }, [client, strategyId, isListening]);
}

/** The cells as far as they are here: each stretch is fetched once. */
function useCells(strategyId: string, view: SweepView | null): Float64Array {
  const [found, setFound] = useState<Found>({ id: '', round: 0, sharpe: new Float64Array() });
  const isOurs = view !== null && view.id === found.id && view.round === found.round;
  const known = isOurs ? found.sharpe : new Float64Array();
  const from = known.length;
  const isBehind = view !== null && from < view.done;
  useEffect(() => {
    if (view === null || !isBehind) return undefined;
    const stop = new AbortController();
    const input = { params: { id: strategyId, sweep: view.id }, query: { from }, signal: stop.signal };
    call<typeof readSweepCells>('get', '/strategies/:id/sweeps/:sweep/cells', { as: 'owner', ...input }).then(
      ({ round, sharpe }) => {
        if (round !== view.round) return;
        setFound((before) => {
          const joined = new Float64Array(from + sharpe.length);
          if (from > 0) joined.set(before.sharpe.subarray(0, from));
          joined.set(
            sharpe.map((value) => value ?? Number.NaN),
            from,
          );
          return { id: view.id, round, sharpe: joined };
        });
      },
      // The next look asks again.
      () => undefined,
    );
    return () => stop.abort();
  }, [strategyId, view, from, isBehind]);
  return known;
}

function stateOf(view: SweepView): WideSweepState['state'] {
  if (isUnderWay(view)) return 'running';
  return view.state === 'done' ? 'done' : 'stopped';
}

/** The sweep of that key as the server computes it: it goes on when the page is closed. */
export function useServerSweep(
  strategyId: string,
  view: SweepView | null,
  onProblem: (reason: unknown) => void,
): ServerSweep {
  const client = useQueryClient();
  const refresh = (): void => void client.invalidateQueries({ queryKey: sweepsKey(strategyId) });
  // One that was stopped still keeps what it was finding, and may go on in another window.
  useProgress(strategyId, view !== null && view.state !== 'done');
  const known = useCells(strategyId, view);
  const starting = useMutation({
    mutationFn: (body: WideSweepRequest) =>
      call<typeof startSweep>('post', '/strategies/:id/sweeps', { as: 'owner', params: { id: strategyId }, body }),
    onSuccess: refresh,
    onError: onProblem,
  });
  const stopping = useMutation({
    mutationFn: (sweep: string) =>
      call<typeof stopSweep>('post', '/strategies/:id/sweeps/:sweep/stop', {
        as: 'owner',
        params: { id: strategyId, sweep },
        body: {},
      }),
    onSuccess: refresh,
    onError: onProblem,
  });
  let swept: WideSweepState | null = null;
  if (view !== null) {
    const sharpe = new Float64Array(view.total).fill(Number.NaN);
    sharpe.set(known.subarray(0, view.total));
    const { ms, isRough } = view;
    swept = { state: stateOf(view), sharpe, done: known.length, ms, isRough: isRough === true, error: null };
  }
  return {
    swept,
    why: view?.error ?? null,
    isBusy: starting.isPending || stopping.isPending,
    start: (order) => starting.mutate(order),
    stop: () => (view === null ? undefined : stopping.mutate(view.id)),
  };
}
