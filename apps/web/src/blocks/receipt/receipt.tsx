import { useState } from 'react';
import type { Fact } from '@plumbline/model/fact';
import type { Conflict } from '@plumbline/model/report';
import type { ReportBook } from '../figure/report-book.ts';
import { useReport } from '../figure/report-context.ts';
import { inputTree } from './input-tree.ts';
import { ReceiptConflict } from './receipt-conflict.tsx';
import { ReceiptFormula } from './receipt-formula.tsx';
import { ReceiptHead } from './receipt-head.tsx';
import { ReceiptInputs } from './receipt-inputs.tsx';
import { ReceiptProof } from './receipt-proof.tsx';
import { ReceiptQuality } from './receipt-quality.tsx';
import { ReceiptSource } from './receipt-source.tsx';

export interface ReceiptProps {
  readonly fact: Fact;
  readonly conflicts: readonly Conflict[];
  /** The report is finished and its checker has passed the figure. */
  readonly isChecked: boolean;
}

/** First input that was read from a source rather than computed or chosen. */
function firstRead(fact: Fact, book: ReportBook): string | null {
  for (const node of inputTree(fact, book)) {
    if (node.kind === 'fact' && node.fact.formula === undefined && !node.fact.quality.includes('assumed')) {
      return node.fact.id;
    }
  }
  return null;
}

/** Everything behind one figure: value, formula, inputs, source row, reservations, and the proof. */
export function Receipt({ fact, conflicts, isChecked }: ReceiptProps) {
  const { book } = useReport();
  const [chosen, setChosen] = useState<string | null>(null);
  const isRead = fact.formula === undefined;
  const selected = isRead ? null : (chosen ?? firstRead(fact, book));
  const origin = isRead ? fact : selected === null ? undefined : book.fact(selected);
  return (
    <div className="flex min-h-full flex-col" data-testid="receipt" data-receipt={fact.id} data-source={fact.source.id}>
      <div className="flex-1">
        <ReceiptHead fact={fact} isChecked={isChecked} />
        <ReceiptFormula fact={fact} />
        <ReceiptInputs fact={fact} selected={selected} onSelect={setChosen} />
        {origin === undefined ? null : <ReceiptSource fact={origin} isInput={!isRead} />}
        <ReceiptConflict fact={fact} conflicts={conflicts} />
        <ReceiptQuality fact={fact} />
      </div>
      <ReceiptProof fact={fact} />
    </div>
  );
}
