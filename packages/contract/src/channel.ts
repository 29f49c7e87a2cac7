import { z } from 'zod';
import { channelKinds, deliveryStates } from '@plumbline/model/channel';
import { locales } from '@plumbline/model/locale';
import { route } from './route.ts';

/** What came of one try to deliver something. */
const attempt = z.object({
  at: z.number(),
  ms: z.number(),
  ok: z.boolean(),
  /** HTTP or SMTP status; null where nobody answered. */
  status: z.number().nullable(),
  /** Beginning of what the receiver said, or why nobody did. */
  said: z.string(),
});
export type DeliveryAttempt = z.infer<typeof attempt>;

export const deliveryView = z.object({
  id: z.string(),
  channelId: z.string(),
  channelKind: z.enum(channelKinds),
  /** Masked. */
  target: z.string(),
  kind: z.enum(['signal', 'alert', 'brief', 'test']),
  /** The signal or the alert's event that it tells of. */
  subjectId: z.string(),
  title: z.string(),
  /** Idempotency key that was sent along. */
  key: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.array(attempt),
  /** When it is tried next; null when it is over. */
  dueAt: z.number().nullable(),
  createdAt: z.number(),
});
export type DeliveryView = z.infer<typeof deliveryView>;

/** A medium of its owner. Secrets go in and are used; they never come out again. */
export const channelView = z.object({
  id: z.string(),
  kind: z.enum(channelKinds),
  /** Where it leads, masked: enough to tell two apart. */
  target: z.string(),
  locale: z.enum(locales),
  enabled: z.boolean(),
  /** False while a code that was sent there waits to be entered. */
  confirmed: z.boolean(),
  /** Why its secret cannot be used; null when it can. */
  fault: z.string().nullable(),
  createdAt: z.number(),
  last: deliveryView.nullable(),
});
export type ChannelView = z.infer<typeof channelView>;

const minute = z.number().int().min(0).max(1439);
export const quietHours = z.strictObject({
  /** Minutes after midnight in the zone; from later than until = over midnight. */
  from: minute,
  until: minute,
  timeZone: z.string().min(1).max(60),
});
export type QuietHours = z.infer<typeof quietHours>;

export const channelSettings = z.object({
  channels: z.array(channelView),
  /** What this server can send by, and why it cannot by the others. */
  media: z.array(z.object({ kind: z.enum(channelKinds), why: z.enum(['no-mail-server']).nullable() })),
  /** A bot of this server's own: who has a channel in Telegram needs none. */
  hasTelegramBot: z.boolean(),
  quietHours: quietHours.nullable(),
  /** What could not be delivered and was not put aside yet. */
  failed: z.array(deliveryView),
});
export type ChannelSettings = z.infer<typeof channelSettings>;

const locale = z.enum(locales).default('en');
export const newChannel = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('email'), address: z.email().max(200), locale }),
  z.strictObject({
    kind: z.literal('telegram'),
    chatId: z.string().regex(/^(-?\d{1,20}|@\w{4,40})$/),
    token: z
      .string()
      .regex(/^\d{4,20}:[\w-]{20,120}$/)
      .optional(),
    locale,
  }),
  z.strictObject({ kind: z.literal('discord'), url: z.url().max(400), locale }),
  z.strictObject({ kind: z.literal('webhook'), url: z.url({ protocol: /^https?$/ }).max(800), locale }),
]);
export type NewChannel = z.infer<typeof newChannel>;

const byId = z.object({ id: z.string().max(40) });

export const readChannels = route({
  method: 'get',
  path: '/channels',
  permission: 'owner',
  summary: 'The media signals go out by, quiet hours, and what could not be delivered',
  response: channelSettings,
});

export const createChannel = route({
  method: 'post',
  path: '/channels',
  permission: 'owner',
  summary: 'Add a medium. Its secret is stored encrypted and never told again; that of a webhook is told this once',
  body: newChannel,
  response: z.object({ channel: channelView, signingSecret: z.string().nullable() }),
});

export const changeChannel = route({
  method: 'patch',
  path: '/channels/:id',
  permission: 'owner',
  summary: 'Switch a medium on or off',
  params: byId,
  body: z.strictObject({ enabled: z.boolean() }),
  response: channelView,
});

export const confirmChannel = route({
  method: 'post',
  path: '/channels/:id/confirm',
  permission: 'owner',
  summary: 'Enter the code that was sent there',
  params: byId,
  body: z.strictObject({ code: z.string().min(4).max(12) }),
  response: channelView,
});

export const removeChannel = route({
  method: 'delete',
  path: '/channels/:id',
  permission: 'owner',
  summary: 'Remove a medium with its secret and its log',
  params: byId,
  response: z.object({ removed: z.literal(true) }),
});

export const testChannel = route({
  method: 'post',
  path: '/channels/:id/test',
  permission: 'owner',
  summary: 'Send a test message now and tell what the receiver answered',
  params: byId,
  response: attempt,
});

export const listDeliveries = route({
  method: 'get',
  path: '/deliveries',
  permission: 'owner',
  summary: 'What was sent, the latest first, with every try',
  query: z.object({
    channelId: z.string().max(40).optional(),
    subjectId: z.string().max(40).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  response: z.object({ deliveries: z.array(deliveryView) }),
});

export const dismissFailures = route({
  method: 'post',
  path: '/deliveries/dismiss',
  permission: 'owner',
  summary: 'Put aside what could not be delivered; it stays in the log',
  body: z.strictObject({ ids: z.array(z.string().max(40)).max(200) }),
  response: z.object({ failed: z.number() }),
});

export const saveQuietHours = route({
  method: 'put',
  path: '/quiet-hours',
  permission: 'owner',
  summary: 'Hold messages back at some hours; they go out afterwards. Null ends it',
  body: z.strictObject({ quietHours: quietHours.nullable() }),
  response: z.object({ quietHours: quietHours.nullable() }),
});
