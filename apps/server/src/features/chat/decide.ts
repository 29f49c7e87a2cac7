import type { Draft, DraftAction } from '@plumbline/model/conversation';
import { PlumblineError } from '@plumbline/model/errors';
import type { Store } from '../../platform/db/open-store.ts';
import type { AlertService } from '../alert/service.ts';
import type { MemoryService } from '../memory/service.ts';
import type { ReportService } from '../report/service.ts';
import type { SignalService } from '../signal/service.ts';
import type { StrategyService } from '../strategy/service.ts';
import { changeMessage } from './change-message.ts';

export interface DecideDeps {
  readonly store: Store;
  readonly strategies: Pick<StrategyService, 'create'>;
  readonly signals: Pick<SignalService, 'activate' | 'change'>;
  readonly reports: Pick<ReportService, 'create'>;
  readonly alerts: Pick<AlertService, 'create'>;
  readonly memories: Pick<MemoryService, 'keep'>;
}

interface Place {
  readonly ownerId: string;
  readonly messageId: string;
  readonly draftId: string;
}

/** Agrees to a draft or refuses it, once. What is done is what the draft holds; where it led is kept beside it. */
export async function decide(deps: DecideDeps, place: Place, accept: boolean): Promise<Draft> {
  const taken = await change(deps, place, (draft) => {
    if (draft.state !== 'waiting') {
      throw new PlumblineError('idempotency-conflict', 'This proposal was already decided.');
    }
    return { ...draft, state: accept ? 'accepted' : 'refused' };
  });
  if (!accept) return taken;
  try {
    const { to } = await carryOut(deps, place.ownerId, taken.action, {
      idempotencyKey: `draft-${place.draftId}`,
      saidIn: place.messageId,
    });
    return await change(deps, place, (draft) => ({ ...draft, to }));
  } catch (error) {
    if (!(error instanceof PlumblineError)) {
      await change(deps, place, (draft) => ({ ...draft, state: 'failed', error: 'It could not be done. Try again.' }));
      throw error;
    }
    return change(deps, place, (draft) => ({ ...draft, state: 'failed', error: error.message }));
  }
}

/** Where the result of an action is, and the work that it began, if any. */
export interface CarriedOut {
  readonly to: string;
  readonly began: { readonly kind: 'report' | 'strategy'; readonly id: string } | null;
}

/** Does what a draft holds, for whoever agreed to it. */
export async function carryOut(
  deps: Omit<DecideDeps, 'store'>,
  ownerId: string,
  action: DraftAction,
  { idempotencyKey, saidIn }: { readonly idempotencyKey: string | null; readonly saidIn: string | null },
): Promise<CarriedOut> {
  switch (action.kind) {
    case 'write-report': {
      const { id } = await deps.reports.create(ownerId, { symbol: action.instrumentId, idempotencyKey });
      return { to: `/research?run=${id}`, began: { kind: 'report', id } };
    }
    case 'create-strategy': {
      const { id } = await deps.strategies.create(ownerId, { spec: action.spec, note: '' });
      return { to: `/strategy/${id}`, began: { kind: 'strategy', id } };
    }
    case 'activate-strategy':
      await deps.signals.activate(ownerId, action.strategyId, { acknowledged: action.acknowledged, channels: [] });
      return { to: `/strategy/${action.strategyId}`, began: null };
    case 'create-alert': {
      const { instrumentId, rule } = action;
      await deps.alerts.create(ownerId, { kind: 'price', instrumentId, rule, repeat: 'once', channels: [] });
      return { to: '/signal', began: null };
    }
    case 'remember':
      await deps.memories.keep(ownerId, { kind: action.memory, text: action.text, saidIn });
      return { to: '/?settings=assistant', began: null };
    default:
      await deps.signals.change(ownerId, action.strategyId, 'paused');
      return { to: `/strategy/${action.strategyId}`, began: null };
  }
}

/** Replaces a draft in its message. */
async function change(
  { store: { db } }: DecideDeps,
  { messageId, draftId }: Place,
  next: (draft: Draft) => Draft,
): Promise<Draft> {
  const message = await changeMessage(db, messageId, (known) => ({
    ...known,
    drafts: known.drafts.map((one) => (one.id === draftId ? next(one) : one)),
  }));
  const draft = message?.drafts.find(({ id }) => id === draftId);
  if (draft === undefined) throw new PlumblineError('not-found', 'There is no such proposal.');
  return draft;
}
