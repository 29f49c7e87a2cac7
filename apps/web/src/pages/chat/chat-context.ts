import { createContext, useContext } from 'react';
import type { Answerer } from '@plumbline/contract/models';
import type { Mention, Message } from '@plumbline/model/conversation';

/** What a message can do to the conversation it stands in. Failures are told by the conversation itself. */
export interface ChatActions {
  /** Answers whether the question is stored. */
  readonly ask: (
    text: string,
    options?: { readonly mentions?: readonly Mention[]; readonly edits?: string },
  ) => Promise<boolean>;
  /** Answers once more, by somebody else if one is named. */
  readonly regenerate: (message: Message, by?: Answerer) => void;
  /** Shows the branch a sibling is on. */
  readonly show: (messageId: string) => void;
  readonly stop: (message: Message) => void;
  /** Answers whether it was kept. */
  readonly rate: (message: Message, isGood: boolean | null, reason: string) => Promise<boolean>;
  readonly decide: (message: Message, draftId: string, accept: boolean) => Promise<void>;
  /** The question an answer belongs to, as typed. */
  readonly questionOf: (message: Message) => Message | undefined;
}

export const ChatContext = createContext<ChatActions | null>(null);

export function useChat(): ChatActions {
  const actions = useContext(ChatContext);
  if (actions === null) throw new Error('a message is rendered outside of a conversation');
  return actions;
}
