import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModelServiceView } from '@plumbline/contract/models';
import { formatDuration } from '../../lib/format.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { confirm } from '../../ui/confirm.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { toast } from '../../ui/toast.ts';
import { ServiceForm } from './ai-service-form.tsx';
import { Spend } from './ai-spend.tsx';
import type { ModelsHook } from './ai-use-models.ts';

interface ServiceCardProps {
  readonly view: ModelServiceView;
  readonly hook: ModelsHook;
}

/** The outcome of the last try, in words. */
function TestLine({ test, service }: { readonly test: ModelsHook['test']; readonly service: string }) {
  const { t } = useTranslation('models');
  if (test.data === undefined || test.variables !== service) return null;
  const { ok, model, ms, detail } = test.data;
  return (
    <p role="status" className={ok ? 'mt-2 text-caption text-ok' : 'mt-2 text-caption text-danger'}>
      {ok ? t('testOk', { model: model ?? '', time: formatDuration(ms) }) : t('testFailed', { detail: detail ?? '' })}
    </p>
  );
}

/** One service: whether it has a key, what it cost this month, and what can be done with it. */
export function ServiceCard({ view, hook }: ServiceCardProps) {
  const { t } = useTranslation('models');
  const errorText = useErrorTexts();
  const [isOpen, setOpen] = useState(false);
  const { service, savedAt, isChosen } = view;
  const name = t(`service.${service}`);
  const onError = (error: Error): void => void toast.error(errorText(error));
  const remove = async (): Promise<void> => {
    const message = t('removeConfirm', { name });
    if (!(await confirm({ message, confirmLabel: t('remove'), danger: true }))) return;
    hook.remove.mutate(service, { onError });
  };
  return (
    <li data-service={service} className="border-b border-line px-3.5 py-3 last:border-b-0">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {name}
            {isChosen && <Chip tone="ok">{t('chosen')}</Chip>}
          </p>
          {view.fault !== null && <p className="text-caption text-danger">{view.fault}</p>}
          {savedAt === null ? (
            <p className="text-caption text-3">{t('none')}</p>
          ) : (
            <p className="text-caption text-2">
              {t(view.hasKey ? 'savedKey' : 'savedNoKey')} <DateTime at={savedAt} />
              {' · '}
              <span className="num">{view.model ?? view.usualModel}</span>
            </p>
          )}
          {savedAt !== null && <Spend spend={view.spend} cap={view.monthlyCap} />}
        </div>
        <span className="flex flex-wrap gap-2">
          {savedAt !== null && !isChosen && (
            <Button size="compact" onClick={() => hook.choose.mutate(service, { onError })}>
              {t('use')}
            </Button>
          )}
          {savedAt !== null && (
            <Button
              size="compact"
              loading={hook.test.isPending && hook.test.variables === service}
              onClick={() => hook.test.mutate(service, { onError })}
            >
              {t('test')}
            </Button>
          )}
          <Button
            size="compact"
            aria-expanded={isOpen}
            onClick={() => {
              hook.save.reset();
              setOpen(!isOpen);
            }}
          >
            {t(savedAt === null ? 'setUp' : 'change')}
          </Button>
          {savedAt !== null && (
            <Button size="compact" loading={hook.remove.isPending} onClick={() => void remove()}>
              {t('remove')}
            </Button>
          )}
        </span>
      </div>
      <TestLine test={hook.test} service={service} />
      {isOpen && <ServiceForm view={view} save={hook.save} onDone={() => setOpen(false)} />}
    </li>
  );
}
