import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { activateStrategy } from '@plumbline/contract/signal';
import type { Verdict } from '@plumbline/model/verdict';
import { channelsQuery } from '../../lib/alerts.ts';
import { call } from '../../lib/api.ts';
import { strategyQuery } from '../../lib/strategies.ts';
import { useArchiveDay } from '../../lib/use-archive-day.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast.ts';
import { ChannelChoice } from '../signals/channel-choice.tsx';
import { QuietNote } from '../signals/quiet-note.tsx';
import { VerdictBadge } from './verdict-look.tsx';

export interface ActivateDialogProps {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  /** The server's, on the version that would be switched on. */
  readonly verdict: Verdict | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Such verdicts are followed only by somebody who has said that they read them. */
const doubtful: readonly Verdict['label'][] = ['fragile', 'likely-luck', 'not-enough-data'];

/** Switching signals on, under the verdict: what will be sent, when, and what it is worth. */
export function ActivateDialog({ id, name, version, verdict, open, onClose }: ActivateDialogProps) {
  const { t } = useTranslation('strategy');
  const locale = useLocale();
  const client = useQueryClient();
  const [acknowledged, setAcknowledged] = useState(false);
  const archiveDay = useArchiveDay();
  const { data: media } = useQuery({ ...channelsQuery, enabled: open });
  const channels = media?.channels ?? [];
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  // All of them, until somebody says otherwise.
  const chosen =
    picked ?? channels.flatMap(({ id: channel, confirmed, enabled }) => (confirmed && enabled ? [channel] : []));
  const isDoubtful = verdict !== null && doubtful.includes(verdict.label);
  const activate = useMutation({
    mutationFn: () =>
      call<typeof activateStrategy>('post', '/strategies/:id/activation', {
        as: 'owner',
        params: { id },
        body: { acknowledged, channels: [...chosen] },
      }),
    onSuccess: () => {
      toast.success(archiveDay === null ? t('activate.on') : t('activate.onInArchive'));
      void client.invalidateQueries({ queryKey: ['activation', id] });
      void client.invalidateQueries({ queryKey: strategyQuery(id).queryKey });
      void client.invalidateQueries({ queryKey: ['strategies'] });
      onClose();
    },
  });
  return (
    <Modal
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={t('activate.title', { name: `${name} v${version}` })}
      footer={
        <>
          <Button onClick={onClose}>{t('activate.cancel')}</Button>
          <Button
            variant="primary"
            loading={activate.isPending}
            disabled={verdict === null || (isDoubtful && !acknowledged)}
            onClick={() => activate.mutate()}
          >
            {t('activate.confirm')}
          </Button>
        </>
      }
    >
      {verdict === null ? (
        <p className="text-ui font-normal text-2">{t('activate.wait')}</p>
      ) : (
        <>
          <VerdictBadge verdict={verdict.label} label={t(`verdict.${verdict.label}`)} />
          <p className="num mt-1 text-ui font-normal text-pretty text-2">{verdict.explanation[locale]}</p>
        </>
      )}
      <ul className="mt-4 flex list-disc flex-col gap-1.5 ps-4 text-ui font-normal text-2">
        <li>{archiveDay === null ? t('activate.when') : t('activate.inArchive', { date: archiveDay })}</li>
        <li>{t('activate.what')}</li>
        <li>{t('activate.record')}</li>
      </ul>
      <div className="mt-4">
        <ChannelChoice channels={media?.channels ?? null} chosen={chosen} onChange={setPicked} />
        <QuietNote quietHours={media?.quietHours ?? null} />
      </div>
      {isDoubtful && (
        <div className="mt-4 rounded-control bg-warn-wash p-3">
          <Checkbox checked={acknowledged} onChange={setAcknowledged} label={t('activate.acknowledge')} />
        </div>
      )}
      {activate.error === null ? null : <ErrorState title={t('activate.failed')} error={activate.error} />}
    </Modal>
  );
}
