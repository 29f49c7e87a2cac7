import { queryOptions } from '@tanstack/react-query';
import type {
  listLabs,
  openLab,
  readLab,
  readLabOffer,
  startLab,
  stopLab,
  tellLab,
} from '@plumbline/contract/strategy-lab';
import type { Answerer } from '@plumbline/contract/models';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { call } from './api.ts';

export const labOfferQuery = queryOptions({
  queryKey: ['lab-offer'],
  queryFn: ({ signal }) => call<typeof readLabOffer>('get', '/lab/offer', { as: 'owner', signal }),
  staleTime: 0,
});

export const labsQuery = queryOptions({
  queryKey: ['labs'],
  queryFn: ({ signal }) => call<typeof listLabs>('get', '/lab/runs', { as: 'owner', query: { limit: 10 }, signal }),
  staleTime: 0,
});

export const labQuery = (id: string) =>
  queryOptions({
    queryKey: ['lab', id],
    queryFn: ({ signal }) => call<typeof readLab>('get', '/lab/runs/:id', { as: 'owner', params: { id }, signal }),
  });

export interface LabRequest {
  readonly spec: StrategySpec;
  readonly idea: string;
  readonly by?: Answerer;
}

const owned = (id: string) => ({ as: 'owner', params: { id } }) as const;

export const labCalls = {
  /** One press is one run, however often its request is sent. */
  start: (body: LabRequest, idempotencyKey: string) =>
    call<typeof startLab>('post', '/lab/runs', { as: 'owner', body, idempotencyKey }),
  stop: (id: string) => call<typeof stopLab>('post', '/lab/runs/:id/stop', { ...owned(id), body: {} }),
  tell: (id: string, words: string) =>
    call<typeof tellLab>('post', '/lab/runs/:id/words', { ...owned(id), body: { words } }),
  open: (id: string) => call<typeof openLab>('post', '/lab/runs/:id/open', { ...owned(id), body: {} }),
};
