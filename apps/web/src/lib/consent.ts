import { create } from 'zustand';
import { readStored, writeStored } from './storage.ts';

export const consents = ['pending', 'granted', 'denied'] as const;
export type Consent = (typeof consents)[number];

const key = 'plumbline.consent';

export function parseConsent(stored: string | null): Consent {
  return stored === 'granted' || stored === 'denied' ? stored : 'pending';
}

interface ConsentState {
  readonly consent: Consent;
  readonly answer: (consent: Consent) => void;
}

/** Whether anonymous usage data may be sent. Pending counts as no. */
export const useConsent = create<ConsentState>((set) => ({
  consent: parseConsent(readStored(key)),
  answer: (consent) => {
    writeStored(key, consent === 'pending' ? null : consent);
    set({ consent });
  },
}));
