import { ChevronLeft, ChevronRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '@plumbline/model/conversation';
import { ReportContext } from '../../blocks/figure/report-context.ts';
import { loadReceipt } from '../../blocks/receipt/load-receipt.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SourceList } from '../research/source-list.tsx';
import { Artifact } from './artifact.tsx';
import { useAnswerScope } from './answer-scope.tsx';
import { useChatAddress } from './use-chat-address.ts';

const Receipt = lazy(async () => ({ default: (await loadReceipt()).Receipt }));
const none = [] as const;

function OpenDrawer({ message }: { readonly message: Message }) {
  const { t } = useTranslation('research');
  const scope = useAnswerScope(message);
  const { address, open } = useChatAddress();
  const fact = address.figure === undefined ? undefined : scope.book.fact(address.figure);
  const { order } = scope.book;
  const at = fact === undefined ? -1 : order.indexOf(fact.id);
  const step = (by: number): void => {
    const next = order[(at + by + order.length) % order.length];
    if (next !== undefined) scope.onOpenFigure(next);
  };
  const steps = (
    <>
      <IconButton label={t('receipt.previous')} icon={<ChevronLeft size={16} aria-hidden />} onClick={() => step(-1)} />
      <IconButton label={t('receipt.next')} icon={<ChevronRight size={16} aria-hidden />} onClick={() => step(1)} />
    </>
  );
  return (
    <ReportContext value={scope}>
      <Drawer
        open
        onOpenChange={(isOpen) => (isOpen ? undefined : open(null))}
        title={fact === undefined ? t('sources.title') : `${t('receipt.title')} ${at + 1} / ${order.length}`}
        testId={fact === undefined ? 'sources-drawer' : 'receipt-drawer'}
        actions={fact === undefined ? null : steps}
      >
        {fact === undefined ? (
          <SourceList open={address.source ?? null} />
        ) : (
          <Suspense>
            <Receipt key={fact.id} fact={fact} conflicts={none} isChecked={message.state === 'done'} />
          </Suspense>
        )}
      </Drawer>
    </ReportContext>
  );
}

/** The receipt, the sources or the picture that the address names, of one of these messages. */
export function ChatDrawer({ messages }: { readonly messages: readonly Message[] }) {
  const { address } = useChatAddress();
  const message = messages.find(({ id }) => id === address.message);
  if (message === undefined) return null;
  if (address.artifact !== undefined) return <Artifact message={message} at={Number(address.artifact)} />;
  return <OpenDrawer message={message} />;
}
