import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { changeAlert, createAlert, removeAlert } from '@plumbline/contract/alert';
import type {
  changeChannel,
  confirmChannel,
  createChannel,
  NewChannel,
  QuietHours,
  removeChannel,
  saveQuietHours,
  testChannel,
} from '@plumbline/contract/channel';
import type { NewAlert } from '@plumbline/contract/alert';
import { alertsQuery, channelsQuery } from '../../lib/alerts.ts';
import { call } from '../../lib/api.ts';

/** Everything that can be done with channels; each change is read back from the server. */
export function useChannelChanges() {
  const client = useQueryClient();
  const onSettled = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: channelsQuery.queryKey }),
      client.invalidateQueries({ queryKey: ['signals', 'deliveries'] }),
    ]);
  return {
    create: useMutation({
      mutationFn: (body: NewChannel) => call<typeof createChannel>('post', '/channels', { as: 'owner', body }),
      onSettled,
    }),
    change: useMutation({
      mutationFn: ({ id, enabled }: { readonly id: string; readonly enabled: boolean }) =>
        call<typeof changeChannel>('patch', '/channels/:id', { as: 'owner', params: { id }, body: { enabled } }),
      onSettled,
    }),
    confirm: useMutation({
      mutationFn: ({ id, code }: { readonly id: string; readonly code: string }) =>
        call<typeof confirmChannel>('post', '/channels/:id/confirm', { as: 'owner', params: { id }, body: { code } }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (id: string) =>
        call<typeof removeChannel>('delete', '/channels/:id', { as: 'owner', params: { id } }),
      onSettled,
    }),
    test: useMutation({
      mutationFn: (id: string) =>
        call<typeof testChannel>('post', '/channels/:id/test', { as: 'owner', params: { id } }),
      onSettled,
    }),
    quiet: useMutation({
      mutationFn: (quietHours: QuietHours | null) =>
        call<typeof saveQuietHours>('put', '/quiet-hours', { as: 'owner', body: { quietHours } }),
      onSettled,
    }),
  };
}

/** Everything that can be done with alerts. */
export function useAlertChanges() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: alertsQuery.queryKey });
  return {
    create: useMutation({
      mutationFn: (body: NewAlert) => call<typeof createAlert>('post', '/alerts', { as: 'owner', body }),
      onSettled,
    }),
    change: useMutation({
      mutationFn: ({ id, state }: { readonly id: string; readonly state: 'active' | 'paused' }) =>
        call<typeof changeAlert>('patch', '/alerts/:id', { as: 'owner', params: { id }, body: { state } }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (id: string) => call<typeof removeAlert>('delete', '/alerts/:id', { as: 'owner', params: { id } }),
      onSettled,
    }),
  };
}
