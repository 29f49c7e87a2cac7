import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { useLab } from './lab-context.ts';

/** Stands above a report whose figures the reader has changed: how many, what that means, and the way back. */
export function LabBar() {
  const { t } = useTranslation('lab');
  const lab = useLab();
  if (lab === null || lab.edits.size === 0) return null;
  return (
    <div
      role="status"
      data-testid="lab-bar"
      data-print="hide"
      className="sticky top-[102px] z-10 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-1 px-3.5 py-2.5"
    >
      <Chip tone="warn">{t('modified')}</Chip>
      <p className="min-w-0 flex-[1_1_220px] text-caption text-pretty text-2">{t('bar', { count: lab.edits.size })}</p>
      <span className="flex items-center gap-2">
        <Button
          size="compact"
          icon={<SlidersHorizontal size={14} aria-hidden />}
          onClick={() => lab.onOpenChange(true)}
        >
          {t('edit')}
        </Button>
        <Button size="compact" variant="primary" onClick={() => lab.reset()}>
          {t('resetAll')}
        </Button>
      </span>
    </div>
  );
}
