import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import type {
  checkSources,
  deleteSourceKey,
  readSourceSettings,
  saveSourceContact,
  saveSourceFeeds,
  saveSourceKey,
  saveSourceOrder,
  saveSourceOutbound,
} from '@plumbline/contract/sources';
import type { readSources } from '@plumbline/contract/system';
import type { CallOutput } from '../../lib/api.ts';
import { call } from '../../lib/api.ts';
import { sourceSettingsQuery, sourcesQuery } from '../../lib/queries.ts';

type Settings = CallOutput<typeof readSourceSettings>;
type Sources = CallOutput<typeof readSources>;

/** The word that proves who runs the server: kept while the page is open, never stored. */
export const useOperatorToken = create<{ readonly token: string }>(() => ({ token: '' }));

/** What may be changed about data sources, and how. */
export function useSourceSettings() {
  const client = useQueryClient();
  const settings = useQuery(sourceSettingsQuery);
  const token = useOperatorToken((state) => state.token);
  const as = { as: 'owner', operatorToken: token } as const;

  const keep = (next: Settings): void => {
    client.setQueryData(sourceSettingsQuery.queryKey, next);
    void client.invalidateQueries({ queryKey: sourcesQuery.queryKey });
  };

  const order = useMutation({
    mutationFn: (line: { readonly market: string; readonly question: string; readonly providerIds: string[] }) =>
      call<typeof saveSourceOrder>('put', '/sources/order', { ...as, body: line }),
    // The row moves under the finger; a refusal moves it back.
    onMutate: async ({ market, question, providerIds }) => {
      // An answer still under way has the order of before.
      await client.cancelQueries({ queryKey: sourcesQuery.queryKey });
      client.setQueryData<Sources>(sourcesQuery.queryKey, (shown) =>
        shown === undefined
          ? shown
          : {
              ...shown,
              lines: shown.lines.map((line) =>
                line.market === market && line.question === question ? { ...line, providerIds } : line,
              ),
            },
      );
    },
    onSuccess: keep,
    onError: () => client.invalidateQueries({ queryKey: sourcesQuery.queryKey }),
  });
  const saveKey = useMutation({
    mutationFn: ({ source, key }: { readonly source: string; readonly key: string }) =>
      call<typeof saveSourceKey>('put', '/sources/keys/:source', { ...as, params: { source }, body: { key } }),
    onSuccess: keep,
  });
  const removeKey = useMutation({
    mutationFn: (source: string) =>
      call<typeof deleteSourceKey>('delete', '/sources/keys/:source', { ...as, params: { source } }),
    onSuccess: keep,
  });
  const saveFeeds = useMutation({
    mutationFn: (feeds: { title: string; url: string }[]) =>
      call<typeof saveSourceFeeds>('put', '/sources/feeds', { ...as, body: { feeds } }),
    onSuccess: keep,
  });
  const saveContact = useMutation({
    mutationFn: (email: string | null) =>
      call<typeof saveSourceContact>('put', '/sources/contact', { ...as, body: { email } }),
    onSuccess: keep,
  });
  const saveOutbound = useMutation({
    mutationFn: (change: {
      readonly proxy?: string | null;
      readonly bypass?: string;
      readonly agent?: string | null;
    }) => call<typeof saveSourceOutbound>('put', '/sources/outbound', { ...as, body: change }),
    onSuccess: keep,
  });
  const check = useMutation({
    mutationFn: () => call<typeof checkSources>('post', '/sources/check', { as: 'owner', body: {} }),
    onSettled: () => client.invalidateQueries({ queryKey: sourcesQuery.queryKey }),
  });

  const changes = settings.data?.changes ?? 'nobody';
  const mayChange = changes === 'everyone' || (changes === 'token' && token !== '');
  return { settings, changes, mayChange, order, saveKey, removeKey, saveFeeds, saveContact, saveOutbound, check };
}

export type SourceSettingsHook = ReturnType<typeof useSourceSettings>;
