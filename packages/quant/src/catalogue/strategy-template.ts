import { canonicalText } from '@plumbline/model/canonical-text';
import type { InstrumentId, MarketId } from '@plumbline/model/instrument';
import { marketOf } from '@plumbline/model/instrument';
import { locales, type Locale, type LocalText } from '@plumbline/model/locale';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { noCosts } from '../engine/backtest/costs.ts';
import { parseCode } from '../language/code-view.ts';
import { universes, type UniverseName } from './strategy-universes.ts';

export const templateFamilies = ['trend', 'event', 'multi-factor', 'mean-reversion', 'allocation', 'crypto'] as const;
export type TemplateFamily = (typeof templateFamilies)[number];

/** A well-known strategy to start from, complete in one file. */
export interface StrategyTemplate {
  readonly id: string;
  readonly title: LocalText;
  readonly family: TemplateFamily;
  /** The idea in one sentence. */
  readonly meaning: LocalText;
  /** When it is known to fail. */
  readonly weaknesses: readonly LocalText[];
  /** Who described it first, and when. */
  readonly reference: string;
  /** The lists it starts from, one a market; a market that is not here is not claimed. */
  readonly universes: readonly UniverseName[];
  /** Settings, conditions and sizes in code; the rest comes with the market. */
  readonly rules: string;
}

/** What trading costs where nothing better is known: commission and spread of an ordinary account. Duties come from the market's rules. */
const costs: Readonly<Record<MarketId, string>> = {
  us: 'spread 0.02%',
  cn: 'commission 0.025% plus 0 per unit plus 0 per order at least 5\nspread 0.04%',
  hk: 'commission 0.03% plus 0 per unit plus 0 per order at least 3\nspread 0.1%',
  crypto: 'commission 0.1%\nspread 0.02%',
};

/** What a strategy is held against where it names nothing: a fund that can be bought. */
export const usualBenchmarks: Readonly<Record<MarketId, InstrumentId>> = {
  us: 'US:SPY',
  cn: 'SH:510300',
  hk: 'HK:02800',
  crypto: 'CRYPTO:BTC-USD',
};

const kinds: Readonly<Record<TemplateFamily, StrategySpec['kind']>> = {
  trend: 'trend',
  event: 'event',
  'multi-factor': 'multi-factor',
  'mean-reversion': 'custom',
  allocation: 'custom',
  crypto: 'custom',
};

function universeIn(template: StrategyTemplate, market: MarketId): readonly InstrumentId[] | null {
  const name = template.universes.find((one) => marketOf(universes[one][0]) === market);
  return name === undefined ? null : universes[name];
}

/**
 * A strategy that names no cost and no benchmark with those of an ordinary account in the market of its first instrument;
 * what it names stays. An idea in words is so tested after cost like everything else.
 */
export function withUsualCosts(spec: StrategySpec): StrategySpec {
  const market = marketOf(spec.universe.instruments[0]);
  const { spec: usual } = parseCode(
    [
      'strategy "usual" custom 1d',
      `trade ${usualBenchmarks[market]}`,
      costs[market],
      `benchmark ${usualBenchmarks[market]}`,
    ].join('\n'),
  );
  if (usual === null) throw new Error(`the usual costs of ${market} cannot be read`);
  const isFree = canonicalText(spec.costs) === canonicalText(noCosts);
  return {
    ...spec,
    costs: isFree ? usual.costs : spec.costs,
    benchmark: spec.benchmark ?? usual.benchmark,
  };
}

/** The markets a template claims, in its own order. */
export function marketsOf(template: StrategyTemplate): readonly MarketId[] {
  return template.universes.map((name) => marketOf(universes[name][0]));
}

/**
 * The strategy of a template in a market it claims, on that market's list, costs and benchmark; named in a language.
 * Throws when the template does not claim the market: the caller offers only those of `marketsOf`.
 */
export function templateSpec(template: StrategyTemplate, market: MarketId, locale: Locale = locales[0]): StrategySpec {
  const instruments = universeIn(template, market);
  if (instruments === null) throw new Error(`${template.id} does not claim the market ${market}`);
  const text = [
    `strategy ${JSON.stringify(template.title[locale])} ${kinds[template.family]} 1d`,
    `trade ${instruments.join(', ')}`,
    template.rules,
    costs[market],
    `benchmark ${usualBenchmarks[market]}`,
  ].join('\n');
  const { spec, problems } = parseCode(text);
  if (spec !== null) return spec;
  throw new Error(`${template.id}: ${problems.map((problem) => problem.text.en).join(' ')}`);
}
