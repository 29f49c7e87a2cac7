import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SkillView } from '@plumbline/contract/skill';
import { skillChanges, skillsQuery } from '../../lib/assistant.ts';
import { toolsQuery } from '../../lib/conversations.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';

const longest = 20_000;

function useSettled(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: skillsQuery.queryKey });
    await client.invalidateQueries({ queryKey: toolsQuery.queryKey });
  };
}

function Faults({ faults }: Pick<SkillView, 'faults'>) {
  const { t } = useTranslation('assistant');
  const locale = useLocale();
  if (faults.length === 0) return null;
  return (
    <div role="alert" className="text-ui font-normal text-danger">
      {faults.map(({ line, why }) => (
        <p key={`${line} ${why.en}`}>{t('skill.fault', { line, why: why[locale] })}</p>
      ))}
    </div>
  );
}

interface EditorProps {
  readonly text: string;
  /** Id of the one it takes the place of; absent: a new one. */
  readonly replaces?: string;
  readonly onDone: () => void;
}

/** The text of a playbook; what is malformed is refused with its line. */
function SkillEditor({ text: given, replaces, onDone }: EditorProps) {
  const { t } = useTranslation('assistant');
  const errorText = useErrorTexts();
  const settled = useSettled();
  const id = useId();
  const [text, setText] = useState(given);
  const save = useMutation({
    mutationFn: skillChanges.save,
    onSuccess: async ({ saved }) => {
      if (saved === null) return;
      await settled();
      onDone();
    },
    onError: (error) => toast.error(errorText(error)),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate({ text, ...(replaces === undefined ? {} : { replaces }) });
  };
  return (
    <form onSubmit={submit} className="mt-2 flex flex-col gap-2" data-testid="skill-editor">
      <label htmlFor={id} className="text-caption text-2">
        {t('skill.text')}
      </label>
      <textarea
        id={id}
        required
        value={text}
        maxLength={longest}
        rows={16}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        className="w-full resize-y rounded-control border border-edge bg-1 p-2.5 font-mono text-caption text-1"
      />
      <Faults faults={save.data?.faults ?? []} />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" loading={save.isPending}>
          {t('save')}
        </Button>
        <Button onClick={onDone}>{t('cancel')}</Button>
      </div>
    </form>
  );
}

/** A copy under a name of its own to begin with. */
const copyOf = (text: string): string => text.replace(/^id: .*$/mu, (line) => `${line}-mine`);

function SkillRow({ skill }: { readonly skill: SkillView }) {
  const { t } = useTranslation('assistant');
  const locale = useLocale();
  const errorText = useErrorTexts();
  const settled = useSettled();
  const [isOpen, setOpen] = useState(false);
  const remove = useMutation({
    mutationFn: skillChanges.remove,
    onError: (error) => toast.error(errorText(error)),
    onSettled: settled,
  });
  const { id, name, title, when, text, isOwn, faults } = skill;
  return (
    <li className="border-b border-line px-3.5 py-2.5 last:border-b-0" data-skill={name}>
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold break-words">
            {title[locale]} <code className="font-mono text-caption font-normal text-3">/{name}</code>
          </span>
          <span className="block text-caption text-pretty text-3">{when[locale]}</span>
        </span>
        {isOwn && <Chip>{t('skill.own')}</Chip>}
        <Button size="compact" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOwn ? 'skill.edit' : 'skill.copy')}
        </Button>
        {isOwn && (
          <IconButton
            size="compact"
            label={t('skill.remove', { name })}
            icon={<Trash2 size={14} aria-hidden />}
            onClick={() => remove.mutate(id)}
          />
        )}
      </div>
      {!isOpen && <Faults faults={faults} />}
      {isOpen && (
        <SkillEditor
          text={isOwn ? text : copyOf(text)}
          {...(isOwn ? { replaces: id } : {})}
          onDone={() => setOpen(false)}
        />
      )}
    </li>
  );
}

/** Ours and the reader's own: each can be looked at, and one's own is made of any. */
export function AssistantSkills() {
  const { t } = useTranslation('assistant');
  const { data, error, refetch } = useQuery(skillsQuery);
  const skills = data?.skills ?? [];
  return (
    <section aria-labelledby="assistant-skills" data-testid="skills">
      <h3 id="assistant-skills" className="text-h2">
        {t('skill.title')}
      </h3>
      <p className="mt-0.5 mb-3 text-ui font-normal text-pretty text-2">{t('skill.intro')}</p>
      {data === undefined && error === null && <Skeleton className="h-48 w-full" />}
      {data === undefined && error !== null && (
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
      )}
      {skills.length > 0 && (
        <ul className="rounded-card border border-line">
          {[...skills.filter(({ isOwn }) => isOwn), ...skills.filter(({ isOwn }) => !isOwn)].map((skill) => (
            <SkillRow key={skill.id} skill={skill} />
          ))}
        </ul>
      )}
    </section>
  );
}
