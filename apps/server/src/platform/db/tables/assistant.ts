import type { Locale } from '@plumbline/model/locale';
import type { MemoryKind } from '@plumbline/model/memory';
import type { Json } from '../cell.ts';

interface MemoryTable {
  id: string;
  owner_id: string;
  kind: MemoryKind;
  text: string;
  /** The message whose proposal the reader agreed to; null = by a program in their name. */
  said_in: string | null;
  created_at: number;
  updated_at: number;
}

interface ReaderSkillTable {
  id: string;
  owner_id: string;
  /** By which the chat calls it. */
  name: string;
  text: string;
  created_at: number;
  updated_at: number;
}

interface BriefTable {
  id: string;
  owner_id: string;
  /** By which the chat calls its playbook. */
  skill: string;
  /** What it is about, as it would be written behind the name. */
  about: string;
  cadence: Json;
  locale: Locale;
  channels: Json;
  state: 'active' | 'paused';
  /** When its next period begins. */
  next_at: number;
  created_at: number;
}

interface BriefIssueTable {
  id: string;
  brief_id: string;
  /** One issue each: the instant its period began, or that of a run by hand. */
  period: string;
  state: 'queued' | 'done' | 'failed';
  /** The answer with its facts and sources; null until it is written. */
  body: Json | null;
  /** Why there is none, in words. */
  error: string | null;
  created_at: number;
  finished_at: number | null;
}

/** What the assistant keeps of a reader, their own playbooks, and what is sent to them by schedule. */
export interface AssistantTables {
  memories: MemoryTable;
  reader_skills: ReaderSkillTable;
  briefs: BriefTable;
  brief_issues: BriefIssueTable;
}
