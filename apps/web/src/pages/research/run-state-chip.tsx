import { useTranslation } from 'react-i18next';
import type { RunState } from '@plumbline/model/report';
import { Chip, type ChipTone } from '../../ui/chip.tsx';

const tones: Readonly<Record<RunState, ChipTone>> = {
  queued: 'neutral',
  running: 'accent',
  done: 'ok',
  failed: 'danger',
  cancelled: 'warn',
};

export function RunStateChip({ state }: { readonly state: RunState }) {
  const { t } = useTranslation('research');
  return <Chip tone={tones[state]}>{t(`run.state.${state}`)}</Chip>;
}
