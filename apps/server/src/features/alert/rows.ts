import type { Selectable } from 'kysely';
import type { AlertEventView, AlertView } from '@plumbline/contract/alert';
import type { PriceRule } from '@plumbline/model/alert';
import type { Falsifier } from '@plumbline/model/falsifier';
import type { LocalText } from '@plumbline/model/locale';
import type { AlertNotice } from '../channel/service.ts';
import { averageDecimals } from '@plumbline/model/price-decimals';
import type { Database } from '../../platform/db/schema.ts';
import { priceWords, type PriceStyle } from './words.ts';

export type AlertRow = Selectable<Database['alerts']>;
export type AlertEventRow = Selectable<Database['alert_events']>;

/** A kill condition of a report with its words, so that they outlive the report. */
export interface WatchedFalsifier {
  readonly falsifier: Omit<Falsifier, 'text'>;
  readonly words: LocalText;
}

interface PriceCondition {
  readonly kind: 'price';
  readonly rule: PriceRule;
  readonly repeat: 'once' | 'each';
  readonly currency: string;
  /** Digits of its level; absent in alerts that were set before they were kept. */
  readonly decimals?: number;
}

export type StoredRule = PriceCondition | { readonly kind: 'falsifier'; readonly watched: readonly WatchedFalsifier[] };

/** How the level of a condition is printed. */
export function styleOf({ rule, currency, decimals }: PriceCondition): PriceStyle {
  return { currency, decimals: decimals ?? (rule.is === 'moves' ? 0 : averageDecimals(rule.level)) };
}

export function ruleOf({ rule }: Pick<AlertRow, 'rule'>): StoredRule {
  // Written by the service from a typed value.
  return JSON.parse(rule) as StoredRule;
}

export function channelsOf({ channels }: Pick<AlertRow, 'channels'>): readonly string[] {
  // Written by the service from a checked list.
  return JSON.parse(channels) as string[];
}

export function nameOf({ instrument_name: name }: Pick<AlertRow, 'instrument_name'>): LocalText {
  // Written by the service from a typed value.
  return JSON.parse(name) as LocalText;
}

/** Names one condition of an alert among those that rang. */
export const keyOfFalsifier = ({ falsifier }: WatchedFalsifier): string => falsifier.id;

export function alertView(row: AlertRow, events: readonly AlertEventRow[]): AlertView {
  const stored = ruleOf(row);
  const own = events.filter(({ alert_id: id }) => id === row.id);
  const conditions =
    stored.kind === 'price'
      ? [{ text: priceWords(stored.rule, styleOf(stored)), rang: own.length > 0 }]
      : stored.watched.map((one) => ({
          text: one.words,
          rang: own.some(({ key }) => key === keyOfFalsifier(one)),
        }));
  return {
    id: row.id,
    kind: row.kind,
    instrumentId: row.instrument_id,
    instrumentName: nameOf(row),
    reportId: row.report_id,
    rule: stored.kind === 'price' ? stored.rule : null,
    conditions,
    channels: [...channelsOf(row)],
    state: row.state,
    problem: row.problem,
    simulated: row.simulated === 1,
    createdAt: row.created_at,
    checkedUntil: row.checked_until,
    rings: own.length,
  };
}

export function eventView({ body, read_at: readAt }: AlertEventRow): AlertEventView {
  // Written by the check from a typed value.
  return { ...(JSON.parse(body) as AlertNotice), readAt };
}
