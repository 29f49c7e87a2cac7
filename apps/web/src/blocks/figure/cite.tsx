import { useTranslation } from 'react-i18next';
import { Tooltip } from '../../ui/tooltip.tsx';
import { useReport } from './report-context.ts';
import { useSourceTitle } from './use-source-title.ts';

export interface CiteProps {
  readonly sourceId: string;
}

/** The small number of a source; opens the list of sources at it. */
export function Cite({ sourceId }: CiteProps) {
  const { t } = useTranslation('research');
  const { book, onOpenSource } = useReport();
  const titleOf = useSourceTitle();
  const source = book.source(sourceId);
  if (source === undefined) return null;
  const title = titleOf(source);
  const number = book.sourceNumber(sourceId);
  return (
    <Tooltip label={`${source.publisher} · ${title}`}>
      <button
        type="button"
        className="cite"
        data-cite={sourceId}
        aria-label={t('source.open', { number, title })}
        onClick={() => onOpenSource(sourceId)}
      >
        {number}
      </button>
    </Tooltip>
  );
}
