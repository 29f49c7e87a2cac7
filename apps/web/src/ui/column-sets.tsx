import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { Input } from './input.tsx';
import { keepSets, longestName, readSets, withSet, type ColumnSet } from './kept-columns.ts';

export interface ColumnSetsProps {
  /** The name under which the arrangement of the table is kept. */
  readonly table: string;
  /** The columns that stand in it now. */
  readonly shown: readonly string[];
  readonly onChoose: (columns: readonly string[]) => void;
}

/** Choices of columns under names of the reader's: the present one is kept, another one taken up or removed. */
export function ColumnSets({ table, shown, onChoose }: ColumnSetsProps) {
  const { t } = useTranslation('table');
  const [sets, setSets] = useState(() => readSets(table));
  const [name, setName] = useState('');
  const keep = (next: readonly ColumnSet[]): void => {
    keepSets(table, next);
    setSets(next);
  };
  return (
    <section aria-label={t('sets')} className="flex flex-col gap-1">
      <h3 className="text-caption text-3">{t('sets')}</h3>
      {sets.map((set) => (
        <div key={set.name} className="flex items-center gap-1">
          <button
            type="button"
            aria-pressed={set.columns.join() === shown.join()}
            onClick={() => onChoose(set.columns)}
            className="min-w-0 flex-1 truncate rounded-control px-1.5 py-1 text-start text-ui hover:bg-2 aria-pressed:text-accent pointer-coarse:min-h-11"
          >
            {set.name}
          </button>
          <IconButton
            size="compact"
            label={t('removeSet', { name: set.name })}
            icon={<X size={14} aria-hidden />}
            onClick={() => keep(sets.filter((one) => one !== set))}
          />
        </div>
      ))}
      <form
        className="flex gap-2 pt-1"
        onSubmit={(event) => {
          event.preventDefault();
          // In a dialog of the page around it.
          event.stopPropagation();
          if (name.trim() === '') return;
          keep(withSet(sets, { name: name.trim(), columns: shown }));
          setName('');
        }}
      >
        <Input
          aria-label={t('setName')}
          placeholder={t('setName')}
          value={name}
          maxLength={longestName}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" size="compact" icon={<Plus size={14} aria-hidden />} disabled={name.trim() === ''}>
          {t('keepSet')}
        </Button>
      </form>
    </section>
  );
}
