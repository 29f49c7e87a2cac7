import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StrategyView } from '@plumbline/contract/strategy';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { VerdictBadge } from '../strategy/verdict-look.tsx';
import { fewestCompared, mostCompared } from './compared-ids.ts';
import type { ComparedStrategy } from './compared-strategy.ts';

export interface ComparedHeadsProps {
  readonly compared: readonly Pick<ComparedStrategy, 'strategy' | 'name' | 'token'>[];
  /** What could still be laid beside them. */
  readonly others: readonly StrategyView[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** Which strategies are compared: each can be taken out and another put in. */
export function ComparedHeads({ compared, others, onChange }: ComparedHeadsProps) {
  const { t } = useTranslation('strategy');
  const ids = compared.map(({ strategy }) => strategy.id);
  const canAdd = compared.length < mostCompared && others.length > 0;
  return (
    <div className="flex flex-wrap items-stretch gap-2">
      <ul aria-label={t('compare.chosen')} className="contents">
        {compared.map(({ strategy, name, token }) => {
          const { verdict, state } = strategy.current.test;
          return (
            <li
              key={strategy.id}
              data-compared={strategy.id}
              className="flex min-w-48 flex-1 items-start gap-2 rounded-card border border-line p-2.5 ps-3"
              style={{ borderInlineStart: `3px solid var(${token})` }}
            >
              <div className="min-w-0 flex-1">
                <p className="truncate text-ui font-semibold" title={name}>
                  {name}
                </p>
                <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-3">
                  {verdict === null ? (
                    t(`test.${state}`)
                  ) : (
                    <VerdictBadge verdict={verdict.label} label={t(`verdict.${verdict.label}`)} />
                  )}
                  {t(`state.${strategy.state}`)}
                </p>
              </div>
              <IconButton
                size="compact"
                label={t('compare.remove', { name })}
                icon={<X size={14} aria-hidden />}
                disabled={compared.length <= fewestCompared}
                onClick={() => onChange(ids.filter((id) => id !== strategy.id))}
              />
            </li>
          );
        })}
      </ul>
      {canAdd ? (
        <Menu
          label={t('compare.add')}
          trigger={
            <Button className="self-center" icon={<Plus size={14} aria-hidden />}>
              {t('compare.add')}
            </Button>
          }
          items={others.map(({ id, name }) => ({ id, label: name, onSelect: () => onChange([...ids, id]) }))}
        />
      ) : null}
    </div>
  );
}
