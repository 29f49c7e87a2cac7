import type { MessageState } from '@plumbline/model/conversation';
import type { Flag, Json } from '../cell.ts';

interface ConversationTable {
  id: string;
  owner_id: string;
  title: string;
  pinned: Flag;
  /** The end of the branch that is shown; null while nothing was said. */
  leaf_id: string | null;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
}

interface MessageTable {
  id: string;
  conversation_id: string;
  parent_id: string | null;
  role: 'user' | 'assistant';
  state: MessageState;
  /** The words alone, for the search. */
  words: string;
  /** Drafts that wait for the reader. */
  waiting: number;
  body: Json;
  /** Until when an answer that is being written is its process's, in real time; null = nobody writes it. */
  lease_until: number | null;
  /** Another process was asked to stop it. */
  stop_requested: Flag;
  created_at: number;
}

interface ConversationShareTable {
  token: string;
  conversation_id: string;
  message_id: string;
  created_at: number;
  expires_at: number | null;
  revoked_at: number | null;
}

/** Language models that a reader uses with a key of their own; the key is sealed. */
interface ModelServiceTable {
  owner_id: string;
  service: string;
  sealed: string | null;
  base_url: string | null;
  /** Saved by somebody at the machine itself, who may name one nearby. */
  is_home: Flag;
  model: string | null;
  monthly_cap: number | null;
  input_price: number | null;
  output_price: number | null;
  is_chosen: Flag;
  saved_at: number;
}

interface ModelSpendTable {
  owner_id: string;
  service: string;
  /** `YYYY-MM` in UTC. */
  month: string;
  calls: number;
  input_tokens: number;
  output_tokens: number;
  cost: number | null;
}

/** Conversations and the language models of readers. */
interface DocumentTable {
  owner_id: string;
  id: string;
  title: string;
  instrument_id: string | null;
  form: string;
  known_at: string;
  /** `1, 3–7`; null where there are none, or nobody looked. */
  textless_pages: string | null;
  paragraphs: number;
  letters: number;
  /** Paragraphs with the ids that cite them, as JSON. */
  spans: Json;
  added_at: number;
}

export interface ConversationTables {
  reader_documents: DocumentTable;
  conversations: ConversationTable;
  messages: MessageTable;
  conversation_shares: ConversationShareTable;
  model_services: ModelServiceTable;
  model_spend: ModelSpendTable;
}
