import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type {
  applyImport,
  beginImport,
  cancelImport,
  previewImport,
  sendImportPart,
  undoImport,
} from '@plumbline/contract/imports';
import { call, type CallInput, type CallOutput } from '../../lib/api.ts';
import { sendFile } from '../../lib/send-file.ts';
import { useOperatorToken } from './use-source-settings.ts';

export type Preview = CallOutput<typeof previewImport>;
export type Applied = CallOutput<typeof applyImport>;
export type Adjustment = Preview['adjustment'];

/** Where a file of bars is on its way in. */
export type BarsImport =
  | { readonly step: 'idle' }
  | { readonly step: 'sending'; readonly fileName: string; readonly part: number }
  | { readonly step: 'reading'; readonly fileName: string }
  | {
      readonly step: 'preview';
      readonly fileName: string;
      readonly id: string;
      readonly preview: Preview;
      readonly isBusy: boolean;
    };

const idle: BarsImport = { step: 'idle' };

/** Sends a file in parts, shows what is in it, and keeps it when told to. Stopping at any point leaves nothing behind. */
export function useBarsImport(onFault: (error: unknown) => void) {
  const client = useQueryClient();
  const operatorToken = useOperatorToken((state) => state.token);
  const [state, setState] = useState<BarsImport>(idle);
  const current = useRef<{ id: string | null; stop: AbortController } | null>(null);
  const as = { as: 'owner', operatorToken } as const;

  const forget = (id: string | null): void => {
    if (id === null) return;
    // Left alone, the server forgets it by itself within the hour.
    call<typeof cancelImport>('delete', '/imports/:id', { ...as, params: { id } }).catch(() => undefined);
  };

  const cancel = (): void => {
    current.current?.stop.abort();
    forget(current.current?.id ?? null);
    current.current = null;
    setState(idle);
  };

  const send = async (file: File): Promise<void> => {
    const stop = new AbortController();
    const mine: { id: string | null; stop: AbortController } = { id: null, stop };
    current.current = mine;
    const { signal } = stop;
    setState({ step: 'sending', fileName: file.name, part: 0 });
    try {
      const body = { fileName: file.name, bytes: file.size };
      const { id, parts, partBytes } = await call<typeof beginImport>('post', '/imports', { ...as, body, signal });
      mine.id = id;
      await sendFile(
        file,
        { parts, partBytes },
        (part, data) =>
          call<typeof sendImportPart>('put', '/imports/:id/parts/:part', {
            ...as,
            params: { id, part },
            body: { data },
            signal,
          }),
        (part) => setState({ step: 'sending', fileName: file.name, part }),
      );
      setState({ step: 'reading', fileName: file.name });
      await look(mine.id, file.name, {}, signal);
    } catch (error) {
      if (signal.aborted) return;
      onFault(error);
      cancel();
    }
  };

  type Choice = CallInput<typeof previewImport>['body'];

  const look = async (id: string, fileName: string, body: Choice, signal?: AbortSignal): Promise<void> => {
    const input = { ...as, params: { id }, body, ...(signal !== undefined && { signal }) };
    const preview = await call<typeof previewImport>('post', '/imports/:id/preview', input);
    setState({ step: 'preview', fileName, id, preview, isBusy: false });
  };

  /** Looks again, as the bars of another instrument or adjusted otherwise. */
  const change = async (body: Choice): Promise<void> => {
    if (state.step !== 'preview') return;
    setState({ ...state, isBusy: true });
    try {
      await look(state.id, state.fileName, body);
    } catch (error) {
      onFault(error);
      setState({ ...state, isBusy: false });
    }
  };

  const apply = async (instrumentId: string): Promise<{ readonly id: string; readonly applied: Applied } | null> => {
    if (state.step !== 'preview') return null;
    const { id, preview } = state;
    setState({ ...state, isBusy: true });
    try {
      const { interval, adjustment } = preview;
      const body = { instrumentId, interval, adjustment };
      const applied = await call<typeof applyImport>('post', '/imports/:id/apply', { ...as, params: { id }, body });
      current.current = null;
      setState(idle);
      await client.invalidateQueries();
      return { id, applied };
    } catch (error) {
      onFault(error);
      setState({ ...state, isBusy: false });
      return null;
    }
  };

  const undo = async (id: string): Promise<void> => {
    await call<typeof undoImport>('post', '/imports/:id/undo', { ...as, params: { id }, body: {} });
    await client.invalidateQueries();
  };

  return { state, send, change, apply, undo, cancel };
}
