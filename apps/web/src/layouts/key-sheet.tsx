import { useTranslation } from 'react-i18next';
import { modKey } from '../lib/mod-key.ts';
import { closeOverlay, useOverlay } from '../lib/overlay.ts';
import { Kbd } from '../ui/kbd.tsx';
import { Modal } from '../ui/modal.tsx';

const keys = [
  ['palette', [`${modKey}K`]],
  ['search', ['/']],
  ['home', ['g', 'h']],
  ['research', ['g', 'r']],
  ['chat', ['g', 'c']],
  ['discover', ['g', 'd']],
  ['strategies', ['g', 's']],
  ['signals', ['g', 'i']],
  ['newChat', ['n']],
  ['theme', [`${modKey}⇧L`]],
  ['close', ['Esc']],
  ['sheet', ['?']],
] as const;

/** All keys that work everywhere. */
export function KeySheet() {
  const { t } = useTranslation('shell');
  const open = useOverlay((state) => state.open === 'keys');
  return (
    <Modal open={open} title={t('keys.title')} size="small" onOpenChange={closeOverlay}>
      <dl className="flex flex-col">
        {keys.map(([name, strokes]) => (
          <div
            key={name}
            className="flex min-h-9 items-center justify-between gap-4 border-b border-line last:border-b-0"
          >
            <dt className="text-ui font-normal">{t(`keys.${name}`)}</dt>
            <dd className="flex gap-1">
              {strokes.map((stroke) => (
                <Kbd key={stroke}>{stroke}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-caption text-3">{t('keys.note')}</p>
    </Modal>
  );
}
