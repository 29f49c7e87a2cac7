import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { VersionView } from '@plumbline/contract/strategy';
import { missingMark } from '@plumbline/model/format';
import { useFormat } from '../../lib/format.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { strategyPartName } from '@plumbline/model/strategy-part-names';
import { useParameterName } from './parameter-name.ts';
import { specDiff } from './spec-diff.ts';

export interface VersionsTabProps {
  readonly versions: readonly VersionView[];
  readonly current: number;
  readonly isBusy: boolean;
  readonly onRestore: (version: VersionView) => void;
}

/** Every version with exactly what changed from the one before, and what the server made of it. */
export function VersionsTab({ versions, current, isBusy, onRestore }: VersionsTabProps) {
  const { t } = useTranslation('strategy');
  const { figure, locale } = useFormat();
  const { dateTime } = useDates();
  const parameterName = useParameterName();
  const partOf = (path: string): string => {
    const [part, key] = path.split('.');
    return part === 'parameters' && key !== undefined ? parameterName(key) : strategyPartName(path)[locale];
  };
  return (
    <div className="flex flex-col gap-(--card-gap)">
      {versions.map((version, at) => {
        const before = versions[at + 1];
        const changes = before === undefined ? [] : specDiff(before.spec, version.spec);
        const { summary, state, agrees } = version.test;
        const sharpe = summary?.metrics.outOfSample['sharpe'] ?? null;
        return (
          <Card
            key={version.version}
            title={
              <span className="flex flex-wrap items-center gap-2">
                {`v${version.version}`}
                {version.version === current && <Chip tone="accent">{t('versions.current')}</Chip>}
                <span className="num text-caption font-normal text-3">{dateTime(version.createdAt)}</span>
              </span>
            }
            actions={
              version.version === current ? undefined : (
                <Button
                  size="compact"
                  disabled={isBusy}
                  icon={<RotateCcw size={12} aria-hidden />}
                  onClick={() => onRestore(version)}
                >
                  {t('versions.restore')}
                </Button>
              )
            }
          >
            {version.note === '' ? null : <p className="mb-2 text-ui font-normal text-2">{version.note}</p>}
            {before === undefined ? (
              <p className="text-ui font-normal text-2">{t('versions.first')}</p>
            ) : changes.length === 0 ? (
              <p className="text-ui font-normal text-2">{t('versions.same')}</p>
            ) : (
              <ul className="flex flex-col gap-1.5" data-testid={`diff-v${version.version}`}>
                {changes.map(({ path, from, to }) => (
                  <li key={path} data-path={path} className="num flex flex-wrap gap-x-2 text-ui font-normal">
                    <span className="text-2">{partOf(path)}</span>
                    <span>
                      <del className="text-3">{from ?? missingMark}</del> →{' '}
                      <ins className="no-underline">{to ?? missingMark}</ins>
                    </span>
                  </li>
                ))}
              </ul>
            )}
            <p className="num mt-3 text-caption text-3">
              {summary === null
                ? t(`test.${state}`)
                : [
                    t('versions.sharpe', {
                      value: sharpe === null ? missingMark : figure({ value: sharpe, unit: 'ratio', decimals: 2 }),
                    }),
                    t('versions.trades', { count: summary.trades }),
                    ...(agrees === null ? [] : [t(agrees ? 'versions.agrees' : 'versions.differs')]),
                  ].join(' · ')}
            </p>
          </Card>
        );
      })}
    </div>
  );
}
