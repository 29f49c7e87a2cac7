import type { CorporateAction } from '@plumbline/model/corporate-action';
import type { Filing, FilingText } from '@plumbline/model/filing';
import type { Fundamentals } from '@plumbline/model/fundamentals';
import type { Instrument } from '@plumbline/model/instrument';
import type { MacroSeries } from '@plumbline/model/macro-series';
import type { MarketEvent } from '@plumbline/model/market-event';
import type { Measures } from '@plumbline/model/measure';
import type { NetworkSeries } from '@plumbline/model/network-series';
import type { NewsItem } from '@plumbline/model/news';
import type { Quote } from '@plumbline/model/quote';
import type { IndexChange } from '../index-change.ts';

// Whether a stored body is still of its kind; one that an older version wrote differently is asked for anew.

function isRecordWith(body: unknown, key: string): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && key in body;
}

function isListWith(body: unknown, key: string): body is readonly Record<string, unknown>[] {
  return Array.isArray(body) && body.every((row) => isRecordWith(row, key));
}

export const isActions = (body: unknown): body is readonly CorporateAction[] => isListWith(body, 'exDate');

export const isEvents = (body: unknown): body is readonly MarketEvent[] =>
  isListWith(body, 'knownAt') && body.every(({ title }) => isRecordWith(title, 'en'));

export const isFilings = (body: unknown): body is readonly Filing[] => isListWith(body, 'accession');

export const isFiling = (body: unknown): body is FilingText =>
  isRecordWith(body, 'accession') && isListWith(body['paragraphs'], 'text');

export const isFundamentals = (body: unknown): body is Fundamentals =>
  isRecordWith(body, 'items') && Array.isArray(body.items);

export const isIndexChanges = (body: unknown): body is readonly IndexChange[] => isListWith(body, 'isJoining');

export const isInstruments = (body: unknown): body is readonly Instrument[] => isListWith(body, 'id');

export const isMacro = (body: unknown): body is MacroSeries =>
  isRecordWith(body, 'values') && Array.isArray(body.values) && 'knownAt' in body && 'dates' in body;

export const isMeasures = (body: unknown): body is Measures =>
  isRecordWith(body, 'items') && isListWith(body.items, 'asOf');

export const isNetwork = (body: unknown): body is NetworkSeries =>
  isRecordWith(body, 'columns') && isListWith(body.columns, 'knownAt') && isListWith(body.columns, 'values');

export const isNews = (body: unknown): body is readonly NewsItem[] => isListWith(body, 'publishedAt');

export const isQuote = (body: unknown): body is Quote => isRecordWith(body, 'price') && typeof body.price === 'number';
