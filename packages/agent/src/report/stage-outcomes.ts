import { displaySymbol } from '@plumbline/model/instrument';
import type { Instrument } from '@plumbline/model/instrument';
import type { LocalText } from '@plumbline/model/locale';
import type { Attempt } from '@plumbline/model/ports';
import type { Gap } from '@plumbline/model/report';
import type { Source } from '@plumbline/model/source';
import { failedAttempts } from './ask.ts';
import { barDate } from './gather/price-history.ts';
import type { PriceHistory } from './gather/price-history.ts';
import type { GatheredFilings } from './gather/gather-filings.ts';
import type { GatheredPrices } from './gather/gather-prices.ts';
import { gapTexts } from './messages/gaps.ts';
import { stageTexts as texts } from './messages/stages.ts';
import type { StageOutcome } from './stage-log.ts';
import { fillText, joinWithCommas } from './texts.ts';

const digits = new Intl.NumberFormat('en-US');

export function grouped(count: number): string {
  return digits.format(count);
}

/** Who answered, and who failed before: the reason for `used fallback`. What was answered a moment ago remembers it in its source. */
function answeredBy(attempts: readonly Attempt[], source: Source | null): readonly LocalText[] {
  const provider = attempts.find((attempt) => attempt.ok)?.provider;
  if (provider === undefined) {
    if (source?.insteadOf === undefined) return [];
    return [fillText(texts.insteadOf, { provider: source.publisher, failed: source.insteadOf.join(', ') })];
  }
  const failed = [...new Set(failedAttempts(attempts).map((attempt) => attempt.provider))];
  if (failed.length === 0) return [fillText(texts.by, { provider })];
  return [fillText(texts.insteadOf, { provider, failed: failed.join(', ') })];
}

function stateOf(attempts: readonly Attempt[], staleReason: unknown, source: Source | null): 'done' | 'fallback' {
  const hasAnswer = attempts.some((attempt) => attempt.ok);
  const isSecondChoice = source?.insteadOf !== undefined || (hasAnswer && failedAttempts(attempts).length > 0);
  return staleReason !== null || isSecondChoice ? 'fallback' : 'done';
}

function warningsOf(gaps: readonly Gap[], staleReason: string | LocalText | null): readonly LocalText[] {
  const stale = staleReason === null ? [] : [fillText(texts.stale, { reason: staleReason })];
  return [...stale, ...gaps.map(({ what, why }) => fillText(texts.warning, { what, why }))];
}

export function resolvedText(instrument: Instrument): LocalText {
  const { name, exchange, currency, id } = instrument;
  return fillText(texts.resolved, { name, symbol: displaySymbol(id), exchange, currency });
}

function counted(count: number, one: LocalText, many: LocalText): readonly LocalText[] {
  if (count === 0) return [];
  return [count === 1 ? one : fillText(many, { count: grouped(count) })];
}

export function pricesOutcome(history: PriceHistory | null, prices: GatheredPrices): StageOutcome {
  const warnings = warningsOf(prices.gaps, prices.staleReason);
  if (history === null) {
    const why = prices.gaps.find((gap) => gap.what === gapTexts.prices)?.why ?? gapTexts.tooFewBars;
    return { state: 'failed', summary: fillText(texts.noPrices, { reason: why }), warnings };
  }
  const { series, source } = history;
  const of = (kind: 'split' | 'dividend'): number => prices.actions.filter((action) => action.kind === kind).length;
  const bars = fillText(texts.priced, { bars: grouped(series.columns.time.length), date: barDate(series, -1) });
  const actions = [
    ...counted(of('split'), texts.oneSplit, texts.splits),
    ...counted(of('dividend'), texts.oneDividend, texts.dividends),
  ];
  return {
    state: stateOf(prices.attempts, prices.staleReason, source),
    summary: joinWithCommas([bars, ...actions, ...answeredBy(prices.attempts, source)]),
    warnings,
  };
}

export function filingsOutcome(filings: GatheredFilings): StageOutcome {
  const warnings = warningsOf(filings.gaps, filings.staleReason);
  const gap = filings.gaps.find((one) => one.what === gapTexts.statements);
  if (gap !== undefined) return { state: 'failed', summary: fillText(texts.noFilings, { reason: gap.why }), warnings };
  const years = new Set(filings.items.filter((item) => item.period.kind === 'year').map((item) => item.period.end));
  const latest = filings.items.reduce((date, item) => (item.knownAt > date ? item.knownAt : date), '');
  const words = { years: grouped(years.size), items: grouped(filings.items.length), date: latest };
  return {
    state: stateOf(filings.attempts, filings.staleReason, filings.source),
    summary: joinWithCommas([fillText(texts.filed, words), ...answeredBy(filings.attempts, filings.source)]),
    warnings,
  };
}
