import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemoryView } from '@plumbline/contract/memory';
import { longestMemory, memoryKinds } from '@plumbline/model/memory';
import { memoriesQuery, memoryChanges } from '../../lib/assistant.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';

function MemoryForm({ memory, onDone }: { readonly memory: MemoryView; readonly onDone: () => void }) {
  const { t } = useTranslation('assistant');
  const errorText = useErrorTexts();
  const client = useQueryClient();
  const [text, setText] = useState(memory.text);
  const [kind, setKind] = useState(memory.kind);
  const change = useMutation({
    mutationFn: memoryChanges.change,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: memoriesQuery.queryKey });
      onDone();
    },
    onError: (error) => toast.error(errorText(error)),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    change.mutate({ id: memory.id, text, kind });
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-center gap-2">
      <Input
        required
        maxLength={longestMemory}
        value={text}
        aria-label={t('memory.words')}
        className="min-w-48 flex-1"
        onChange={(event) => setText(event.target.value)}
      />
      <Select
        label={t('memory.kindLabel')}
        value={kind}
        options={memoryKinds.map((value) => ({ value, label: t(`memory.kind.${value}`) }))}
        onChange={setKind}
      />
      <Button type="submit" variant="primary" size="compact" loading={change.isPending}>
        {t('save')}
      </Button>
      <Button size="compact" onClick={onDone}>
        {t('cancel')}
      </Button>
    </form>
  );
}

function MemoryRow({ memory }: { readonly memory: MemoryView }) {
  const { t } = useTranslation('assistant');
  const errorText = useErrorTexts();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const remove = useMutation({
    mutationFn: memoryChanges.remove,
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: memoriesQuery.queryKey }),
  });
  const { id, kind, text, updatedAt } = memory;
  return (
    <li className="border-b border-line px-3.5 py-2.5 last:border-b-0">
      {isOpen ? (
        <MemoryForm memory={memory} onDone={() => setOpen(false)} />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 flex-1">
            <span className="block text-ui font-normal text-pretty break-words">{text}</span>
            <span className="text-caption text-3">
              <DateTime at={updatedAt} />
            </span>
          </span>
          <Chip>{t(`memory.kind.${kind}`)}</Chip>
          <IconButton
            size="compact"
            label={t('memory.change', { text })}
            icon={<Pencil size={14} aria-hidden />}
            onClick={() => setOpen(true)}
          />
          <IconButton
            size="compact"
            label={t('memory.remove', { text })}
            icon={<Trash2 size={14} aria-hidden />}
            onClick={() => remove.mutate(id)}
          />
        </div>
      )}
    </li>
  );
}

/** What is kept of the reader: written by proposals they agreed to, changed and erased here. */
export function AssistantMemory() {
  const { t } = useTranslation('assistant');
  const { data, error, refetch } = useQuery(memoriesQuery);
  return (
    <section aria-labelledby="assistant-memory" data-testid="memories">
      <h3 id="assistant-memory" className="text-h2">
        {t('memory.title')}
      </h3>
      <p className="mt-0.5 mb-3 text-ui font-normal text-pretty text-2">{t('memory.intro')}</p>
      {data === undefined && error === null && <Skeleton className="h-12 w-full" />}
      {data === undefined && error !== null && (
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
      )}
      {data?.memories.length === 0 && <p className="text-ui font-normal text-2">{t('memory.none')}</p>}
      {data !== undefined && data.memories.length > 0 && (
        <ul className="rounded-card border border-line">
          {data.memories.map((memory) => (
            <MemoryRow key={memory.id} memory={memory} />
          ))}
        </ul>
      )}
    </section>
  );
}
