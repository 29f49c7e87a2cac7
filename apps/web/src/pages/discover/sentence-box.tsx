import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowUp, Check, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarketId } from '@plumbline/model/instrument';
import { withOffer } from '@plumbline/reading/convert/with-offer';
import type { Screen, ScreenRows } from '@plumbline/reading/convert/screen-rules';
import { directoryQuery } from '../../lib/directory.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';
import { ReadText } from '../../ui/read-text.tsx';
import { TooLong } from '../../ui/too-long.tsx';

interface SentenceBoxProps {
  /** The market of the page, where the sentence names none. */
  readonly market: MarketId | undefined;
  /** The rows of a sentence that is read in full; null where it is not. */
  readonly onRead: (rows: ScreenRows | null) => void;
}

interface Answered {
  readonly text: string;
  readonly screen: Screen;
}

// The reader and its words are large; they come when the box is used.
const reader = () => import('@plumbline/reading/convert/screen-rules');

/** Says a screen in words; the rows below are what was read. With a word unread there are none, and it is named. */
export function SentenceBox({ market, onRead }: SentenceBoxProps) {
  const { t } = useTranslation('discover');
  const locale = useLocale();
  const [text, setText] = useState('');
  const [answered, setAnswered] = useState<Answered | null>(null);
  const client = useQueryClient();
  const reading = useMutation({
    mutationFn: async (sentence: string) => {
      const [directory, { readScreen }] = await Promise.all([client.ensureQueryData(directoryQuery), reader()]);
      const today = new Date().toISOString().slice(0, 10);
      return readScreen(sentence, { locale, box: 'screen', directory, today, market });
    },
    onSuccess: (screen, sentence) => {
      setAnswered({ text: sentence, screen });
      onRead(screen.rules === null ? null : { market: screen.market, rules: screen.rules, order: screen.order });
    },
  });
  const prepare = (): void => {
    void client.prefetchQuery(directoryQuery);
    void reader();
  };
  const { screen } = answered ?? {};
  const take = (sentence: string): void => {
    setText(sentence);
    reading.mutate(sentence);
  };
  return (
    <div className="flex flex-col gap-3 p-4">
      <form
        className="flex flex-wrap items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          reading.mutate(text);
        }}
      >
        <Sparkles size={16} className="hidden text-accent sm:block" aria-hidden />
        <span className="min-w-0 flex-1">
          <Input
            aria-label={t('sentence.label')}
            placeholder={t('sentence.example')}
            value={text}
            onFocus={prepare}
            onChange={(event) => setText(event.target.value)}
          />
        </span>
        <TooLong text={text} />
        <IconButton
          type="submit"
          label={t('sentence.read')}
          icon={<ArrowUp size={16} aria-hidden />}
          aria-busy={reading.isPending || undefined}
        />
      </form>
      {reading.isError && <p className="text-caption text-warn">{t('sentence.noDirectory')}</p>}
      {answered !== null && <ReadText text={answered.text} echo={answered.screen.echo} />}
      <div role="status" className="flex flex-wrap items-center gap-2 empty:hidden">
        {screen?.rules != null && screen.rules.length > 0 && (
          <Chip tone="ok" icon={<Check size={12} aria-hidden />}>
            {t('sentence.filled', { count: screen.rules.length })}
          </Chip>
        )}
        {screen?.assumedMarket === true && screen.market !== null && (
          <span className="rounded-chip border border-dashed border-edge px-2 py-0.5 text-caption text-2">
            {t('sentence.assumed', { market: t(`markets.${screen.market}`) })}
          </span>
        )}
        {screen?.question != null && (
          <span className="text-caption text-warn" data-testid="sentence-unread">
            {screen.question[locale]}
          </span>
        )}
      </div>
      {answered !== null && screen !== undefined && (screen.offers.length > 0 || screen.wider !== null) && (
        <div className="flex flex-wrap gap-1.5">
          {screen.wider !== null && (
            <Button
              size="compact"
              onClick={() => {
                const { wider } = screen;
                setAnswered({ ...answered, screen: { ...screen, ...wider, question: null, wider: null } });
                onRead(wider);
              }}
            >
              {t('sentence.wholeSector')}
            </Button>
          )}
          {screen.offers.map((offer) => (
            <Button key={offer.label.en} size="compact" onClick={() => take(withOffer(answered.text, offer))}>
              {offer.label[locale]}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
