import type { ReactNode } from 'react';
import { useId } from 'react';
import { useLocale } from '../../lib/use-locale.ts';

interface PartProps {
  readonly title: string;
  readonly hint?: string;
  /** At the right of the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One part of the server's page: a title, a line about it, and a card. */
export function Part({ title, hint, action, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex flex-wrap items-end justify-between gap-2">
        <div className="min-w-0">
          <h4 id={id} className="text-h3">
            {title}
          </h4>
          {hint !== undefined && <p className="mt-0.5 text-caption text-2">{hint}</p>}
        </div>
        {action}
      </div>
      <div className="overflow-clip rounded-card border border-line">{children}</div>
    </section>
  );
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Counts, and sizes in the unit that leaves the fewest digits. */
export function useCount(): { readonly number: (n: number) => string; readonly size: (bytes: number) => string } {
  const locale = useLocale();
  return {
    number: (n) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(n),
    size: (bytes) => {
      const place = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
      const unit = units[place] ?? 'byte';
      const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 } as const;
      return new Intl.NumberFormat(locale, options).format(bytes / 1000 ** place);
    },
  };
}
