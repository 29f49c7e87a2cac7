import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { useConfirmQueue, type ConfirmRequest } from './confirm.ts';
import { Modal } from './modal.tsx';

/** Shows the questions asked with `confirm()`, one at a time. Mounted once. */
export function ConfirmDialog() {
  const { t } = useTranslation();
  const [current] = useConfirmQueue((state) => state.queue);
  // While it fades out, it still shows what was asked.
  const [request, setRequest] = useState<ConfirmRequest | undefined>(current);
  if (current !== undefined && current !== request) setRequest(current);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);
  if (request === undefined) return null;
  const danger = request.danger === true;
  return (
    <Modal
      open={current !== undefined}
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
