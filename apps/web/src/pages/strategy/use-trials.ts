import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { recordTrials } from '@plumbline/contract/strategy';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { settingKey, sweepKey } from '@plumbline/quant/engine/strategy/idea-key';
import type { ParameterValues } from '@plumbline/quant/engine/strategy/kernel';
import { call } from '../../lib/api.ts';

/** Settings seen within this time are sent together. */
const waitMs = 600;

export interface Trials {
  readonly count: number;
  /** Tells the server that a sweep was looked at: it counts once, with its size. */
  readonly onSweep: (keys: readonly string[], size: number) => void;
}

interface Batch {
  readonly settings: string[];
  readonly sweeps: { readonly key: string; readonly size: number }[];
}

/**
 * Tells the server every setting whose result was shown, so that it counts as a trial. What could not be sent is kept and
 * sent with the next. Answers the count as it stands, those still to be sent included.
 */
export function useTrials(id: string, spec: StrategySpec, shown: ParameterValues | null, counted: number): Trials {
  const client = useQueryClient();
  const seen = useRef(new Set<string>());
  const unsent = useRef(new Set<string>());
  const [count, setCount] = useState(counted);
  const { mutateAsync } = useMutation({
    mutationFn: (body: Batch) =>
      call<typeof recordTrials>('post', '/strategies/:id/trials', { as: 'owner', params: { id }, body }),
  });

  useEffect(() => {
    setCount((known) => Math.max(known, counted));
  }, [counted]);

  useEffect(() => {
    if (shown === null) return undefined;
    const key = settingKey(spec, shown);
    if (!seen.current.has(key)) {
      seen.current.add(key);
      unsent.current.add(key);
    }
    const timer = setTimeout(() => {
      const batch = [...unsent.current];
      if (batch.length === 0) return;
      mutateAsync({ settings: batch, sweeps: [] }).then(
        ({ trials }) => {
          for (const sent of batch) unsent.current.delete(sent);
          setCount(trials);
          void client.invalidateQueries({ queryKey: ['strategies'] });
        },
        // Without a connection they wait for the next setting.
        () => undefined,
      );
    }, waitMs);
    return () => clearTimeout(timer);
  }, [spec, shown, mutateAsync, client]);

  const onSweep = useCallback(
    (keys: readonly string[], size: number) => {
      const key = sweepKey(spec, keys, size);
      if (seen.current.has(key)) return;
      seen.current.add(key);
      mutateAsync({ settings: [], sweeps: [{ key, size }] }).then(
        ({ trials }) => {
          setCount(trials);
          void client.invalidateQueries({ queryKey: ['strategies'] });
        },
        // It is told again with the next look at it.
        () => seen.current.delete(key),
      );
    },
    [spec, mutateAsync, client],
  );
  return { count, onSweep };
}
