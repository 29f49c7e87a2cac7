import { toast } from '../ui/toast.ts';
import { toTabs } from './csv.ts';

/** Puts rows on the clipboard as a spreadsheet takes them, and says so. */
export function copyRows(rows: readonly (readonly (string | number | null)[])[], copied: string): void {
  void navigator.clipboard.writeText(toTabs(rows)).then(() => toast.success(copied));
}
