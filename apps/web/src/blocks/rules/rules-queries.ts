import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { explainFill, readRules } from '@plumbline/contract/rules';
import { call, type CallInput, type CallOutput } from '../../lib/api.ts';

export type Rules = CallOutput<typeof readRules>;
export type Rule = Rules['rules'][number];
export type FillAnswer = CallOutput<typeof explainFill>;
export type FillRequest = CallInput<typeof explainFill>['body'];

export function rulesQuery(id: string, date: string | undefined) {
  return queryOptions({
    queryKey: ['rules', id, date ?? ''],
    queryFn: ({ signal }) =>
      call<typeof readRules>('get', '/rules/:id', {
        params: { id },
        query: date === undefined ? {} : { date },
        signal,
      }),
    staleTime: 60_000,
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export function askFill(id: string, body: FillRequest): Promise<FillAnswer> {
  return call<typeof explainFill>('post', '/rules/:id/fill', { params: { id }, body });
}
