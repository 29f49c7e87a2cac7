import { create } from 'zustand';
import type { SessionView } from '@plumbline/contract/session';

/** What a guest is told who came back in time, until they have read it. */
export const useGuestNotice = create<Pick<SessionView, 'notice'>>(() => ({ notice: null }));
