import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Block } from '@plumbline/model/report';
import { Chip } from '../../ui/chip.tsx';
import { blockFigures } from '../figure/block-figures.ts';
import { useReport } from '../figure/report-context.ts';

/** Says on a card that its figures are not the report's any more. */
export function ModifiedMark({ block }: { readonly block: Block }) {
  const { book } = useReport();
  return blockFigures(block).some((id) => book.isModified(id)) ? <Mark /> : null;
}

// Apart, so that cards outside of a report need no dictionary of the lab.
function Mark() {
  const { t } = useTranslation('lab');
  return (
    <span data-testid="modified">
      <Chip tone="warn" icon={<RotateCcw size={12} aria-hidden />}>
        {t('modified')}
      </Chip>
    </span>
  );
}
