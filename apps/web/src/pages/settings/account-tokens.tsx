import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TokenView } from '@plumbline/contract/tokens';
import { dateOf } from '@plumbline/model/date';
import { keyOf, tokenCallsQuery, tokenChanges, tokensQuery } from '../../lib/tokens.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { TokenForm } from './token-form.tsx';

/** Tokens with which programs and other assistants act for this owner: what each may do, what it did, and its end. */
export function AccountTokens() {
  const { t } = useTranslation('settings');
  const { data, error, refetch, isFetching } = useQuery(tokensQuery);
  const [text, setText] = useState<string | null>(null);
  return (
    <section data-testid="tokens">
      <h4 className="mb-1 text-h3">{t('tokens.title')}</h4>
      <p className="text-caption text-pretty text-3">
        {t('tokens.hint', { address: `${window.location.origin}/mcp` })}
      </p>
      {data === undefined && error !== null && (
        <ErrorState title={t('account.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data === undefined && error === null && <Skeleton className="mt-2 h-16" />}
      {data?.tokens.length === 0 && <p className="mt-2 text-ui font-normal text-2">{t('tokens.none')}</p>}
      <ul>
        {data?.tokens.map((token) => (
          <TokenRow key={token.id} token={token} />
        ))}
      </ul>
      <TokenForm onMade={setText} />
      {text !== null && <TokenText text={text} />}
    </section>
  );
}

/** The text of a new token, this once. */
function TokenText({ text }: { readonly text: string }) {
  const { t } = useTranslation('settings');
  const { t: common } = useTranslation();
  return (
    <div className="mt-3" role="status" data-testid="token-text">
      <Callout title={t('tokens.made')}>
        <p className="text-pretty">{t('tokens.once')}</p>
        <p className="mt-2 flex items-center gap-2">
          <code className="min-w-0 flex-1 font-mono text-caption break-all">{text}</code>
          <Button
            size="compact"
            icon={<Copy size={12} aria-hidden />}
            onClick={() => void navigator.clipboard.writeText(text).then(() => toast.success(common('toast.copied')))}
          >
            {common('action.copy')}
          </Button>
        </p>
      </Callout>
    </div>
  );
}

function TokenRow({ token }: { readonly token: TokenView }) {
  const { t } = useTranslation('settings');
  const { date } = useDates();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const revoke = useMutation({
    mutationFn: tokenChanges.revoke,
    onError: () => toast.error(t('account.failed')),
    onSettled: () => client.invalidateQueries({ queryKey: tokensQuery.queryKey }),
  });
  const { id, name, scopes, expiresAt, lastUsedAt, perMinute } = token;
  return (
    <li className="border-b border-line py-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="min-w-0 flex-1">
          <p className="text-ui break-words">{name}</p>
          <p className="text-caption text-pretty text-3">
            {scopes.map((scope) => t(`tokens.scope.${keyOf(scope)}`)).join(' · ')}
          </p>
          <p className="text-caption text-3">
            {expiresAt === null ? t('tokens.lasting') : t('tokens.until', { date: date(dateOf(expiresAt)) })}
            {' · '}
            {t('tokens.rate', { count: perMinute })}
            {' · '}
            {lastUsedAt === null ? (
              t('tokens.unused')
            ) : (
              <>
                {t('tokens.used')} <DateTime at={lastUsedAt} />
              </>
            )}
          </p>
        </div>
        <Button size="compact" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('tokens.calls')}
        </Button>
        <Button
          size="compact"
          aria-label={t('tokens.revokeOf', { name })}
          loading={revoke.isPending}
          onClick={() => revoke.mutate(id)}
        >
          {t('tokens.revoke')}
        </Button>
      </div>
      {isOpen && <TokenCalls id={id} />}
    </li>
  );
}

function TokenCalls({ id }: Pick<TokenView, 'id'>) {
  const { t } = useTranslation('settings');
  const { data, error } = useQuery(tokenCallsQuery(id));
  if (data === undefined) {
    return error === null ? <Skeleton className="mt-2 h-8" /> : <p className="text-caption">{t('account.failed')}</p>;
  }
  if (data.calls.length === 0) return <p className="mt-1 text-caption text-3">{t('tokens.noCalls')}</p>;
  return (
    <ol className="mt-1 max-h-48 overflow-y-auto" tabIndex={0} aria-label={t('tokens.calls')}>
      {data.calls.map(({ at, call, outcome }, place) => (
        <li key={`${at}-${place}`} className="flex flex-wrap gap-x-3 text-caption text-2">
          <DateTime at={at} />
          <code className="font-mono">{call}</code>
          <span className={outcome === 'done' ? undefined : 'text-danger'}>
            {outcome === 'done' ? t('tokens.done') : t('tokens.refused', { code: outcome })}
          </span>
        </li>
      ))}
    </ol>
  );
}
