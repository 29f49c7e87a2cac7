import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Block } from '@plumbline/model/report';
import { Chip } from '../../ui/chip.tsx';
import { useIsModified } from './lab-context.ts';

/** Says on a card that its figures are not the report's any more. */
export function ModifiedMark({ block }: { readonly block: Block }) {
  return useIsModified(block) ? <Mark /> : null;
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
