import { Hash, Mail, Send, Webhook, type LucideIcon } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChannelView } from '@plumbline/contract/channel';
import type { ChannelKind } from '@plumbline/model/channel';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { confirm } from '../../ui/confirm.ts';
import { Input } from '../../ui/input.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { Attempt } from './alerts-attempt.tsx';
import { useChannelChanges } from './alerts-use-changes.ts';

const icons: Readonly<Record<ChannelKind, LucideIcon>> = {
  email: Mail,
  telegram: Send,
  discord: Hash,
  webhook: Webhook,
};

/** One medium: where it leads, whether it works, and a button to try it. Its secret is never shown. */
export function ChannelRow({ channel }: { readonly channel: ChannelView }) {
  const { t } = useTranslation('alerts');
  const errorText = useErrorTexts();
  const { change, confirm: enter, remove, test } = useChannelChanges();
  const switchId = useId();
  const [wrong, setWrong] = useState<string | null>(null);
  const { id, kind, target, enabled, confirmed, fault, last } = channel;
  const Icon = icons[kind];
  const name = `${t(`kind.${kind}`)} ${target}`;
  const result = test.data ?? last?.attempts.at(-1) ?? null;

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    if (code === '') return;
    enter.mutate({ id, code }, { onSuccess: () => setWrong(null), onError: (error) => setWrong(errorText(error)) });
  };
  const leave = async (): Promise<void> => {
    const message = t('channels.removeConfirm', { name });
    if (!(await confirm({ message, confirmLabel: t('channels.remove'), danger: true }))) return;
    remove.mutate(id, { onError: (error) => toast.error(errorText(error)) });
  };

  return (
    <li className="border-b border-line px-3.5 py-2.5 last:border-b-0" data-channel={kind}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex min-w-0 items-center gap-2.5">
          <Icon size={16} className="shrink-0 text-2" aria-hidden />
          <label htmlFor={switchId} className="min-w-0">
            <span className="block font-semibold">{t(`kind.${kind}`)}</span>
            <span className="num block truncate text-caption text-2">{target}</span>
          </label>
          {confirmed ? null : <Chip tone="warn">{t('channels.waiting')}</Chip>}
          {fault === null ? null : <Chip tone="danger">{t('channels.fault')}</Chip>}
        </span>
        <span className="flex items-center gap-2.5">
          <Button
            size="compact"
            disabled={!confirmed}
            loading={test.isPending}
            onClick={() => test.mutate(id, { onError: (error) => toast.error(errorText(error)) })}
          >
            {t('channels.test')}
          </Button>
          <Button size="compact" loading={remove.isPending} onClick={() => void leave()}>
            {t('channels.remove')}
          </Button>
          <Switch
            id={switchId}
            label={t('channels.switch', { name })}
            checked={enabled}
            onChange={(next) => change.mutate({ id, enabled: next })}
          />
        </span>
      </div>
      {fault === null ? null : <p className="mt-1 text-caption text-danger">{fault}</p>}
      {result === null ? null : (
        <p className="mt-1.5" role="status">
          <Attempt attempt={result} />
        </p>
      )}
      {confirmed ? null : (
        <form onSubmit={submit} className="mt-2 flex flex-wrap items-center gap-2">
          <Input
            name="code"
            aria-label={t('channels.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            placeholder={t('channels.code')}
            invalid={wrong !== null}
            className="max-w-44"
          />
          <Button type="submit" variant="primary" loading={enter.isPending}>
            {t('channels.confirm')}
          </Button>
          <p className="basis-full text-caption text-3">{wrong ?? t('channels.codeSent', { target })}</p>
        </form>
      )}
    </li>
  );
}
