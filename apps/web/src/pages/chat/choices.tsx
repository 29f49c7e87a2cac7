import { useTranslation } from 'react-i18next';
import type { Message } from '@plumbline/model/conversation';
import { displaySymbol, parseInstrumentId } from '@plumbline/model/instrument';
import { useLocale } from '../../lib/use-locale.ts';
import { useChat } from './chat-context.ts';
import type { WidgetOf } from '@plumbline/model/conversation';

export interface ChoicesProps extends Pick<WidgetOf<'choices'>, 'items'> {
  readonly message: Message;
}

/** Instruments that could have been meant; choosing one asks the same question about it. */
export function Choices({ items, message }: ChoicesProps) {
  const { t } = useTranslation('chat');
  const locale = useLocale();
  const { ask, questionOf } = useChat();
  const choose = (id: string, name: string): void => {
    void ask(questionOf(message)?.text ?? name, { mentions: [{ kind: 'instrument', id }] });
  };
  return (
    <ul aria-label={t('choices')} className="flex flex-wrap gap-2">
      {items.map(({ instrumentId, name }) => {
        const id = parseInstrumentId(instrumentId);
        return (
          <li key={instrumentId}>
            <button
              type="button"
              onClick={() => choose(instrumentId, name[locale])}
              className="inline-flex h-8 items-center gap-2 rounded-control border border-line bg-1 px-3 text-ui hover:bg-2 pointer-coarse:h-11"
            >
              {name[locale]}
              <span className="num text-caption font-normal text-3">
                {id === null ? instrumentId : displaySymbol(id)}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
