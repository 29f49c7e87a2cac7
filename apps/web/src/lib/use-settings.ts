import { useAddressOverlay, type AddressOverlay } from './use-address-overlay.ts';

export const settingsSections = [
  'general',
  'providers',
  'assistant',
  'data',
  'alerts',
  'account',
  'privacy',
  'export',
  'server',
  'about',
] as const;
export type SettingsSection = (typeof settingsSections)[number];

export interface SettingsControl {
  readonly section: SettingsSection | null;
  readonly open: (section?: SettingsSection) => void;
  readonly close: AddressOverlay['close'];
}

/** Settings live in the address (`?settings=data`), so Back closes them and a link opens them. */
export function useSettings(): SettingsControl {
  const { value, open, close } = useAddressOverlay('settings');
  const section = value === undefined ? null : (settingsSections.find((known) => known === value) ?? 'general');
  return { section, open: (next = 'general') => open(next), close };
}
