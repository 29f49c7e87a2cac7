import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { searchQuery } from '../../lib/queries.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { toast } from '../../ui/toast.ts';

/** Names in a question worth looking up: tickers and capitalised or Chinese words. */
function namesIn(text: string): string | null {
  const ticker = /\b(?:[A-Z]{2,6}(?:-[A-Z]{3,4})?|\d{4,6}(?:\.[A-Z]{2})?)\b/.exec(text);
  return ticker?.[0] ?? null;
}

/** The question typed on the start page: kept, copyable, and answered as far as a report can. */
export function KeptQuestion({ text }: { readonly text: string }) {
  const { t } = useTranslation('pages');
  const { t: common } = useTranslation();
  const locale = useLocale();
  const { data } = useQuery(searchQuery(namesIn(text) ?? '', 1));
  const instrument = data?.resolution === 'one' ? data.hits[0]?.instrument : undefined;
  const copy = (): void => {
    void navigator.clipboard.writeText(text).then(() => toast.success(common('toast.copied')));
  };
  return (
    <Callout title={t('chat.kept')}>
      <p data-testid="kept-question" className="text-body whitespace-pre-wrap text-1">
        {text}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {instrument !== undefined && (
          <Link to="/research" search={{ symbol: instrument.id }} className={buttonClass('primary')}>
            {common('action.research', { name: instrument.name[locale] })}
          </Link>
        )}
        <Button icon={<Copy size={16} aria-hidden />} onClick={copy}>
          {common('action.copy')}
        </Button>
      </div>
    </Callout>
  );
}
