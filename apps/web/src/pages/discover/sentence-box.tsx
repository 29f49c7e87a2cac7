import { ArrowUp, Check, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readSentence, type SentenceReading } from '@plumbline/quant/screen/read-sentence';
import { Chip } from '../../ui/chip.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';

interface SentenceBoxProps {
  readonly onRead: (reading: SentenceReading) => void;
}

/** Says a screen in words; the rows below are what was understood, and what was not is named. */
export function SentenceBox({ onRead }: SentenceBoxProps) {
  const { t } = useTranslation('discover');
  const [text, setText] = useState('');
  const [reading, setReading] = useState<SentenceReading | null>(null);
  return (
    <form
      className="flex flex-wrap items-center gap-2 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        const read = readSentence(text);
        setReading(read);
        if (read.rules.length > 0 || read.market !== null) onRead(read);
      }}
    >
      <Sparkles size={16} className="hidden text-accent sm:block" aria-hidden />
      <span className="min-w-0 flex-1">
        <Input
          aria-label={t('sentence.label')}
          placeholder={t('sentence.example')}
          maxLength={300}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </span>
      <IconButton type="submit" label={t('sentence.read')} icon={<ArrowUp size={16} aria-hidden />} />
      <span role="status" className="flex flex-wrap items-center gap-2 empty:hidden">
        {reading !== null && (
          <Chip tone={reading.rules.length === 0 ? 'warn' : 'ok'} icon={<Check size={12} aria-hidden />}>
            {t('sentence.filled', { count: reading.rules.length })}
          </Chip>
        )}
        {reading !== null && reading.unread.length > 0 && (
          <span className="text-caption text-warn">{t('sentence.unread', { words: reading.unread.join(' ') })}</span>
        )}
        {reading !== null && reading.rules.some(({ value }) => value === 'financials') && (
          <span className="text-caption text-3">{t('sentence.financials')}</span>
        )}
      </span>
    </form>
  );
}
