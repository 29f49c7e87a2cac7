import type { Widget } from '@plumbline/model/conversation';
import type { Fact } from '@plumbline/model/fact';
import { locales } from '@plumbline/model/locale';
import type { ToolResult } from '../tool.ts';
import type { LocalParts, TextPart } from '@plumbline/model/text-part';

/** What two calls may tell of one handle without meaning another figure: the same value computed from the same inputs. */
function isSame(a: Fact, b: Fact): boolean {
  const identity = ({ instrumentId, metric, period, value, unit, currency, asOf, formula, simulated }: Fact): string =>
    JSON.stringify([instrumentId, metric, period?.label, value, unit, currency, asOf, formula, simulated]);
  return identity(a) === identity(b);
}

/**
 * A result whose handles are its own: what another call already keeps under the same handle with another value gets the
 * name of this call in front (`c3:US:NVDA/upside`), and so does everything computed from it. The rest keeps its handle.
 */
export function inOwnSpace(result: ToolResult, space: string, taken: ReadonlyMap<string, Fact>): ToolResult {
  const moved = new Set(
    result.facts.filter((fact) => {
      const kept = taken.get(fact.id);
      return kept !== undefined && !isSame(kept, fact);
    }),
  );
  if (moved.size === 0) return result;
  const ids = new Set([...moved].map(({ id }) => id));
  for (let size = 0; size < ids.size;) {
    size = ids.size;
    for (const { id, formula } of result.facts) {
      if (formula?.inputs.some((input) => 'fact' in input && ids.has(input.fact)) === true) ids.add(id);
    }
  }
  const named = (id: string): string => (ids.has(id) ? `${space}:${id}` : id);
  return {
    ...result,
    facts: result.facts.map((fact) => ({
      ...fact,
      id: named(fact.id),
      ...(fact.formula === undefined
        ? {}
        : {
            formula: {
              ...fact.formula,
              inputs: fact.formula.inputs.map((input) =>
                'fact' in input ? { ...input, fact: named(input.fact) } : input,
              ),
            },
          }),
    })),
    sentences: result.sentences.map((parts) => renamedParts(parts, named)),
    widgets: result.widgets.map((widget) => renamedWidget(widget, named)),
  };
}

type Rename = (id: string) => string;

function renamedParts(parts: LocalParts, named: Rename): LocalParts {
  const rename = (part: TextPart): TextPart =>
    typeof part !== 'string' && 'fact' in part ? { ...part, fact: named(part.fact) } : part;
  const [en, zhCN, zhHK] = locales.map((locale) => parts[locale].map(rename));
  return { en: en ?? [], 'zh-CN': zhCN ?? [], 'zh-HK': zhHK ?? [] };
}

function renamedWidget(widget: Widget, named: Rename): Widget {
  if (widget.kind === 'figures' || widget.kind === 'backtest') return { ...widget, facts: widget.facts.map(named) };
  if (widget.kind !== 'table') return widget;
  return {
    ...widget,
    rows: widget.rows.map((row) => ({ ...row, cells: row.cells.map((cell) => (cell === null ? null : named(cell))) })),
  };
}
