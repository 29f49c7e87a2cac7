import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { listShares, revokeShare, shareStrategy } from '@plumbline/contract/strategy';
import { call } from '../../lib/api.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ShareLinksDialog } from '../share-links-dialog.tsx';

export interface ShareDialogProps {
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Links to the version as it stands, with or without its logic. */
export function ShareDialog({ id, open, onClose }: ShareDialogProps) {
  const { t } = useTranslation('strategy');
  const [withLogic, setWithLogic] = useState(true);
  if (!open) return null;
  return (
    <ShareLinksDialog
      title={t('share.title')}
      detail={t('share.detail')}
      path="/strategy/shared"
      queryKey={['strategy-shares', id]}
      list={async (signal) => {
        const { shares } = await call<typeof listShares>('get', '/strategies/:id/shares', {
          as: 'owner',
          params: { id },
          signal,
        });
        return shares.map(({ withLogic: hasLogic, ...share }) => ({
          ...share,
          note: t(hasLogic ? 'share.openLogic' : 'share.noLogic'),
        }));
      }}
      make={(days) =>
        call<typeof shareStrategy>('post', '/strategies/:id/shares', {
          as: 'owner',
          params: { id },
          body: { withLogic, days },
        })
      }
      close={(token) =>
        call<typeof revokeShare>('delete', '/strategies/:id/shares/:token', { as: 'owner', params: { id, token } })
      }
      onClose={onClose}
    >
      <Checkbox checked={withLogic} onChange={setWithLogic} label={t('share.withLogic')} />
    </ShareLinksDialog>
  );
}
