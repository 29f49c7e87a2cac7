import { useTranslation } from 'react-i18next';
import { Modal } from '../../ui/modal.tsx';
import { SymbolSearch } from '../research/symbol-search.tsx';

export interface CompareSearchProps {
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** Asks for another instrument. */
export function CompareSearch({ onChoose, onClose }: CompareSearchProps) {
  const { t } = useTranslation('chart');
  return (
    <Modal open onOpenChange={(open) => (open ? undefined : onClose())} title={t('compare.add')}>
      <div className="min-h-72">
        <SymbolSearch action={t('compare.title')} onChoose={onChoose} />
      </div>
    </Modal>
  );
}
