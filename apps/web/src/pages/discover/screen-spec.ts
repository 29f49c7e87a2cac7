import type { InstrumentId } from '@plumbline/model/instrument';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { withUsualCosts } from '@plumbline/quant/catalogue/strategy-template';
import { parseCode } from '@plumbline/quant/language/code-view';

/** More would take the browser longer than a redraw may last. */
export const mostHeld = 50;

const longestName = 120;

/** The instruments of a screen, held in equal parts and brought back to them every month. */
export function screenSpec(name: string, instruments: readonly InstrumentId[]): StrategySpec {
  const title = name.slice(0, longestName);
  const { spec, problems } = parseCode(
    [
      `strategy ${JSON.stringify(title)} custom 1d`,
      `trade ${instruments.join(', ')}`,
      'buy when volume > 0',
      'rebalance each month',
      'size 100% by equal over 60 bars',
    ].join('\n'),
  );
  if (spec === null) throw new Error(problems.map(({ text }) => text.en).join(' '));
  return withUsualCosts({ ...spec, universe: { ...spec.universe, set: { kind: 'screen', title } } });
}
