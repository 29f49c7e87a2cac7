import { PanelRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message, MessageBlock, Widget } from '@plumbline/model/conversation';
import { ReportContext } from '../../blocks/figure/report-context.ts';
import { Button } from '../../ui/button.tsx';
import { useAnswerScope } from './answer-scope.tsx';
import { MessageBlockView } from './message-block.tsx';
import { useChatAddress } from './use-chat-address.ts';

// Opened by few and large enough to come alone.
const ArtifactPanel = lazy(async () => ({ default: (await import('./artifact-panel.tsx')).ArtifactPanel }));

/** What gains from more room than a thread has. */
const roomy: ReadonlySet<Widget['kind']> = new Set([
  'price-chart',
  'table',
  'backtest',
  'verdict',
  'strategy',
  'rules',
]);

export function isRoomy(block: MessageBlock): boolean {
  return block.kind === 'widget' && roomy.has(block.widget.kind);
}

/** Opens a piece of an answer beside the thread, or over it where there is no room beside. */
export function OpenArtifact({ message, at }: { readonly message: Message; readonly at: number }) {
  const { t } = useTranslation('chat');
  const { open } = useChatAddress();
  return (
    <div data-print="hide" className="-mt-3 flex justify-end">
      <Button
        size="compact"
        variant="ghost"
        icon={<PanelRight size={14} aria-hidden />}
        onClick={() => open({ message: message.id, artifact: String(at) })}
      >
        {t('artifact.open')}
      </Button>
    </div>
  );
}

/** The piece of an answer that the address names, in a panel of its own. */
export function Artifact({ message, at }: { readonly message: Message; readonly at: number }) {
  const { t } = useTranslation('chat');
  const scope = useAnswerScope(message);
  const { open } = useChatAddress();
  const block = message.blocks[at];
  if (block === undefined || block.kind !== 'widget') return null;
  return (
    <ReportContext value={scope}>
      <Suspense>
        <ArtifactPanel title={t(`artifact.${block.widget.kind}`)} onClose={() => open(null)}>
          <MessageBlockView block={block} message={message} />
        </ArtifactPanel>
      </Suspense>
    </ReportContext>
  );
}
