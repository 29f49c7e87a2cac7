import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarketId } from '@plumbline/model/instrument';
import { templates } from '@plumbline/quant/catalogue/strategies/registry';
import {
  marketsOf,
  templateFamilies,
  templateSpec,
  type StrategyTemplate,
} from '@plumbline/quant/catalogue/strategy-template';
import { useLocale } from '../../lib/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Input } from '../../ui/input.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import type { NewStrategy } from './use-create.ts';

export interface TemplateDialogProps {
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onMake: (made: NewStrategy) => void;
  readonly onClose: () => void;
}

const families = ['all', ...templateFamilies] as const;

function holds({ title, meaning, reference }: StrategyTemplate, wanted: string): boolean {
  const said = [...Object.values(title), ...Object.values(meaning), reference].join(' ').toLowerCase();
  return wanted.split(/\s+/).every((word) => said.includes(word));
}

/** Well-known strategies by family: what each does, who described it, where it fails, and the markets it was made for. */
export function TemplateDialog({ error, isBusy, onMake, onClose }: TemplateDialogProps) {
  const { t } = useTranslation('strategy');
  const { t: research } = useTranslation('research');
  const locale = useLocale();
  const [family, setFamily] = useState<(typeof families)[number]>('all');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = useMemo(
    () =>
      templates.filter((one) => (family === 'all' || one.family === family) && holds(one, text.trim().toLowerCase())),
    [family, text],
  );
  const make = (template: StrategyTemplate, market: MarketId): void => {
    setChosen(`${template.id} ${market}`);
    onMake({ spec: templateSpec(template, market, locale), template: template.id });
  };
  return (
    <Modal
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={t('make.templates')}
      size="large"
      testId="templates"
    >
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <div className="min-w-48 flex-1 md:max-w-72">
          <Input
            type="search"
            aria-label={t('make.search')}
            placeholder={t('make.search')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <div className="max-w-full overflow-x-auto">
          <SegmentedControl
            label={t('make.family')}
            value={family}
            onChange={setFamily}
            segments={families.map((value) => ({
              value,
              label: value === 'all' ? t('list.all') : t(`family.${value}`),
            }))}
          />
        </div>
      </div>
      {error === null ? null : <ErrorState title={t('make.failed')} error={error} />}
      {shown.length === 0 ? <p className="text-ui font-normal text-2">{t('make.noTemplate')}</p> : null}
      <ul className="grid gap-3 md:grid-cols-2">
        {shown.map((template) => (
          <li
            key={template.id}
            data-template={template.id}
            className="flex flex-col gap-2 rounded-card border border-line p-4"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <h3 className="text-h3">{template.title[locale]}</h3>
              <span className="text-caption text-3">{t(`family.${template.family}`)}</span>
            </div>
            <p className="text-ui font-normal text-pretty">{template.meaning[locale]}</p>
            <p className="text-caption text-3">{t('make.weakness')}</p>
            <ul className="-mt-1 list-disc ps-4 text-caption text-pretty text-2">
              {template.weaknesses.map((weakness) => (
                <li key={weakness.en}>{weakness[locale]}</li>
              ))}
            </ul>
            <p className="text-caption text-3">
              {t('make.reference')} <span lang="en">{template.reference}</span>
            </p>
            <div className="mt-auto flex flex-wrap items-center gap-1.5 pt-1">
              <span className="me-1 text-caption text-2">{t('make.useIn')}</span>
              {marketsOf(template).map((market) => (
                <Button
                  key={market}
                  size="compact"
                  loading={isBusy && chosen === `${template.id} ${market}`}
                  disabled={isBusy}
                  aria-label={t('make.useTemplate', {
                    name: template.title[locale],
                    market: research(`market.${market}`),
                  })}
                  data-market={market}
                  onClick={() => make(template, market)}
                >
                  {research(`market.${market}`)}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
