import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { toast } from '../../ui/toast.ts';

/** The secret of a new webhook, this once: a receiver needs it to check the signatures. */
export function SigningSecret({ secret }: { readonly secret: string }) {
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
