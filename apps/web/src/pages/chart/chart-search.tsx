import { Modal } from '../../ui/modal.tsx';
import { SymbolSearch } from '../research/symbol-search.tsx';

export interface ChartSearchProps {
  readonly title: string;
  /** What the button says. */
  readonly action: string;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** Asks for an instrument: another to compare with, or another to chart. */
export function ChartSearch({ title, action, onChoose, onClose }: ChartSearchProps) {
  return (
    <Modal open onOpenChange={(open) => (open ? undefined : onClose())} title={title}>
      <div className="min-h-72">
        <SymbolSearch action={action} onChoose={onChoose} />
      </div>
    </Modal>
  );
}
