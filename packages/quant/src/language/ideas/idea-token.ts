import type { InstrumentId } from '@plumbline/model/instrument';
import type { Span } from '../reader.ts';

/** A stretch of time by which people count: in market time, not in calendar days. */
export type TimeUnit = 'bar' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** A thing that has a value on every bar. */
export type Noun =
  | 'price'
  | 'open'
  | 'high'
  | 'low'
  | 'volume'
  | 'sma'
  | 'ema'
  | 'wma'
  | 'rsi'
  | 'macd'
  | 'macdSignal'
  | 'macdHistogram'
  | 'bandUpper'
  | 'bandMiddle'
  | 'bandLower'
  | 'highest'
  | 'lowest'
  | 'atr'
  | 'adx'
  | 'cci'
  | 'mfi'
  | 'williams'
  | 'k'
  | 'd'
  | 'j'
  | 'supertrend'
  | 'sar'
  | 'vwap'
  | 'volatility'
  | 'momentum'
  | 'zero'
  | 'averageVolume'
  | 'zscore'
  | 'funding'
  | 'mvrv'
  | 'surprise'
  | 'bookToPrice'
  | 'earningsYield'
  | 'returnOnEquity'
  | 'marketCap'
  | 'profitability'
  | 'assetGrowth';

export type Comparison = 'above' | 'atLeast' | 'below' | 'atMost' | 'crossesAbove' | 'crossesBelow';
export type Action = 'buy' | 'sell' | 'short' | 'cover' | 'hold';

/** What a word or figure of an idea was read as. */
export type Meaning =
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'percent'; readonly value: number }
  | { readonly is: 'unit'; readonly unit: TimeUnit }
  | { readonly is: 'noun'; readonly noun: Noun; readonly length?: number }
  | { readonly is: 'compare'; readonly op: Comparison }
  | { readonly is: 'act'; readonly action: Action }
  | { readonly is: 'phrase'; readonly phrase: string; readonly values: readonly string[] }
  | { readonly is: 'instrument'; readonly ids: readonly InstrumentId[] }
  | { readonly is: 'and' | 'or' | 'reverse' | 'separator' | 'filler' | 'unknown' | 'until' | 'times' };

export type Token = Span & Meaning & { readonly text: string };
