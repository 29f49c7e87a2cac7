import { queryOptions } from '@tanstack/react-query';
import type { listDesks, readDesk, readDeskOffer, startDesk, stopDesk } from '@plumbline/contract/desk';
import type { Answerer } from '@plumbline/contract/models';
import type { Desk, DeskEvent } from '@plumbline/model/desk';
import { applyDeskChange } from '@plumbline/model/desk';
import { call } from './api.ts';

export const deskOfferQuery = (instrument: string, report: string | undefined) =>
  queryOptions({
    queryKey: ['desk-offer', instrument, report ?? null],
    queryFn: ({ signal }) =>
      call<typeof readDeskOffer>('get', '/desk/offer', {
        as: 'owner',
        query: { instrument, ...(report === undefined ? {} : { report }) },
        signal,
      }),
    staleTime: 0,
  });

export const desksQuery = (instrument: string) =>
  queryOptions({
    queryKey: ['desks', instrument],
    queryFn: ({ signal }) =>
      call<typeof listDesks>('get', '/desk/runs', { as: 'owner', query: { instrument, limit: 10 }, signal }),
  });

export const deskQuery = (id: string) =>
  queryOptions({
    queryKey: ['desk', id],
    queryFn: ({ signal }) => call<typeof readDesk>('get', '/desk/runs/:id', { as: 'owner', params: { id }, signal }),
    // A run that has ended never changes; one in progress tells of itself.
    staleTime: ({ state }) => (state.data?.run.finishedAt == null ? 0 : Number.POSITIVE_INFINITY),
  });

export interface DeskWish {
  readonly instrument: string;
  readonly report?: string;
  readonly by?: Answerer;
}

export const deskCalls = {
  /** One press is one run, however often its request is sent. */
  start: (body: DeskWish, idempotencyKey: string) =>
    call<typeof startDesk>('post', '/desk/runs', { as: 'owner', body, idempotencyKey }),
  stop: (id: string) => call<typeof stopDesk>('post', '/desk/runs/:id/stop', { as: 'owner', params: { id }, body: {} }),
};

/** What a run that is followed has come to, and the lines of its feed. */
export interface FollowedDesk {
  readonly desk: Desk | null;
  readonly feed: readonly Omit<DeskEvent, 'change'>[];
}

export const noDesk: FollowedDesk = { desk: null, feed: [] };

/** The first event brings the whole desk; each of the others what it changed. */
export function addDeskEvent({ desk, feed }: FollowedDesk, { change, ...line }: DeskEvent): FollowedDesk {
  const whole = desk === null ? (change as Desk) : applyDeskChange(desk, change);
  return { desk: whole, feed: [...feed, line] };
}
