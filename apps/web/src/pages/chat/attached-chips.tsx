import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Attached } from './use-choices.ts';

interface AttachedChipsProps {
  readonly attached: readonly Attached[];
  readonly onRemove: (one: Attached) => void;
}

/** What goes along with the question, each to be taken away again. */
export function AttachedChips({ attached, onRemove }: AttachedChipsProps) {
  const { t } = useTranslation('chat');
  if (attached.length === 0) return null;
  return (
    <ul aria-label={t('composer.attached')} data-testid="attached" className="flex flex-wrap gap-1.5 px-3 pt-2.5">
      {attached.map((one) => (
        <li
          key={`${one.kind} ${one.id}`}
          className="inline-flex h-7 items-center gap-1 rounded-chip bg-accent-wash ps-2.5 text-caption font-medium text-accent pointer-coarse:h-11"
        >
          <span className="max-w-40 truncate">
            {one.kind === 'instrument' ? one.name : `${t(`mention.${one.kind}`)} ${one.name}`}
          </span>
          <button
            type="button"
            aria-label={t('composer.detach', { name: one.name })}
            onClick={() => onRemove(one)}
            className="inline-flex size-7 items-center justify-center rounded-chip hover:bg-2 pointer-coarse:size-11"
          >
            <X size={12} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
