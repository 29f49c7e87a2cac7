import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Fact } from '@plumbline/model/fact';
import type { Report } from '@plumbline/model/report';
import type { ReportBook } from '../figure/report-book.ts';
import type { Lab } from './lab-context.ts';

type Engine = typeof import('@plumbline/quant/facts/revalue-facts');

const nothing: ReadonlyMap<string, Fact> = new Map();
const noEdits: ReadonlyMap<string, number> = new Map();

function withChanges(book: ReportBook, changed: ReadonlyMap<string, Fact>): ReportBook {
  return changed.size === 0
    ? book
    : { ...book, fact: (id) => changed.get(id) ?? book.fact(id), isModified: (id) => changed.has(id) };
}

/**
 * Keeps what the reader changed in a report and works out, in this browser and from the figures' own receipts, what follows.
 * Answers the lab and the book of figures as they now are.
 */
export function useReportLab(report: Report, book: ReportBook): { readonly lab: Lab; readonly book: ReportBook } {
  const [edits, setEdits] = useState(noEdits);
  const [isOpen, setOpen] = useState(false);
  const [engine, setEngine] = useState<Engine | null>(null);
  // A slider must not wait for what follows from it.
  const settled = useDeferredValue(edits);
  const isWanted = isOpen || edits.size > 0;
  useEffect(() => {
    if (!isWanted || engine !== null) return;
    let isGone = false;
    import('@plumbline/quant/facts/revalue-facts').then(
      (loaded) => {
        if (!isGone) setEngine(loaded);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, engine]);

  const changed = useMemo(
    () => (engine === null || settled.size === 0 ? nothing : engine.revalueFacts(report.facts, settled)),
    [engine, report, settled],
  );
  const set = useCallback(
    (values: Iterable<readonly [string, number]>) => {
      setEdits((before) => {
        const after = new Map(before);
        for (const [id, value] of values) {
          if (book.fact(id)?.value === value) after.delete(id);
          else after.set(id, value);
        }
        return after;
      });
    },
    [book],
  );
  const reset = useCallback((ids?: readonly string[]) => {
    setEdits((before) => (ids === undefined ? noEdits : new Map([...before].filter(([id]) => !ids.includes(id)))));
  }, []);
  const lab = useMemo<Lab>(
    () => ({ edits, original: (id) => book.fact(id), set, reset, isOpen, onOpenChange: setOpen }),
    [edits, book, set, reset, isOpen],
  );
  return { lab, book: useMemo(() => withChanges(book, changed), [book, changed]) };
}
