import { useTranslation } from 'react-i18next';
import type { Message, MessageBlock } from '@plumbline/model/conversation';
import { Cite } from '../../blocks/figure/cite.tsx';
import { Figure } from '../../blocks/figure/figure.tsx';
import { Tex } from '../../blocks/figure/tex.tsx';
import { LaidText } from '../../blocks/figure/laid-text.tsx';
import { TextParts } from '../../blocks/figure/text-parts.tsx';
import { WidgetView } from './widget.tsx';
import { withLead } from './lead.ts';
import type { TextPart } from '@plumbline/model/text-part';

export interface MessageBlockProps {
  readonly block: MessageBlock;
  readonly message: Message;
  /** Its first sentence is the answer. */
  readonly isLead?: boolean;
}

/** A model's own thinking, set apart from what figures say. */
function Reasoning({ parts, lang }: { readonly parts: readonly TextPart[]; readonly lang: string }) {
  const { t } = useTranslation('chat');
  return (
    <div lang={lang} className="border-s-2 border-line ps-3 text-2">
      <p className="text-caption text-3">{t('reasoning')}</p>
      <p className="leading-[calc(24px+var(--cjk))] text-pretty break-words whitespace-pre-wrap">
        <TextParts parts={parts} />
      </p>
    </div>
  );
}

/** One piece of an answer: words, a formula, a figure, a picture, or a source. */
export function MessageBlockView({ block, message, isLead = false }: MessageBlockProps) {
  switch (block.kind) {
    case 'text': {
      const { lead, rest } = isLead ? withLead(block.parts) : { lead: [], rest: block.parts };
      return (
        <div lang={message.locale} className="flex flex-col gap-2 text-[15px]">
          {lead.length > 0 && (
            <p className="text-[20px] leading-[30px] font-semibold text-pretty [&_[data-figure]]:font-semibold break-words max-md:text-[17px] max-md:leading-[26px]">
              <TextParts parts={lead} />
            </p>
          )}
          <LaidText parts={rest} />
        </div>
      );
    }
    case 'reasoning':
      return <Reasoning parts={block.parts} lang={message.locale} />;
    case 'math':
      return (
        <div className="overflow-x-auto">
          <Tex tex={block.tex} display />
        </div>
      );
    case 'fact':
      return (
        <p className="text-metric">
          <Figure id={block.fact} />
        </p>
      );
    case 'widget':
      return <WidgetView widget={block.widget} message={message} />;
    case 'cite':
      return (
        <p>
          <Cite sourceId={block.source} />
        </p>
      );
  }
}
