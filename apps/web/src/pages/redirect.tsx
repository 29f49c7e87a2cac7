import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { configQuery } from '../lib/queries.ts';
import { safeTarget } from '../lib/safe-target.ts';
import { Button } from '../ui/button.tsx';
import { DelayedSpinner } from '../ui/delayed-spinner.tsx';
import { BareCard } from './bare-card.tsx';

function AskFirst({ url, host }: { readonly url: string; readonly host: string }) {
  const { t } = useTranslation('pages');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <BareCard
      testId="redirect"
      title={t('redirect.title', { host })}
      actions={
        <>
          <Button onClick={() => window.location.replace(url)}>{t('redirect.continue')}</Button>
          <Button ref={cancel} variant="primary" onClick={() => void navigate({ to: '/', replace: true })}>
            {common('action.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('redirect.detail')}</p>
      <p className="mt-2 font-mono text-caption break-all text-1">{url}</p>
    </BareCard>
  );
}

function Refused() {
  const { t } = useTranslation('pages');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  return (
    <BareCard
      testId="redirect"
      alert
      title={t('redirect.refused')}
      actions={
        <Button variant="primary" onClick={() => void navigate({ to: '/', replace: true })}>
          {common('action.goHome')}
        </Button>
      }
    >
      {t('redirect.refusedDetail')}
    </BareCard>
  );
}

/** `/redirect?to=`: on to a path of ours at once, to a configured address, to any other site only after a yes, else nowhere. */
export function RedirectPage() {
  const router = useRouter();
  const to = useSearch({ strict: false, select: (search) => search.to });
  const config = useQuery(configQuery);
  const target = useMemo(
    () => safeTarget(to, window.location.origin, Object.values(config.data?.links ?? {})),
    [to, config.data],
  );
  const settled = !config.isPending;
  useEffect(() => {
    if (target.kind === 'inside') router.history.replace(target.path);
    if (target.kind === 'allowed') window.location.replace(target.url);
  }, [target, router]);
  if (target.kind === 'refused') return <Refused />;
  if (target.kind === 'ask' && settled) return <AskFirst url={target.url} host={target.host} />;
  return <DelayedSpinner />;
}
