import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { useConfirmQueue, type ConfirmRequest } from './confirm.ts';
import { Modal } from './modal.tsx';

function ConfirmQuestion({ request }: { readonly request: ConfirmRequest }) {
  const { t } = useTranslation();
  const cancelButton = useRef<HTMLButtonElement>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);
  const danger = request.danger === true;
  return (
    <Modal
      open
      role="alertdialog"
      testId="confirm"
      size="small"
      title={request.title ?? t('confirm.title')}
      initialFocus={danger ? cancelButton : confirmButton}
      onOpenChange={() => request.settle(false)}
      footer={
        <>
          <Button ref={cancelButton} onClick={() => request.settle(false)}>
            {request.cancelLabel ?? t('confirm.cancel')}
          </Button>
          <Button ref={confirmButton} variant={danger ? 'danger' : 'primary'} onClick={() => request.settle(true)}>
            {request.confirmLabel ?? t('confirm.confirm')}
          </Button>
        </>
      }
    >
      <p className="text-body">{request.message ?? t('confirm.message')}</p>
    </Modal>
  );
}

/** Shows the questions asked with `confirm()`, one at a time. Mounted once. */
export function ConfirmDialog() {
  const [request] = useConfirmQueue((state) => state.queue);
  return request === undefined ? null : <ConfirmQuestion key={request.id} request={request} />;
}
