import { z } from 'zod';
import { alertKinds, alertStates, priceRule } from '@plumbline/model/alert';
import { route } from './route.ts';
import { localText } from './local-text.ts';

/** One time an alert rang. */
export const alertEventView = z.object({
  id: z.string(),
  alertId: z.string(),
  instrumentId: z.string(),
  instrumentName: localText,
  /** The condition that came true, and the figure that made it so. */
  rule: localText,
  value: localText,
  barTime: z.number(),
  at: z.number(),
  simulated: z.boolean(),
  reportId: z.string().nullable(),
  readAt: z.number().nullable(),
});
export type AlertEventView = z.infer<typeof alertEventView>;

export const alertView = z.object({
  id: z.string(),
  kind: z.enum(alertKinds),
  instrumentId: z.string(),
  instrumentName: localText,
  reportId: z.string().nullable(),
  /** Of an alert on the price; null for the conditions of a report. */
  rule: priceRule.nullable(),
  /** Each condition in words, and whether it has come true. */
  conditions: z.array(z.object({ text: localText, rang: z.boolean() })),
  channels: z.array(z.string()),
  state: z.enum(alertStates),
  /** Why it cannot be checked at present. */
  problem: z.string().nullable(),
  simulated: z.boolean(),
  createdAt: z.number(),
  /** When it was last looked at up to: close of a bar. */
  checkedUntil: z.number(),
  rings: z.number(),
});
export type AlertView = z.infer<typeof alertView>;

const channels = z.array(z.string().max(40)).max(20).default([]);
export const newAlert = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('price'),
    instrumentId: z.string().max(40),
    rule: priceRule,
    repeat: z.enum(['once', 'each']),
    channels,
  }),
  z.strictObject({ kind: z.literal('falsifier'), reportId: z.string().max(40), channels }),
]);
export type NewAlert = z.infer<typeof newAlert>;

const estimate = z.object({
  value: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  n: z.number(),
});

export const alertPreview = z.object({
  currency: z.string(),
  lastClose: z.number(),
  /** Digits after the point of that close. */
  priceDecimals: z.number(),
  lastBar: z.number(),
  simulated: z.boolean(),
  history: z.object({
    rings: z.number(),
    bars: z.number(),
    spacing: z.number().nullable(),
    later: estimate,
    horizon: z.number(),
  }),
});
export type AlertPreview = z.infer<typeof alertPreview>;

const byId = z.object({ id: z.string().max(40) });

export const listAlerts = route({
  method: 'get',
  path: '/alerts',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'The conditions that are watched, and when they came true',
  response: z.object({ alerts: z.array(alertView), events: z.array(alertEventView), unread: z.number() }),
});

export const createAlert = route({
  method: 'post',
  path: '/alerts',
  permission: 'owner',
  scope: 'manage:alerts',
  spends: ['storage'],
  summary: 'Watch a price, or the conditions under which the conclusion of a report falls; from the next close on',
  body: newAlert,
  response: alertView,
});

export const previewAlert = route({
  method: 'post',
  path: '/alerts/preview',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'How often a price condition would have come true, and what followed',
  body: z.strictObject({ instrumentId: z.string().max(40), rule: priceRule }),
  response: alertPreview,
});

export const changeAlert = route({
  method: 'patch',
  path: '/alerts/:id',
  permission: 'owner',
  scope: 'manage:alerts',
  summary: 'Pause or resume an alert, choose its media, or change the condition of one on the price',
  params: byId,
  body: z.strictObject({
    state: z.enum(['active', 'paused']).optional(),
    rule: priceRule.optional(),
    channels: z.array(z.string().max(40)).max(20).optional(),
  }),
  response: alertView,
});

export const removeAlert = route({
  method: 'delete',
  path: '/alerts/:id',
  permission: 'owner',
  scope: 'manage:alerts',
  summary: 'Remove an alert with its history',
  params: byId,
  response: z.object({ removed: z.literal(true) }),
});

export const readAlertEvents = route({
  method: 'post',
  path: '/alerts/read',
  permission: 'owner',
  scope: 'manage:alerts',
  summary: 'Mark what rang as read',
  body: z.strictObject({ ids: z.array(z.string().max(40)).max(500) }),
  response: z.object({ unread: z.number() }),
});
