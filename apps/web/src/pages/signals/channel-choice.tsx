import { useTranslation } from 'react-i18next';
import type { ChannelView } from '@plumbline/contract/channel';
import { Checkbox } from '../../ui/checkbox.tsx';

export interface ChannelChoiceProps {
  /** Null while it is not known which there are. */
  readonly channels: readonly ChannelView[] | null;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** By which media something is told. In the application it always is. */
export function ChannelChoice({ channels, chosen, onChange }: ChannelChoiceProps) {
  const { t } = useTranslation('alerts');
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1" data-testid="channel-choice">
      <legend className="mb-1 text-caption text-3">{t('choice.title')}</legend>
      <Checkbox label={t('kind.in-app')} checked disabled onChange={() => undefined} />
      {channels?.map(({ id, kind, target, confirmed, enabled }) => (
        <Checkbox
          key={id}
          label={`${t(`kind.${kind}`)} ${target}`}
          checked={chosen.includes(id)}
          disabled={!confirmed || !enabled}
          onChange={(on) => onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
        />
      ))}
      {channels?.length === 0 && <span className="text-caption text-3">{t('choice.none')}</span>}
    </fieldset>
  );
}
