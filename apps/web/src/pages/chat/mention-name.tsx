import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Mention } from '@plumbline/model/conversation';
import { displaySymbol, parseInstrumentId } from '@plumbline/model/instrument';
import { reportsQuery } from '../../lib/queries.ts';
import { strategiesQuery } from '../../lib/strategies.ts';
import { useLocale } from '../../lib/use-locale.ts';

/** What was attached to a question, by its name; by its kind alone once it is gone. */
export function MentionName({ kind, id }: Mention) {
  const { t } = useTranslation('chat');
  const locale = useLocale();
  const strategies = useQuery({ ...strategiesQuery, enabled: kind === 'strategy' });
  const reports = useQuery({ ...reportsQuery(20), enabled: kind === 'report' });
  if (kind === 'instrument') {
    const known = parseInstrumentId(id);
    return known === null ? id : displaySymbol(known);
  }
  const name =
    kind === 'strategy'
      ? strategies.data?.strategies.find((one) => one.id === id)?.name
      : reports.data?.runs.find((one) => one.id === id)?.instrument.name[locale];
  return [t(`mention.${kind}`), name].filter(Boolean).join(' ');
}
