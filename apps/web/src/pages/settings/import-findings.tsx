import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import type { Preview } from './use-bars-import.ts';

const shownFirst = 5;

/** What is wrong with a file, the gravest first: which line, what, and whether it is mended, left out or only told. */
export function ImportFindings({ preview }: { readonly preview: Preview }) {
  const { t } = useTranslation('settings');
  const [isOpen, setOpen] = useState(false);
  const { findings, findingCount } = preview;
  if (findingCount === 0) return <p className="text-caption text-2">{t('data.import.clean')}</p>;
  const shown = isOpen ? findings : findings.slice(0, shownFirst);
  return (
    <div>
      <p className="mb-1 text-caption font-semibold">{t('data.import.found', { count: findingCount })}</p>
      <ul className="rounded-card border border-line">
        {shown.map((finding, place) => (
          <li key={place} className="border-b border-line px-3 py-2 last:border-b-0">
            <p className="flex flex-wrap justify-between gap-x-3 text-caption">
              <span className="font-semibold">{t(`data.import.kind.${finding.kind}`)}</span>
              <span className="num text-2">
                {t('data.import.line', { line: finding.line })}{' '}
                {t(`data.import.done.${finding.isMended ? 'mended' : finding.severity}`)}
              </span>
            </p>
            <p className="text-caption break-words text-2">{finding.why}</p>
          </li>
        ))}
      </ul>
      {findings.length > shownFirst && (
        <Button size="compact" className="mt-2" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'data.import.less' : 'data.import.more', { count: findings.length })}
        </Button>
      )}
      {isOpen && findingCount > findings.length && (
        <p className="mt-1 text-caption text-3">{t('data.import.rest', { count: findingCount - findings.length })}</p>
      )}
    </div>
  );
}
