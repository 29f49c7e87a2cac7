import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChannelSettings, NewChannel } from '@plumbline/contract/channel';
import { channelKinds, type ChannelKind } from '@plumbline/model/channel';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useChannelChanges } from './alerts-use-changes.ts';
import { Copy } from 'lucide-react';
import { Callout } from '../../ui/callout.tsx';
import { toast } from '../../ui/toast.ts';

/** The secret of a new webhook, this once: a receiver needs it to check the signatures. */
function SigningSecret({ secret }: { readonly secret: string }) {
  const { t } = useTranslation('alerts');
  const { t: common } = useTranslation();
  return (
    <div className="mt-3" data-testid="signing-secret">
      <Callout title={t('secret.title')}>
        <p className="text-pretty">{t('secret.detail')}</p>
        <p className="mt-2 flex items-center gap-2">
          <code className="min-w-0 flex-1 font-mono text-caption break-all">{secret}</code>
          <Button
            size="compact"
            icon={<Copy size={12} aria-hidden />}
            onClick={() => void navigator.clipboard.writeText(secret).then(() => toast.success(common('toast.copied')))}
          >
            {common('action.copy')}
          </Button>
        </p>
      </Callout>
    </div>
  );
}

export interface ChannelFormProps {
  readonly media: ChannelSettings['media'];
  readonly hasTelegramBot: boolean;
}

interface Field {
  readonly name: 'address' | 'chatId' | 'token' | 'url';
  readonly type: 'email' | 'text' | 'password' | 'url';
}

const fields: Readonly<Record<ChannelKind, readonly Field[]>> = {
  email: [{ name: 'address', type: 'email' }],
  telegram: [
    { name: 'chatId', type: 'text' },
    { name: 'token', type: 'password' },
  ],
  // The address of a webhook is as good as its key.
  discord: [{ name: 'url', type: 'password' }],
  webhook: [{ name: 'url', type: 'url' }],
};

/** Adds a medium. What is typed leaves the page with the request and is kept nowhere. */
export function ChannelForm({ media, hasTelegramBot }: ChannelFormProps) {
  const { t } = useTranslation('alerts');
  const errorText = useErrorTexts();
  const locale = useLocale();
  const [kind, setKind] = useState<ChannelKind>('email');
  const [failure, setFailure] = useState<string | null>(null);
  const { create } = useChannelChanges();
  const why = media.find((one) => one.kind === kind)?.why ?? null;
  const asked = fields[kind].filter(({ name }) => name !== 'token' || !hasTelegramBot);
  const secret = create.data?.signingSecret ?? null;

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const text = (name: Field['name']): string => String(given.get(name) ?? '').trim();
    const token = text('token');
    const body: NewChannel =
      kind === 'email'
        ? { kind, locale, address: text('address') }
        : kind === 'telegram'
          ? { kind, locale, chatId: text('chatId'), ...(token === '' ? {} : { token }) }
          : { kind, locale, url: text('url') };
    setFailure(null);
    create.mutate(body, { onSuccess: () => form.reset(), onError: (error) => setFailure(errorText(error)) });
  };

  return (
    <div className="mt-3 rounded-card border border-line p-3.5" data-testid="new-channel">
      <p className="mb-2 text-h3">{t('form.title')}</p>
      <SegmentedControl
        label={t('form.kind')}
        value={kind}
        onChange={(next) => {
          setKind(next);
          setFailure(null);
        }}
        className="flex-wrap"
        segments={channelKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <p className="mt-2 text-caption text-pretty text-3">
        {t(why === null ? `form.hint.${kind}` : `form.why.${why}`)}
      </p>
      <form key={kind} onSubmit={submit} className="mt-2 flex flex-wrap items-end gap-2">
        {asked.map(({ name, type }) => (
          <Input
            key={name}
            name={name}
            type={type}
            required
            disabled={why !== null}
            aria-label={t(`form.field.${name}`)}
            placeholder={t(`form.placeholder.${kind}.${name}`)}
            autoComplete="off"
            spellCheck={false}
            invalid={failure !== null}
            className="min-w-52 flex-1"
          />
        ))}
        <Button type="submit" variant="primary" disabled={why !== null} loading={create.isPending}>
          {t('form.add')}
        </Button>
      </form>
      {failure === null ? null : (
        <p role="alert" className="mt-2 text-caption text-danger">
          {failure}
        </p>
      )}
      {secret === null ? null : <SigningSecret secret={secret} />}
    </div>
  );
}
