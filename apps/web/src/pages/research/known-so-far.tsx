import { useTranslation } from 'react-i18next';
import { Figure } from '../../blocks/figure/figure.tsx';
import { useFigureLabel } from '../../blocks/figure/use-figure-label.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { knownFigures, type RunProgress } from './run-progress.ts';

/** More than these would be a report without order. */
const most = 12;

/** Figures as the stages find them: the ones that stand for themselves, newest stage last. */
export function KnownSoFar({ progress }: { readonly progress: RunProgress }) {
  const { t } = useTranslation('research');
  const labelOf = useFigureLabel();
  const shown = knownFigures(progress.facts).slice(0, most);
  return (
    <Card title={t('known.title')} actions={<Chip>{t('known.note')}</Chip>}>
      {/* Every place is there from the start: figures fill them and push nothing away. */}
      <dl
        aria-busy={shown.length === 0}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,136px),1fr))] gap-x-6 gap-y-4 max-sm:grid-cols-2 max-sm:gap-x-4"
        data-testid="known"
      >
        {Array.from({ length: most }, (_, place) => {
          const fact = shown[place];
          const label = fact === undefined ? undefined : labelOf(fact);
          return (
            <div key={place} aria-hidden={fact === undefined} className="h-[50px] min-w-0">
              <dt className={fact === undefined ? 'sr-only' : 'truncate text-caption font-medium text-3'} title={label}>
                {label}
              </dt>
              <dd className={fact === undefined ? undefined : 'mt-0.5 truncate text-metric'}>
                {fact === undefined ? <Skeleton className="h-11" /> : <Figure id={fact.id} />}
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
