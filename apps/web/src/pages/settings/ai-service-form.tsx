import { useId, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModelServiceView } from '@plumbline/contract/models';
import { isApiError } from '../../lib/api.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import type { ModelSaving, ModelsHook } from './ai-use-models.ts';

/** Fields that the server may refuse. */
const fields = ['key', 'baseUrl', 'model', 'monthlyCap'] as const;

interface ServiceFormProps {
  readonly view: ModelServiceView;
  readonly save: ModelsHook['save'];
  readonly onDone: () => void;
}

function numberIn(form: FormData, name: string): number | null {
  const text = String(form.get(name) ?? '').trim();
  const value = Number(text);
  return text === '' || !Number.isFinite(value) ? null : value;
}

/** Key, address, model and cap of one service. The key leaves the page with the request and is kept nowhere here. */
export function ServiceForm({ view, save, onDone }: ServiceFormProps) {
  const { t } = useTranslation('models');
  const errorText = useErrorTexts();
  const id = useId();
  const fault = (error: Error): string => {
    const field = isApiError(error) ? fields.find((one) => one === error.details['field']) : undefined;
    return field === undefined ? errorText(error) : t(`refused.${field}`);
  };
  const isOpenAddress = view.service === 'openai-compatible';
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string): string => String(form.get(name) ?? '').trim();
    const body: ModelSaving = {
      ...(text('key') === '' ? {} : { key: text('key') }),
      baseUrl: text('baseUrl') || null,
      model: text('model') || null,
      monthlyCap: numberIn(form, 'monthlyCap'),
      inputPrice: numberIn(form, 'inputPrice'),
      outputPrice: numberIn(form, 'outputPrice'),
    };
    save.mutate({ service: view.service, body }, { onSuccess: onDone });
  };
  const field = (name: string, value: string | number | null, more: object = {}) => (
    <div className="min-w-0 flex-1 basis-36">
      <label htmlFor={`${id}-${name}`} className="mb-1 block text-caption text-2">
        {t(`field.${name}`)}
      </label>
      <Input
        id={`${id}-${name}`}
        name={name}
        defaultValue={value ?? ''}
        autoComplete="off"
        spellCheck={false}
        {...more}
      />
    </div>
  );
  const amount = { inputMode: 'decimal', pattern: String.raw`\d*\.?\d*`, maxLength: 12 };
  return (
    <form onSubmit={submit} className="mt-3 flex flex-col gap-3 border-t border-line pt-3">
      <div className="flex">
        {field('key', null, {
          type: 'password',
          maxLength: 400,
          placeholder: t(view.hasKey ? 'keepKey' : 'pasteKey'),
          required: !view.hasKey && !isOpenAddress,
        })}
      </div>
      <div className="flex flex-wrap gap-3">
        {field('baseUrl', view.baseUrl, {
          placeholder: isOpenAddress ? 'https://api.example.com/v1' : t('usualAddress'),
          maxLength: 300,
          required: isOpenAddress,
        })}
        {field('model', view.model, {
          placeholder: view.usualModel ?? t('modelName'),
          maxLength: 120,
          required: isOpenAddress,
        })}
      </div>
      <div className="flex flex-wrap gap-3">
        {field('monthlyCap', view.monthlyCap, { ...amount, placeholder: t('noCap') })}
        {field('inputPrice', view.inputPrice, amount)}
        {field('outputPrice', view.outputPrice, amount)}
      </div>
      <p className="text-caption text-3">{t('priceHint')}</p>
      {save.isError && (
        <p role="alert" className="text-ui font-normal text-danger">
          {fault(save.error)}
        </p>
      )}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" loading={save.isPending}>
          {t('save')}
        </Button>
        <Button onClick={onDone}>{t('cancel')}</Button>
      </div>
    </form>
  );
}
