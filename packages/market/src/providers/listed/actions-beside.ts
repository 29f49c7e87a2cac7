import type { CorporateAction } from '@plumbline/model/corporate-action';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import { missingActions } from '../../missing-actions.ts';
import type { Provider, ProviderContext } from '../../provider.ts';

/** Where a source of bars without dividends and splits gets them from. */
export type ActionsSource = NonNullable<Provider['actions']>;

export interface ActionsBeside {
  readonly actions: readonly CorporateAction[];
  readonly notes: readonly string[];
  /** They could not be had here. */
  readonly lacksActions: boolean;
}

/** Dividends and splits of another source. Without them bars are still worth having, as long as that is said. */
export async function actionsBeside(
  source: ActionsSource | undefined,
  instrument: Instrument,
  context: ProviderContext,
): Promise<ActionsBeside> {
  if (instrument.kind === 'index') return { actions: [], notes: [], lacksActions: false };
  if (source === undefined) return { actions: [], notes: [missingActions], lacksActions: true };
  try {
    const { value, source: from } = await source(instrument, context);
    const notes = value.length === 0 ? [] : [`Dividends and splits from ${from.publisher}.`];
    return { actions: value, notes, lacksActions: false };
  } catch (error) {
    if (!(error instanceof PlumblineError) || error.code === 'cancelled' || context.signal.aborted) throw error;
    return { actions: [], notes: [`${missingActions} (${error.message})`], lacksActions: true };
  }
}
