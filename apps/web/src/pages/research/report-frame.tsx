import { lazy, Suspense, useCallback, useMemo, type ReactNode, useLayoutEffect, useRef, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LocalText } from '@plumbline/model/locale';
import type { Conflict } from '@plumbline/model/report';
import { ReportContext, type ReportScope } from '../../blocks/figure/report-context.ts';
import type { ReportBook } from '../../blocks/figure/report-book.ts';
import { loadReceipt } from '../../blocks/receipt/load-receipt.ts';
import { useFolds, type Folds } from '../../blocks/fold/fold-context.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SourceList } from './source-list.tsx';
import { useResearchSearch } from './use-research-search.ts';

/** Left and right step through the figures while a receipt is open, unless the key belongs to what has the focus. */
function useFigureKeys(isOpen: boolean, step: (by: number) => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.metaKey || event.ctrlKey || event.altKey) return;
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      const { target } = event;
      // Fields, menus and scrolling regions use the arrows themselves.
      if (
        target instanceof Element &&
        target.closest('input, textarea, select, [role="menu"], [role="region"], [role="img"], [data-scrolls]') !== null
      ) {
        return;
      }
      event.preventDefault();
      step(event.key === 'ArrowLeft' ? -1 : 1);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, step]);
}

/**
 * Keeps what the reader looks at where it is. Docking the drawer makes the text column narrower and everything above
 * longer; the page is scrolled by exactly that much in the same frame.
 */
function useHeldPlace(isOpen: boolean): (element: Element | null) => void {
  const held = useRef<{ readonly element: Element; readonly top: number } | null>(null);
  useLayoutEffect(() => {
    const place = held.current;
    held.current = null;
    if (place === null || !place.element.isConnected) return;
    const moved = place.element.getBoundingClientRect().top - place.top;
    if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
  }, [isOpen]);
  return useCallback((element) => {
    held.current = element === null ? null : { element, top: element.getBoundingClientRect().top };
  }, []);
}

// Read before it is shown, opened by a press: not part of the page's first script.
const Receipt = lazy(async () => ({ default: (await loadReceipt()).Receipt }));

export interface ReportFrameProps {
  readonly book: ReportBook;
  readonly simulated: boolean;
  readonly instrumentName: LocalText;
  readonly asOf: string;
  readonly priceDecimals: number;
  readonly conflicts: readonly Conflict[];
  /** The report is finished and its checker has passed its figures. */
  readonly isChecked: boolean;
  /** Draws the page around the drawer, which docks where it is put on wide screens. */
  readonly children: (drawer: ReactNode, isOpen: boolean) => ReactNode;
}

/** A figure where it is seen; where it stands in folded sections alone, the first of them is opened. */
function figureOnPage(id: string, folds: Folds | null): Element | null {
  const all = [...document.querySelectorAll(`main [data-figure="${CSS.escape(id)}"]`)];
  const seen = all.find((one) => one.getClientRects().length > 0);
  const section = all[0]?.closest('[data-section]');
  if (seen === undefined && section != null) flushSync(() => folds?.open(section.id));
  return seen ?? all[0] ?? null;
}

/** Gives every figure and mark inside what it needs, and shows the receipt or the sources that the address names. */
export function ReportFrame(props: ReportFrameProps) {
  const { book, simulated, instrumentName, asOf, conflicts, isChecked, children } = props;
  // As the report prints its price; before that is there, as its instrument may be printed.
  const priceDecimals = book.fact('price')?.decimals ?? props.priceDecimals;
  const { t } = useTranslation('research');
  const locale = useLocale();
  const { search, change } = useResearchSearch();
  const folds = useFolds();
  const figure = search.figure === undefined ? undefined : book.fact(search.figure);
  const openFigure = figure?.id ?? null;
  const isOpen = figure !== undefined || search.source !== undefined;
  // Opening adds a step, so that Back closes; moving inside the drawer does not.
  const hold = useHeldPlace(isOpen);
  const onOpenFigure = useCallback(
    (id: string) => {
      if (!isOpen) hold(document.activeElement);
      change({ figure: id, source: undefined }, isOpen);
    },
    [change, hold, isOpen],
  );
  const onOpenSource = useCallback((id: string) => change({ source: id, figure: undefined }, isOpen), [change, isOpen]);
  const scope = useMemo<ReportScope>(
    () => ({ book, locale, simulated, instrumentName, asOf, priceDecimals, openFigure, onOpenFigure, onOpenSource }),
    [book, locale, simulated, instrumentName, asOf, priceDecimals, openFigure, onOpenFigure, onOpenSource],
  );

  const at = openFigure === null ? -1 : book.order.indexOf(openFigure);
  const count = book.order.length;
  const step = useCallback(
    (by: number) => {
      const next = book.order[(at + by + count) % count];
      if (at < 0 || next === undefined) return;
      onOpenFigure(next);
      figureOnPage(next, folds)?.scrollIntoView({ block: 'nearest' });
    },
    [book, at, count, folds, onOpenFigure],
  );
  useFigureKeys(openFigure !== null, step);

  function close(): void {
    const figureElement = openFigure === null ? null : figureOnPage(openFigure, folds);
    hold(figureElement);
    change({ figure: undefined, source: undefined });
    if (figureElement instanceof HTMLElement || figureElement instanceof SVGElement) {
      figureElement.focus({ preventScroll: true });
    }
  }

  const drawer = (
    <Drawer
      open={isOpen}
      onOpenChange={(open) => (open ? undefined : close())}
      title={figure === undefined ? t('sources.title') : `${t('receipt.title')} ${at + 1} / ${count}`}
      testId={figure === undefined ? 'sources-drawer' : 'receipt-drawer'}
      actions={
        figure === undefined ? null : (
          <>
            <IconButton
              label={t('receipt.previous')}
              icon={<ChevronLeft size={16} aria-hidden />}
              onClick={() => step(-1)}
            />
            <IconButton
              label={t('receipt.next')}
              icon={<ChevronRight size={16} aria-hidden />}
              onClick={() => step(1)}
            />
          </>
        )
      }
    >
      {figure === undefined ? (
        <SourceList open={search.source ?? null} />
      ) : (
        <Suspense>
          <Receipt key={figure.id} fact={figure} conflicts={conflicts} isChecked={isChecked} />
        </Suspense>
      )}
    </Drawer>
  );
  return <ReportContext value={scope}>{children(drawer, isOpen)}</ReportContext>;
}
