import type { Fact } from '@plumbline/model/fact';
import type { Instrument } from '@plumbline/model/instrument';
import { locales } from '@plumbline/model/locale';
import type { LocalParts, TextPart } from '@plumbline/model/report';
import { labelOf } from '@plumbline/quant/catalogue';
import { entityNames, fiscalLabels, hasFreeClaim } from '../report/check/free-digits.ts';
import { findMetrics } from './metric-words.ts';

export interface GateKnowledge {
  readonly facts: ReadonlyMap<string, Fact>;
  readonly sources: ReadonlySet<string>;
  readonly instruments: readonly Instrument[];
  /** Further names that may hold digits: of strategies, of terms. */
  readonly names: readonly string[];
}

/** A scale or a unit right after a figure would change what it says: the figure brings its own. */
const scaleWords =
  /^[\s-]*(?:%|percent|per ?cent|thousand|million|billion|trillion|bps|basis points|times|fold|x\b|万|萬|亿|億|千|百|倍|成|个百分点|個百分點)/i;
const signWords = /(?:minus|negative|负|負|[-−$¥€£])\s*$/i;

/**
 * Whether a sentence says only what its facts say: every handle is known and has a value, words hold no figure and no promise of
 * their own, no unit is added to a figure, and instruments, fiscal years and figures that are named are those of the facts.
 */
export function isSupported(parts: readonly TextPart[], known: GateKnowledge): boolean {
  const used: Fact[] = [];
  for (const [at, part] of parts.entries()) {
    if (typeof part === 'string' || 'tex' in part) continue;
    if ('cite' in part) {
      if (!known.sources.has(part.cite)) return false;
      continue;
    }
    const fact = known.facts.get(part.fact);
    if (fact === undefined || fact.value === null) return false;
    used.push(fact);
    const [before, after] = [parts[at - 1], parts[at + 1]];
    if (typeof after === 'string' && scaleWords.test(after)) return false;
    if (typeof before === 'string' && signWords.test(before)) return false;
  }
  if (parts.some((part) => typeof part !== 'string' && 'tex' in part)) return false;
  const labels = used.flatMap(({ metric }) => locales.map((locale) => labelOf(metric)[locale]));
  const names = [...known.instruments.flatMap(entityNames), ...labels, ...known.names].toSorted(
    (a, b) => b.length - a.length,
  );
  const same: LocalParts = { en: parts, 'zh-CN': parts, 'zh-HK': parts };
  if (hasFreeClaim(same, names)) return false;
  return speaksOfTheSame(parts, used, known.instruments);
}

function speaksOfTheSame(
  parts: readonly TextPart[],
  used: readonly Fact[],
  instruments: readonly Instrument[],
): boolean {
  const words = parts.filter((part) => typeof part === 'string').join(' ');
  const periods = new Set(used.map(({ period }) => period?.label));
  if (![...words.matchAll(fiscalLabels)].every(([label]) => periods.has(label))) return false;
  if (used.length === 0) return true;
  const lower = words.toLowerCase();
  const named = instruments.filter((instrument) =>
    entityNames(instrument).some((name) => name.length > 1 && lower.includes(name.toLowerCase())),
  );
  const ids = new Set(named.map(({ id }) => id));
  const isOfNamed = (fact: Fact): boolean => fact.instrumentId === undefined || ids.has(fact.instrumentId);
  if (named.length > 0 && !used.every(isOfNamed)) return false;
  const metrics = new Set(findMetrics(words).map(({ metric }) => metric));
  return (
    metrics.size === 0 || used.some(({ metric }) => metrics.has(metric)) || used.every(({ metric }) => isLoose(metric))
  );
}

/** Figures that stand beside anything: a price, a result, a count. */
function isLoose(metric: string): boolean {
  return /^(price|calculation|dayChange|signal|sources|newsSentiment|high|low|dcf|upside|growth|wacc|annualReturn|maxDrawdown)/.test(
    metric,
  );
}
