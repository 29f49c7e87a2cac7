import { useTranslation } from 'react-i18next';
import type { listReportShares, revokeReportShare, shareReport } from '@plumbline/contract/report';
import { call } from '../../lib/api.ts';
import { ShareLinksDialog } from '../share-links-dialog.tsx';

export interface ShareDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Links to a report as it is. */
export function ShareDialog({ id, onClose }: ShareDialogProps) {
  const { t } = useTranslation('research');
  return (
    <ShareLinksDialog
      title={t('share.title')}
      detail={t('share.lead')}
      path="/research"
      queryKey={['report-shares', id]}
      list={async (signal) => {
        const options = { as: 'owner', params: { id }, signal } as const;
        return (await call<typeof listReportShares>('get', '/reports/:id/shares', options)).shares;
      }}
      make={(days) =>
        call<typeof shareReport>('post', '/reports/:id/shares', { as: 'owner', params: { id }, body: { days } })
      }
      close={(token) =>
        call<typeof revokeReportShare>('delete', '/reports/:id/shares/:token', { as: 'owner', params: { id, token } })
      }
      onClose={onClose}
    />
  );
}
