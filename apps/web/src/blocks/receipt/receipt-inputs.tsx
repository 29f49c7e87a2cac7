import { useState } from 'react';
import { ChevronRight, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Fact } from '@plumbline/model/fact';
import { displaySymbol } from '@plumbline/model/instrument';
import { cx } from '../../lib/cx.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Cite } from '../figure/cite.tsx';
import { Figure } from '../figure/figure.tsx';
import type { ReportBook } from '../figure/report-book.ts';
import { useReport } from '../figure/report-context.ts';
import { useFigureLabel } from '../figure/use-figure-label.ts';
import { inputTree, isShown, type InputNode } from './input-tree.ts';

export interface ReceiptInputsProps {
  readonly fact: Fact;
  /** Input whose source row is shown below. */
  readonly selected: string | null;
  readonly onSelect: (factId: string) => void;
}

const indent = 18;

/** What the figure is made of, down to the rows as filed. A value moves the receipt there, a name shows its source below. */
export function ReceiptInputs({ fact, selected, onSelect }: ReceiptInputsProps) {
  const { t } = useTranslation('research');
  const { book } = useReport();
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const nodes = inputTree(fact, book);
  if (nodes.length === 0) return null;
  const chosen = nodes.find((node) => node.kind === 'fact' && node.fact.id === selected)?.key ?? '';
  // At first the inputs, theirs, and the way down to the row whose source is shown.
  const isOpen = (key: string): boolean =>
    toggled.get(key) ?? (key.lastIndexOf('/') === 0 || chosen.startsWith(`${key}/`));
  const toggle = (key: string): void => setToggled(new Map(toggled).set(key, !isOpen(key)));
  return (
    <section className="border-t border-line px-5 py-3.5 max-md:px-4">
      <h3 className="mb-1 text-h3">{t('receipt.inputs')}</h3>
      <ul data-testid="receipt-inputs">
        {nodes
          .filter((node) => isShown(node, isOpen))
          .map((node) => (
            <li
              key={node.key}
              className={cx(
                'num relative grid min-h-8 grid-cols-[minmax(0,1fr)_auto] items-center gap-2.5 text-ui font-normal pointer-coarse:min-h-11',
                node.kind === 'fact' && node.fact.id === selected && '-mx-2 rounded-control bg-accent-wash px-2',
              )}
              style={{
                paddingInlineStart: node.depth * indent + (node.kind === 'fact' && node.fact.id === selected ? 8 : 0),
              }}
            >
              {node.depth === 0 ? null : (
                <i
                  aria-hidden
                  className="absolute top-[-6px] h-[22px] w-2 rounded-es-[5px] border-s border-b border-edge opacity-60"
                  style={{ insetInlineStart: node.depth * indent - 12 }}
                />
              )}
              <InputLine node={node} isOpen={isOpen(node.key)} onToggle={toggle} onSelect={onSelect} />
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Source of an instrument's bars: the one its price was read from. Null for an index that the report only compares with. */
function priceSource(book: ReportBook, instrumentId: string): string | null {
  for (const id of book.order) {
    const fact = book.fact(id);
    const isRead = fact?.unit === 'price' && fact.formula === undefined && fact.instrumentId === instrumentId;
    if (isRead && book.source(fact.source.id) !== undefined) return fact.source.id;
  }
  return null;
}

interface InputLineProps {
  readonly node: InputNode;
  readonly isOpen: boolean;
  readonly onToggle: (key: string) => void;
  readonly onSelect: (factId: string) => void;
}

function InputLine({ node, isOpen, onToggle, onSelect }: InputLineProps) {
  const { t } = useTranslation('research');
  const { locale, book } = useReport();
  const labelOf = useFigureLabel();
  const { date } = useDates();
  const weight = node.depth === 0 ? 'font-semibold' : '';
  if (node.kind === 'constant') {
    const { range } = node.input;
    return (
      <>
        <span className="min-w-0">
          <span className={weight}>{node.name}</span>
          <span className="block text-caption text-pretty text-3">
            {node.input.why[locale]}
            {range === undefined ? null : ` ${t('receipt.range', { low: range.min, high: range.max })}`}
          </span>
        </span>
        <span className="font-medium">{node.input.constant}</span>
      </>
    );
  }
  if (node.kind === 'series') {
    const { series, adjustment, from, to, instrumentId } = node.input;
    const source = priceSource(book, instrumentId);
    return (
      <>
        <span className="flex min-w-0 items-center gap-1.5">
          <span className={cx('min-w-0 truncate', weight)}>{t(`series.${series}`)}</span>
          {source === null ? (
            <span className="text-caption text-3">{displaySymbol(instrumentId)}</span>
          ) : (
            <Cite sourceId={source} />
          )}
        </span>
        <span className="text-end text-caption text-2">
          {date(from)} – {date(to)}
          <br />
          {t(`adjustment.${adjustment}`)}
        </span>
      </>
    );
  }
  if (node.kind === 'unknown') {
    return (
      <>
        <span className={cx('truncate', weight)}>{node.id}</span>
        <span className="text-3">{t('receipt.notInReport')}</span>
      </>
    );
  }
  const { fact } = node;
  const isRead = fact.formula === undefined;
  return (
    <>
      <span className="flex min-w-0 items-center gap-1.5">
        {node.hasInputs ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={t('receipt.inputsOf', { name: labelOf(fact) })}
            onClick={() => onToggle(node.key)}
            className="-ms-1 grid size-6 shrink-0 place-items-center rounded-chip text-3 hover:bg-2 hover:text-1"
          >
            <ChevronRight size={14} aria-hidden className={isOpen ? 'rotate-90' : ''} />
          </button>
        ) : (
          <span aria-hidden className="w-4.5 shrink-0" />
        )}
        <button
          type="button"
          onClick={() => onSelect(fact.id)}
          className={cx('min-w-0 truncate text-start hover:text-accent', weight)}
        >
          {labelOf(fact)}
        </button>
        {isRead ? <Cite sourceId={fact.source.id} /> : null}
        {fact.quality.length === 0 ? null : (
          <TriangleAlert
            size={14}
            className="text-warn"
            aria-label={fact.quality.map((flag) => t(`flag.${flag}`)).join('. ')}
          />
        )}
      </span>
      <Figure id={fact.id} change="never" className={node.depth === 0 ? 'font-semibold' : 'font-medium'} />
    </>
  );
}
