import { create } from 'zustand';

/** Overlays that no address names: the palette and the sheet of keys. */
interface OverlayState {
  readonly open: 'palette' | 'keys' | null;
  /** Text the palette starts with. */
  readonly query: string;
}

export const useOverlay = create<OverlayState>(() => ({ open: null, query: '' }));

export function openPalette(query = ''): void {
  useOverlay.setState({ open: 'palette', query });
}

export function openKeys(): void {
  useOverlay.setState({ open: 'keys', query: '' });
}

export function closeOverlay(): void {
  useOverlay.setState({ open: null, query: '' });
}
