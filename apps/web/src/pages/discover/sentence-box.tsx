import { ArrowUp, Check, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readSentence, type SentenceReading } from '@plumbline/quant/screen/read-sentence';
import { screenSectors } from '@plumbline/quant/screen/screen-fields';
import { useLocale } from '../../lib/use-locale.ts';
import { Chip } from '../../ui/chip.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';
import { TooLong } from '../../ui/too-long.tsx';

interface SentenceBoxProps {
  readonly onRead: (reading: SentenceReading) => void;
}

/** Says a screen in words; the rows below are what was understood. With a word unread there are none, and it is named. */
export function SentenceBox({ onRead }: SentenceBoxProps) {
  const { t } = useTranslation('discover');
  const locale = useLocale();
  const [text, setText] = useState('');
  const [reading, setReading] = useState<SentenceReading | null>(null);
  const isRead = reading !== null && reading.unread.length === 0 && !reading.isTooLong;
  const sector = reading?.rules.find(({ field }) => field === 'sector')?.value;
  const widerSector = typeof sector === 'string' ? (screenSectors[sector]?.[locale] ?? '') : '';
  return (
    <form
      className="flex flex-wrap items-center gap-2 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        const read = readSentence(text);
        setReading(read);
        onRead(read);
      }}
    >
      <Sparkles size={16} className="hidden text-accent sm:block" aria-hidden />
      <span className="min-w-0 flex-1">
        <Input
          aria-label={t('sentence.label')}
          placeholder={t('sentence.example')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </span>
      <TooLong text={text} />
      <IconButton type="submit" label={t('sentence.read')} icon={<ArrowUp size={16} aria-hidden />} />
      <span role="status" className="flex flex-wrap items-center gap-2 empty:hidden">
        {reading !== null && isRead && (
          <Chip tone={reading.rules.length === 0 ? 'warn' : 'ok'} icon={<Check size={12} aria-hidden />}>
            {t('sentence.filled', { count: reading.rules.length })}
          </Chip>
        )}
        {reading !== null && reading.unread.length > 0 && (
          <span className="text-caption text-warn" data-testid="sentence-unread">
            {t('sentence.unread', { words: reading.unread.join(' ') })}
          </span>
        )}
        {reading !== null && isRead && reading.widened.length > 0 && (
          <span className="text-caption text-3">
            {t('sentence.widened', { words: reading.widened.join(', '), sector: widerSector })}
          </span>
        )}
      </span>
    </form>
  );
}
