import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Pause, Play, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BriefView } from '@plumbline/contract/brief';
import { briefChanges, briefsQuery } from '../../lib/assistant.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { clockOf } from '../signals/clock-of.ts';
import { BriefForm } from './assistant-brief-form.tsx';
import { BriefIssue } from './assistant-brief-issue.tsx';
import { zoneName } from './time-zones.ts';

function BriefRow({ brief }: { readonly brief: BriefView }) {
  const { t } = useTranslation('assistant');
  const locale = useLocale();
  const errorText = useErrorTexts();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const after = {
    onError: (error: unknown): void => void toast.error(errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: briefsQuery.queryKey }),
  };
  const change = useMutation({ mutationFn: briefChanges.change, ...after });
  const run = useMutation({ mutationFn: briefChanges.run, ...after });
  const remove = useMutation({ mutationFn: briefChanges.remove, ...after });
  const { id, title, skill, about, cadence, state, nextAt, last, channels } = brief;
  const name = [title?.[locale] ?? skill, about].filter(Boolean).join(': ');
  const isActive = state === 'active';
  const day = cadence.weekday === null ? t('brief.daily') : t(`brief.day.${cadence.weekday}`);
  return (
    <li className="border-b border-line px-3.5 py-2.5 last:border-b-0" data-brief={state}>
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold break-words">{name}</span>
          <span className="num block text-caption text-3">
            {day} {clockOf(cadence.minute)} · {zoneName(cadence.timeZone)} ·{' '}
            {t('brief.channels', { count: channels.length })}
          </span>
          <span className="num block text-caption text-3">
            {nextAt === null ? (
              t('brief.noNext')
            ) : (
              <>
                {t('brief.next')} <DateTime at={nextAt} />
              </>
            )}
          </span>
        </span>
        <Chip tone={isActive ? 'ok' : 'neutral'}>{t(`brief.${state}`)}</Chip>
        <IconButton
          size="compact"
          label={t('brief.run', { name })}
          disabled={last?.state === 'queued' || run.isPending}
          icon={<RefreshCw size={14} aria-hidden />}
          onClick={() => run.mutate(id)}
        />
        <IconButton
          size="compact"
          label={t(isActive ? 'brief.pause' : 'brief.resume', { name })}
          icon={isActive ? <Pause size={14} aria-hidden /> : <Play size={14} aria-hidden />}
          onClick={() => change.mutate({ id, state: isActive ? 'paused' : 'active' })}
        />
        <IconButton
          size="compact"
          label={t('brief.remove', { name })}
          icon={<Trash2 size={14} aria-hidden />}
          onClick={() => remove.mutate(id)}
        />
      </div>
      {last?.state === 'queued' && <p className="mt-1 text-caption text-2">{t('brief.writing')}</p>}
      {last?.state === 'failed' && <p className="mt-1 text-caption text-danger">{last.error}</p>}
      {last !== null && (
        <Button size="compact" className="mt-2" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('brief.last')}
        </Button>
      )}
      {isOpen && last !== null && <BriefIssue brief={brief} />}
    </li>
  );
}

/** What is written by schedule: when it comes next, what came last, and its pause and end. */
export function AssistantBriefs() {
  const { t } = useTranslation('assistant');
  const { data, error, refetch } = useQuery(briefsQuery);
  const [isAdding, setAdding] = useState(false);
  return (
    <section aria-labelledby="assistant-briefs" data-testid="briefs">
      <div className="mb-3 flex items-start justify-between gap-2">
        <div>
          <h3 id="assistant-briefs" className="text-h2">
            {t('brief.title')}
          </h3>
          <p className="mt-0.5 text-ui font-normal text-pretty text-2">{t('brief.intro')}</p>
        </div>
        <Button size="compact" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          {t('brief.add')}
        </Button>
      </div>
      {isAdding && <BriefForm onDone={() => setAdding(false)} />}
      {data === undefined && error === null && <Skeleton className="h-12 w-full" />}
      {data === undefined && error !== null && (
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
      )}
      {data?.briefs.length === 0 && !isAdding && <p className="text-ui font-normal text-2">{t('brief.none')}</p>}
      {data !== undefined && data.briefs.length > 0 && (
        <ul className="rounded-card border border-line">
          {data.briefs.map((brief) => (
            <BriefRow key={brief.id} brief={brief} />
          ))}
        </ul>
      )}
    </section>
  );
}
