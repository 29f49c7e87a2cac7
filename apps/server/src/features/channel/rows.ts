import type { Selectable } from 'kysely';
import type { ChannelView, DeliveryAttempt, DeliveryView } from '@plumbline/contract/channel';
import { channelKinds, type ChannelKind } from '@plumbline/model/channel';
import { PlumblineError } from '@plumbline/model/errors';
import { media } from './media/registry.ts';
import type { Database } from '../../platform/db/schema.ts';
import { seal, unseal } from '../../platform/seal.ts';
import type { Medium, Opened } from './medium.ts';
import type { Message } from './notice.ts';
import { subjectOf } from './notice.ts';
import { printNotice } from './print-notice.ts';

export type ChannelRow = Selectable<Database['channels']>;
export type DeliveryRow = Selectable<Database['deliveries']>;

export function mediumOf(kind: string): Medium {
  const found = media.find(({ id }) => id === kind);
  if (found === undefined) throw new PlumblineError('data-refused', `This version does not know the medium ${kind}.`);
  return found;
}

/** Work moves to an account when somebody signs in, so the id of the row, which never changes, is what a secret is bound to. */
export const purposeOf = (channelId: string): string => `channel|${channelId}`;

export function sealSecrets(master: Uint8Array, channelId: string, secrets: Opened['secrets']): string {
  return seal(master, purposeOf(channelId), JSON.stringify(secrets));
}

export function secretsOf(master: Uint8Array, { id, sealed }: Pick<ChannelRow, 'id' | 'sealed'>): Opened['secrets'] {
  // Sealed by this file from texts under names.
  return JSON.parse(unseal(master, purposeOf(id), sealed)) as Opened['secrets'];
}

export function settingsOf({ settings }: Pick<ChannelRow, 'settings'>): Opened['settings'] {
  // Written by the service from what a medium opened.
  return JSON.parse(settings) as Opened['settings'];
}

export function noticeOf({ message }: Pick<DeliveryRow, 'message'>): Message {
  // Written by the outbox from a typed value.
  return JSON.parse(message) as Message;
}

export function triesOf({ tries }: Pick<DeliveryRow, 'tries'>): readonly DeliveryAttempt[] {
  // Written by the deliverer from typed values.
  return JSON.parse(tries) as DeliveryAttempt[];
}

function kindOf(kind: string): ChannelKind {
  return channelKinds.find((one) => one === kind) ?? 'webhook';
}

type DeliveryChannel = Pick<ChannelRow, 'id' | 'kind' | 'settings' | 'locale'>;

export function deliveryView(row: DeliveryRow, channel: DeliveryChannel): DeliveryView {
  const notice = noticeOf(row);
  return {
    id: row.id,
    channelId: row.channel_id,
    channelKind: kindOf(channel.kind),
    target: mediumOf(channel.kind).target(settingsOf(channel)),
    kind: row.kind,
    subjectId: subjectOf(notice),
    title: printNotice(row.key, notice, channel.locale).subject,
    key: row.key,
    state: row.state,
    attempts: [...triesOf(row)],
    dueAt: row.state === 'waiting' ? row.due_at : null,
    createdAt: row.created_at,
  };
}

export function channelView(row: ChannelRow, last: DeliveryRow | null, fault: string | null): ChannelView {
  return {
    id: row.id,
    kind: kindOf(row.kind),
    target: mediumOf(row.kind).target(settingsOf(row)),
    locale: row.locale,
    enabled: row.enabled === 1,
    confirmed: row.confirmed_at !== null,
    fault,
    createdAt: row.created_at,
    last: last === null ? null : deliveryView(last, row),
  };
}
