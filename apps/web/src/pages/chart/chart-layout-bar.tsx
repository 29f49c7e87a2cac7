import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { displaySymbol, parseInstrumentId } from '@plumbline/model/instrument';
import { Button } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { chartLinks, layoutSizes, resizeLayout, toggleLink, type LayoutSize } from './chart-layout.ts';
import type { ChartLayoutState } from './use-chart-layout.ts';

export interface ChartLayoutBarProps extends ChartLayoutState {
  /** Only one chart has room: the others are switched to. */
  readonly isNarrow: boolean;
}

/** How many charts stand side by side and what moves them together. */
export function ChartLayoutBar({ layout, arrange, isNarrow }: ChartLayoutBarProps) {
  const { t } = useTranslation('chart');
  const { cells, active, links } = layout;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 md:ms-auto">
      {cells.length === 1 ? null : (
        <div role="group" aria-label={t('layout.links')} className="flex flex-wrap items-center gap-1">
          {chartLinks.map((link) => (
            <Button
              key={link}
              size="compact"
              icon={<Link2 size={14} aria-hidden />}
              aria-pressed={links.includes(link)}
              className="aria-pressed:bg-accent-wash aria-pressed:text-accent pointer-coarse:min-h-11"
              onClick={() => arrange((now) => toggleLink(now, link), link === 'symbol')}
            >
              {t(`layout.link.${link}`)}
            </Button>
          ))}
        </div>
      )}
      <SegmentedControl<LayoutSize>
        label={t('layout.label')}
        segments={layoutSizes.map((value) => ({ value, label: value }))}
        value={layoutSizes.find((size) => Number(size) === cells.length) ?? '1'}
        onChange={(size) => arrange((now) => resizeLayout(now, Number(size)))}
      />
      {isNarrow && cells.length > 1 ? (
        <SegmentedControl
          label={t('layout.shown')}
          className="max-w-full overflow-x-auto"
          segments={cells.map(({ symbol }, at) => {
            const id = parseInstrumentId(symbol);
            return { value: String(at), label: `${at + 1} ${id === null ? symbol : displaySymbol(id)}` };
          })}
          value={String(active)}
          onChange={(at) => arrange((now) => ({ ...now, active: Number(at) }))}
        />
      ) : null}
    </div>
  );
}
