import type { Relation } from './printed-relation.ts';

const margin = /operating margin|营业利润率/;

/** Words of a direction in a sentence on the margin beside that of a year earlier; the one without a direction comes first. */
const words = [
  ['unchanged', /little changed|基本持平/],
  ['higher', /margin is [^,]+, up from|margin rose from|^.*gain in margin|高于上年同期|一年内由 \S+ 升至|利润率改善/],
  ['lower', /margin is [^,]+, down from|margin fell from|Margins shrink|低于上年同期|一年内由 \S+ 降至|利润率收缩/],
] as const;

/** One report has one word for how its margin moved: what hardly changed in one sentence has not risen in another. */
export const marginMoves: Relation = {
  kind: 'one word for the move of the margin',
  check: ({ report }) => {
    // Risks stand in a table, one to a row.
    const rows = report.tables.flatMap((table) => table.rows.map(({ label }) => label));
    const told = [...report.lines.map(({ text }) => text), ...rows].flatMap((text) => {
      const word = margin.test(text) ? words.find(([, pattern]) => pattern.test(text)) : undefined;
      return word === undefined ? [] : [{ move: word[0], text }];
    });
    const [first, ...others] = told;
    return others.map(({ move, text }) => ({ holds: move === first?.move, what: `${first?.text} / ${text}` }));
  },
};
