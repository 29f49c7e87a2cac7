import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { readQuarantine } from '@plumbline/contract/quality';
import { call } from '../../lib/api.ts';
import { DateTime } from '../../ui/date-time.tsx';

/** Answers of sources that were not let in, so that a gap can be explained. Nothing is shown while there are none. */
export function RefusedAnswers({ titleOf }: { readonly titleOf: (providerId: string) => string }) {
  const { t } = useTranslation('settings');
  const refused = useQuery({
    queryKey: ['quarantine'],
    queryFn: ({ signal }) =>
      call<typeof readQuarantine>('get', '/quarantine', { as: 'owner', query: { limit: 10 }, signal }),
    staleTime: 30_000,
  });
  if (refused.data === undefined || refused.data.entries.length === 0) return null;
  const { entries, total, kept } = refused.data;
  return (
    <section aria-labelledby="refused-answers">
      <h3 id="refused-answers" className="text-h3">
        {t('data.refused.title')}
      </h3>
      <p className="mt-0.5 mb-2 text-caption text-2">
        {t('data.refused.hint', { count: total })} {t('data.refused.kept', kept)}
      </p>
      <ul className="rounded-card border border-line">
        {entries.map((entry) => (
          <li key={entry.id} className="border-b border-line px-3.5 py-2.5 last:border-b-0">
            <p className="flex flex-wrap justify-between gap-x-3 text-caption">
              <span className="font-semibold">
                {titleOf(entry.provider)} <span className="font-normal text-3">{entry.host}</span>
              </span>
              <DateTime at={entry.at} />
            </p>
            <p className="text-caption break-words text-2">{entry.reason}</p>
            <p className="num truncate text-axis text-3" title={entry.bodySha256}>
              {t('data.refused.body', { bytes: entry.bytes, hash: entry.bodySha256.slice(0, 12) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
