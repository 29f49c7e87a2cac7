import { dayMs } from '@plumbline/model/date';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { StrategyView } from '@plumbline/contract/strategy';
import { useDates } from '../../lib/use-dates.ts';
import { useNow } from '../../lib/use-now.ts';
import { Card } from '../../ui/card.tsx';
import { VerdictMark } from '../strategy/verdict-look.tsx';

const weekMs = 7 * dayMs;
const most = 3;

/** What happened to the strategies in the last seven days, the latest first. */
export function ChangedThisWeek({ strategies }: { readonly strategies: readonly StrategyView[] }) {
  const { t } = useTranslation('strategy');
  const { dateTime } = useDates();
  const now = useNow();
  const recent = strategies
    .filter(({ updatedAt }) => updatedAt > now - weekMs)
    .toSorted((a, b) => b.updatedAt - a.updatedAt)
    .slice(0, most);
  if (recent.length === 0) return null;
  const what = ({ state, current, createdAt, updatedAt }: StrategyView): string => {
    if (state === 'archived' || state === 'paused') return t(`changed.${state}`);
    const { verdict } = current.test;
    const key = current.version === 1 && updatedAt - createdAt < weekMs ? 'made' : 'version';
    const label = verdict === null ? t(`test.${current.test.state}`) : t(`verdict.${verdict.label}`);
    return t(`changed.${key}`, { version: `v${current.version}`, verdict: label });
  };
  return (
    <Card flush title={t('changed.title')}>
      <ul className="grid sm:grid-cols-3" data-testid="changed">
        {recent.map((row) => {
          const { verdict } = row.current.test;
          return (
            <li key={row.id} className="flex gap-2.5 border-line p-4 max-sm:not-first:border-t sm:not-first:border-l">
              {verdict === null ? null : <VerdictMark verdict={verdict.label} label={t(`verdict.${verdict.label}`)} />}
              <div className="min-w-0">
                <p className="truncate text-ui font-semibold">{row.name}</p>
                <p className="text-ui font-normal text-pretty text-2">{what(row)}</p>
                <p className="num text-caption text-3">{dateTime(row.updatedAt)}</p>
                <Link
                  to="/strategy/$strategyId"
                  params={{ strategyId: row.id }}
                  search={{ tab: 'robustness' }}
                  className="text-caption text-accent hover:underline"
                >
                  {t('changed.open')}
                </Link>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
