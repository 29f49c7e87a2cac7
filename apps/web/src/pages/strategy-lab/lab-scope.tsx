import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StrategyLab } from '@plumbline/model/strategy-lab';
import { createRunBook } from '../../blocks/figure/report-book.ts';
import { ReportContext, type ReportScope } from '../../blocks/figure/report-context.ts';
import { loadReceipt } from '../../blocks/receipt/load-receipt.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { SourceList } from '../research/source-list.tsx';

const Receipt = lazy(async () => ({ default: (await loadReceipt()).Receipt }));
const none = [] as const;
const noName = { en: '', 'zh-CN': '', 'zh-HK': '' } as const;

/** Gives the figures of a run what they need, and shows the receipt or the sources that the address names. */
export function LabScope({ lab, children }: { readonly lab: StrategyLab; readonly children: ReactNode }) {
  const { t } = useTranslation('research');
  const locale = useLocale();
  const navigate = useNavigate({ from: '/strategy' });
  const { figure, source } = useSearch({ from: '/layout-2/strategy' });
  const { facts, sources, simulated, sealed } = lab;
  const scope = useMemo<ReportScope>(() => {
    const open = (change: { figure?: string; source?: string }): void =>
      void navigate({ search: ({ lab: run = '' }) => ({ lab: run, ...change }), resetScroll: false });
    return {
      book: createRunBook(facts, sources),
      locale,
      instrumentName: noName,
      simulated,
      asOf: sealed?.from ?? '',
      priceDecimals: 2,
      openFigure: figure ?? null,
      onOpenFigure: (id) => open({ figure: id }),
      onOpenSource: (id) => open({ source: id }),
    };
  }, [facts, sources, locale, simulated, sealed, figure, navigate]);
  const fact = figure === undefined ? undefined : scope.book.fact(figure);
  const isOpen = fact !== undefined || source !== undefined;
  const close = (): void => void navigate({ search: ({ lab: run = '' }) => ({ lab: run }), resetScroll: false });
  return (
    <ReportContext value={scope}>
      {children}
      <Drawer
        open={isOpen}
        onOpenChange={(open) => (open ? undefined : close())}
        title={t(fact === undefined ? 'sources.title' : 'receipt.title')}
        testId={fact === undefined ? 'sources-drawer' : 'receipt-drawer'}
      >
        {fact === undefined ? (
          <SourceList open={source ?? null} />
        ) : (
          <Suspense>
            <Receipt key={fact.id} fact={fact} conflicts={none} isChecked />
          </Suspense>
        )}
      </Drawer>
    </ReportContext>
  );
}
