import { useTranslation } from 'react-i18next';
import { cx } from '../../lib/cx.ts';
import { useDeskScope } from './desk-context.ts';

/** The four stages, each with how much of it is done. */
export function StageBar() {
  const { t } = useTranslation('desk');
  const { stages } = useDeskScope().desk;
  return (
    <ol className="grid grid-cols-4 gap-2 max-md:grid-cols-2" aria-label={t('stage.label')}>
      {stages.map(({ stage, state, done, total }) => {
        const part = state === 'done' ? 1 : total === 0 ? 0 : Math.min(1, done / total);
        return (
          <li key={stage} aria-current={state === 'running' ? 'step' : undefined}>
            <div aria-hidden className="h-1 overflow-hidden rounded-full bg-(--border-1)">
              <div className="h-full rounded-full bg-accent-solid" style={{ width: `${part * 100}%` }} />
            </div>
            <p className="mt-1.5 text-caption text-3">
              <span className={cx('font-medium', state === 'waiting' || state === 'skipped' ? 'text-2' : 'text-1')}>
                {t(`stage.${stage}`)}
              </span>{' '}
              {state === 'running' && total > 0 ? t('stage.count', { done, total }) : t(`stage.state.${state}`)}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
