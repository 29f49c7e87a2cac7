import type { Locale } from '@plumbline/model/locale';
import { parseStrategySpec, type Expression, type StrategySpec } from '@plumbline/model/strategy-spec';
import { completeSpec } from '@plumbline/quant/engine/strategy/complete-spec';
import { withUsualCosts } from '@plumbline/quant/catalogue/strategy-template';
import { universes, type UniverseName } from '@plumbline/quant/catalogue/strategy-universes';

const home: Readonly<Record<Locale, UniverseName>> = { en: 'usIndex', 'zh-CN': 'cnIndex', 'zh-HK': 'hkIndex' };
/** True on every bar that was traded: with it alone a strategy buys and holds. */
const always: Expression = { op: 'above', left: { op: 'price', field: 'volume' }, right: { op: 'constant', value: 0 } };

/** Where rules of one's own begin: the index fund of the reader's own market, bought and held. */
export function blankSpec(name: string, locale: Locale): StrategySpec {
  return withUsualCosts(parseStrategySpec(completeSpec({ name, entry: { long: always } }, universes[home[locale]])));
}
