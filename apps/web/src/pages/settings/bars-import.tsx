import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { takeOfferedFile } from '../../lib/offered-file.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { isApiError } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { toast } from '../../ui/toast.ts';
import { ImportPreview } from './import-preview.tsx';
import { useBarsImport } from './use-bars-import.ts';

const accept = '.csv,.tsv,.txt,.json,.parquet,.gz';
const undoShownMs = 12_000;

/** Bars of one's own from a file: sent, looked at, kept, and taken back if it was a mistake. */
export function BarsImport({ mayChange }: { readonly mayChange: boolean }) {
  const { t } = useTranslation('settings');
  const errorText = useErrorTexts();
  // What is wrong with a file is said by the server in its own words: the line, the column, the reason.
  const tell = (error: unknown): void => {
    const isAboutFile = isApiError(error) && (error.code === 'bad-input' || error.code === 'data-refused');
    toast.error(isAboutFile ? error.message : errorText(error));
  };
  const { state, send, change, apply, undo, cancel } = useBarsImport(tell);
  const section = useRef<HTMLElement>(null);
  // A table that was pasted into a question waits here.
  useEffect(() => {
    const file = mayChange ? takeOfferedFile() : null;
    if (file === null) return;
    section.current?.scrollIntoView();
    void send(file);
  });

  const keep = async (instrumentId: string): Promise<void> => {
    const done = await apply(instrumentId);
    if (done === null) return;
    const { id, applied } = done;
    toast.success(t('data.import.kept', { count: applied.kept, symbol: applied.instrument.symbol }), {
      durationMs: undoShownMs,
      action: {
        label: t('data.import.undo'),
        onPress: () => void undo(id).then(() => toast.info(t('data.import.undone')), tell),
      },
    });
  };

  return (
    <section ref={section} aria-labelledby="bars-import" data-testid="bars-import">
      <h3 id="bars-import" className="text-h3">
        {t('data.import.title')}
      </h3>
      <p className="mt-0.5 mb-2 text-caption text-2">{t('data.import.hint')}</p>
      {state.step === 'idle' && (
        <FileDrop
          label={t('data.import.drop')}
          hint={t('data.import.formats')}
          choose={t('data.import.choose')}
          accept={accept}
          disabled={!mayChange}
          onFile={(file) => void send(file)}
        />
      )}
      {(state.step === 'sending' || state.step === 'reading') && (
        <div className="flex flex-col gap-2 rounded-card border border-line p-3.5">
          <p className="text-ui break-all" role="status">
            {t(`data.import.${state.step}`, { file: state.fileName })}
          </p>
          <ProgressBar label={t('data.import.progress')} value={state.step === 'sending' ? state.part : null} />
          <Button className="self-end" onClick={cancel}>
            {t('data.import.cancel')}
          </Button>
        </div>
      )}
      {state.step === 'preview' && (
        <ImportPreview
          shown={state}
          onChange={(choice) => void change(choice)}
          onApply={(instrumentId) => void keep(instrumentId)}
          onCancel={cancel}
        />
      )}
    </section>
  );
}
