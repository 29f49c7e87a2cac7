import type { Widget } from '@plumbline/model/conversation';
import type { Fact } from '@plumbline/model/fact';
import type { Instrument } from '@plumbline/model/instrument';
import type { LocalText } from '@plumbline/model/locale';
import { periodName } from '../gate/frames/naming.ts';
import { sameText } from '../report/texts.ts';

/** What a figure stands under: its company where there are several, else its time. */
function columnOf(fact: Fact, areSeveral: boolean, instruments: readonly Instrument[]): LocalText {
  if (!areSeveral) return periodName(fact.period?.label ?? fact.asOf);
  const owner = instruments.find(({ id }) => id === fact.instrumentId);
  return owner?.name ?? sameText(fact.instrumentId ?? '');
}

/** Figures as a table: a row for each kind, a column for each company or time. A second one for the same cell is left out. */
export function tableOf(facts: readonly Fact[], instruments: readonly Instrument[]): Widget {
  const areSeveral = new Set(facts.map(({ instrumentId }) => instrumentId)).size > 1;
  const columns = new Map<string, LocalText>();
  const rows = new Map<string, Map<string, string>>();
  for (const fact of facts) {
    const column = columnOf(fact, areSeveral, instruments);
    columns.set(column.en, column);
    const row = rows.get(fact.metric) ?? new Map<string, string>();
    if (!row.has(column.en)) row.set(column.en, fact.id);
    rows.set(fact.metric, row);
  }
  const keys = [...columns.keys()];
  return {
    kind: 'table',
    columns: [...columns.values()],
    rows: [...rows].map(([metric, cells]) => ({ metric, cells: keys.map((key) => cells.get(key) ?? null) })),
  };
}
