import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { mostTextLength } from '@plumbline/model/text-limit';
import { offerFile } from '../../lib/offered-file.ts';
import { useSettings } from '../../lib/use-settings.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Paste } from './read-paste.ts';

interface PastedNoteProps {
  readonly paste: Paste;
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}

/** What can be done with something pasted that is no question. */
export function PastedNote({ paste, onText, onClose }: PastedNoteProps) {
  const { t } = useTranslation('chat');
  const settings = useSettings();
  const file = paste.kind === 'table' ? paste.file : null;
  return (
    <div
      role="status"
      data-testid="pasted"
      className="mx-2 mt-2 flex flex-wrap items-center gap-2 rounded-control bg-2 py-1.5 ps-3 pe-1.5 text-ui font-normal text-2"
    >
      <p className="min-w-40 flex-1 text-pretty">{t(`paste.${paste.kind}`)}</p>
      {file !== null && (
        <Button
          size="compact"
          onClick={() => {
            offerFile(file);
            onClose();
            settings.open('data');
          }}
        >
          {t('paste.import')}
        </Button>
      )}
      {file !== null && file.size <= mostTextLength && (
        <Button
          size="compact"
          variant="ghost"
          onClick={() => {
            void file.text().then(onText);
            onClose();
          }}
        >
          {t('paste.asText')}
        </Button>
      )}
      <IconButton label={t('paste.dismiss')} size="compact" icon={<X size={14} aria-hidden />} onClick={onClose} />
    </div>
  );
}
