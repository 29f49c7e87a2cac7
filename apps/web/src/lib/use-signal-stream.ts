import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiUrl, ensureSession } from './api.ts';

/** Hears of new signals and outcomes while the page is open; the browser resumes the stream where it broke off. */
export function useSignalStream(): void {
  const client = useQueryClient();
  useEffect(() => {
    let source: EventSource | null = null;
    let isGone = false;
    ensureSession().then(
      () => {
        if (isGone) return;
        source = new EventSource(apiUrl('/signals/events'));
        source.addEventListener('message', () => void client.invalidateQueries({ queryKey: ['signals'] }));
      },
      // Without a server there is nothing to hear; the feed itself says so.
      () => undefined,
    );
    return () => {
      isGone = true;
      source?.close();
    };
  }, [client]);
}
