import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlumblineError } from '@plumbline/model/errors';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useCreate } from './use-create.ts';

/** The ways to a new strategy. */
export function MakeStrategy() {
  const { t } = useTranslation('strategy');
  const create = useCreate();
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const importFile = async (chosen: File): Promise<void> => {
    try {
      const { parseStrategySpec } = await import('@plumbline/model/strategy-spec');
      const spec = parseStrategySpec(JSON.parse(await chosen.text()));
      setProblem(null);
      create.mutate({ spec });
    } catch (reason) {
      setProblem(reason instanceof PlumblineError ? reason.message : t('make.importFailed'));
    }
  };
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-2">
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          className="sr-only"
          tabIndex={-1}
          aria-hidden="true"
          data-testid="import-strategy"
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            event.target.value = '';
            if (chosen !== undefined) void importFile(chosen);
          }}
        />
        <Button
          icon={<Upload size={14} aria-hidden />}
          loading={create.isPending}
          onClick={() => file.current?.click()}
        >
          {t('list.import')}
        </Button>
      </div>
      {problem === null ? null : (
        <p role="alert" className="mt-3 text-ui font-normal text-danger">
          {problem}
        </p>
      )}
      {create.error === null ? null : <ErrorState title={t('make.failed')} error={create.error} />}
    </Card>
  );
}
