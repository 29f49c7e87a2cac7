import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { FilePlus2, FlaskConical, LayoutTemplate, Upload } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlumblineError } from '@plumbline/model/errors';
import { useLocale } from '../../lib/use-locale.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { DescribeBox } from './describe-box.tsx';
import { useCreate } from './use-create.ts';

const TemplateDialog = lazy(() => import('./template-dialog.tsx').then((file) => ({ default: file.TemplateDialog })));

/** The ways to a new strategy: in words, from a template, from a file, or from nothing. */
export function MakeStrategy() {
  const { t } = useTranslation('strategy');
  const locale = useLocale();
  const navigate = useNavigate({ from: '/strategy' });
  const { new: way } = useSearch({ from: '/layout-2/strategy' });
  const create = useCreate();
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const open = (next: 'template' | ''): void =>
    void navigate({ search: (known) => ({ ...known, new: next }), replace: true, resetScroll: false });
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
  const blank = async (): Promise<void> => {
    const { blankSpec } = await import('./blank-spec.ts');
    create.mutate({ spec: blankSpec(t('make.blankName'), locale), tab: 'logic' });
  };
  return (
    <Card>
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-0 flex-[1_1_340px]">
          <DescribeBox isBusy={create.isPending} onMake={(spec) => create.mutateAsync({ spec })} />
        </div>
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
        <div className="flex flex-wrap gap-2 pt-1">
          <Button icon={<LayoutTemplate size={14} aria-hidden />} onClick={() => open('template')}>
            {t('list.template')}
          </Button>
          <Button icon={<Upload size={14} aria-hidden />} onClick={() => file.current?.click()}>
            {t('list.import')}
          </Button>
          <Button
            icon={<FilePlus2 size={14} aria-hidden />}
            title={t('list.blankHint')}
            onClick={() => void blank()}
            disabled={create.isPending}
          >
            {t('list.blank')}
          </Button>
          <Link to="/strategy" search={{ lab: 'new' }} title={t('list.labHint')} className={buttonClass()}>
            <FlaskConical size={14} aria-hidden />
            {t('list.lab')}
          </Link>
        </div>
      </div>
      {problem === null ? null : (
        <p role="alert" className="mt-3 text-ui font-normal text-danger">
          {problem}
        </p>
      )}
      {create.error === null || way === 'template' ? null : (
        <ErrorState title={t('make.failed')} error={create.error} />
      )}
      {way === 'template' ? (
        <Suspense>
          <TemplateDialog
            error={create.error}
            isBusy={create.isPending}
            onMake={(made) => create.mutate(made)}
            onClose={() => open('')}
          />
        </Suspense>
      ) : null}
    </Card>
  );
}
