import { ChevronLeft, ChevronRight, Copy, Ellipsis, Share2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '@plumbline/model/conversation';
import type { Locale } from '@plumbline/model/locale';
import type { TextPart } from '@plumbline/model/text-part';
import { printInWords } from '@plumbline/quant/catalogue/print-in-words';
import { cx } from '../../lib/cx.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { useLongPress } from '../../lib/use-long-press.ts';
import { IconButton, PlainIconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { MenuItem } from '../../ui/menu-popup.tsx';
import { toast } from '../../ui/toast.ts';
import { useChat } from './chat-context.ts';
import { useFeedback } from './feedback.tsx';

function wordsOf(part: TextPart, message: Message, locale: Locale): string {
  if (typeof part === 'string') return part;
  if ('tex' in part) return part.tex;
  if ('cite' in part) return '';
  const fact = message.facts.find(({ id }) => id === part.fact);
  return fact === undefined ? '' : printInWords(fact, part.as, locale);
}

/** What a message says, to be copied: words with their figures printed, formulas as TeX, a model's own thinking under its label, nothing of its pictures. */
function messageText(message: Message, locale: Locale, reasoningLabel: string): string {
  if (message.role === 'user') return message.text;
  return message.blocks
    .flatMap((block) => {
      if (block.kind === 'text') return block.parts.map((part) => wordsOf(part, message, locale)).join('');
      if (block.kind === 'reasoning') {
        return `${reasoningLabel}: ${block.parts.map((part) => wordsOf(part, message, locale)).join('')}`;
      }
      if (block.kind === 'math') return block.tex;
      if (block.kind === 'fact') return wordsOf({ fact: block.fact }, message, locale);
      return [];
    })
    .join('\n\n');
}

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

export interface MessageToolsProps {
  readonly message: Message;
  readonly siblings: readonly string[];
  /** Edit or regenerate; it stands in the row and in the menu. */
  readonly change: { readonly label: string; readonly icon: ReactNode; readonly run: () => void };
  /** More of the same kind, in the menu only. */
  readonly others?: readonly MenuItem[];
  readonly align: 'start' | 'end';
  readonly children: ReactNode;
}

function BranchPicker({ message, siblings }: Pick<MessageToolsProps, 'message' | 'siblings'>) {
  const { t } = useTranslation('chat');
  const { show } = useChat();
  const at = siblings.indexOf(message.id);
  const count = siblings.length;
  if (count < 2) return null;
  const go = (by: number): void => {
    const next = siblings[at + by];
    if (next !== undefined) show(next);
  };
  return (
    <span data-testid="branches" className="inline-flex items-center">
      <IconButton
        label={t('branch.previous')}
        size="compact"
        disabled={at <= 0}
        icon={<ChevronLeft size={14} aria-hidden />}
        onClick={() => go(-1)}
      />
      <span className="num text-caption text-2">
        {at + 1}/{count}
      </span>
      <IconButton
        label={t('branch.next')}
        size="compact"
        disabled={at >= count - 1}
        icon={<ChevronRight size={14} aria-hidden />}
        onClick={() => go(1)}
      />
    </span>
  );
}

/** A message with what can be done to it beneath: copy, change, other branches, and all of it again behind `…`. */
export function MessageTools({ message, siblings, change, others = [], align, children }: MessageToolsProps) {
  const { t } = useTranslation('chat');
  const { t: common } = useTranslation();
  const locale = useLocale();
  const more = useRef<HTMLButtonElement>(null);
  const [isSharing, setSharing] = useState(false);
  const feedback = useFeedback(message);
  const isAnswer = message.role === 'assistant';
  const { handlers, ring } = useLongPress(() => more.current?.click());
  const copy = (): void => {
    void navigator.clipboard
      .writeText(messageText(message, locale, t('reasoning')))
      .then(() => toast.success(t('copied')));
  };
  const items: readonly MenuItem[] = [
    { id: 'copy', label: common('action.copy'), icon: <Copy size={14} aria-hidden />, onSelect: copy },
    { id: 'change', label: change.label, icon: change.icon, onSelect: change.run },
    ...others,
    { id: 'share', label: t('share.action'), icon: <Share2 size={14} aria-hidden />, onSelect: () => setSharing(true) },
  ];
  return (
    <>
      <div {...handlers} className={cx('min-w-0 rounded-card', ring && 'outline-2 outline-offset-4 outline-accent')}>
        {children}
      </div>
      <div data-print="hide" className={cx('mt-1 flex items-center gap-0.5', align === 'end' && 'justify-end')}>
        <IconButton label={common('action.copy')} size="compact" icon={<Copy size={14} aria-hidden />} onClick={copy} />
        <IconButton label={change.label} size="compact" icon={change.icon} onClick={change.run} />
        {isAnswer && feedback.buttons}
        <BranchPicker message={message} siblings={siblings} />
        <Menu
          label={t('more')}
          items={items}
          align={align}
          trigger={
            <PlainIconButton ref={more} label={t('more')} size="compact" icon={<Ellipsis size={14} aria-hidden />} />
          }
        />
      </div>
      {isAnswer && feedback.form}
      {isSharing && (
        <Suspense>
          <ShareDialog message={message} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  );
}
