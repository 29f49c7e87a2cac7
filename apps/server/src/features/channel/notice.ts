import type { LocalText } from '@plumbline/model/locale';
import type { VerdictLabel } from '@plumbline/model/verdict';
import type { OutOfSampleSharpe } from '@plumbline/quant/evidence/shown-figures';
import type { LedgerAnchor } from '@plumbline/quant/signal/ledger';
import type { FrozenSignal } from '../ledger/service.ts';

/** What an alert that rang tells. */
export interface AlertNotice {
  readonly id: string;
  readonly alertId: string;
  readonly instrumentId: string;
  readonly instrumentName: LocalText;
  /** The condition in words. */
  readonly rule: LocalText;
  readonly value: LocalText;
  readonly barTime: number;
  readonly at: number;
  readonly simulated: boolean;
  readonly reportId: string | null;
}

/** An issue of a brief, as it is sent. */
interface BriefNotice {
  readonly id: string;
  readonly briefId: string;
  readonly title: LocalText;
  readonly about: string;
  /** In the language of the brief, every figure printed from its fact. */
  readonly text: string;
  readonly at: number;
  readonly simulated: boolean;
}

/** What the back-test of a strategy's version came to, as its card and its page print it. */
export interface SignalEvidence {
  readonly verdict: VerdictLabel;
  /** Out of sample. */
  readonly sharpe: OutOfSampleSharpe;
  readonly costPerSide: number;
  /** Of the whole test. */
  readonly trades: number;
}

/** What is told. */
export type Notice =
  | {
      readonly kind: 'signal';
      readonly signal: FrozenSignal & { readonly seq: number; readonly hash: string };
      /** null where nothing was tested; absent in older messages. */
      readonly evidence?: SignalEvidence | null;
    }
  | { readonly kind: 'alert'; readonly alert: AlertNotice }
  | { readonly kind: 'brief'; readonly brief: BriefNotice }
  | { readonly kind: 'test'; readonly at: number };

/**
 * What goes out, frozen with the thing it tells of, so that a later try says the same. `ledger`: where its receiver's ledger of
 * signals ended then, so that one that was shortened since can be told; null before its first line, absent in older messages.
 */
export type Message = Notice & { readonly ledger?: LedgerAnchor | null };

/** What it is about, for the log. */
export function subjectOf(notice: Notice): string {
  if (notice.kind === 'signal') return notice.signal.id;
  if (notice.kind === 'brief') return notice.brief.id;
  return notice.kind === 'alert' ? notice.alert.id : `test:${notice.at}`;
}
