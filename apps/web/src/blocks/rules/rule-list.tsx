import { useEffect, useRef } from 'react';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../lib/cx.ts';
import { useDates } from '../../lib/use-dates.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Chip } from '../../ui/chip.tsx';
import type { Rule } from './rules-queries.ts';

/** What a reader asks about first stands first. */
const groups = {
  price: ['price-limit', 'price-limit-st', 'new-listing', 'tick'],
  size: ['lot', 'order-size'],
  holding: ['settlement', 'short-sale', 'dividend-tax'],
  cost: ['fee', 'commission', 'venue-fee', 'funding'],
  words: ['note'],
} as const;

type Group = keyof typeof groups;
const order: readonly Group[] = ['price', 'size', 'holding', 'cost', 'words'];

const tones = { verified: 'neutral', secondary: 'outline', unverified: 'warn' } as const;

export interface RuleListProps {
  readonly rules: readonly Rule[];
  /** The one that was asked about. */
  readonly asked: string | undefined;
}

/** The rules in force in groups that open in place, each with its dates, its source and how far that can be trusted. */
export function RuleList({ rules, asked }: RuleListProps) {
  const { t } = useTranslation('rules');
  return (
    <div className="space-y-2">
      {order.map((group) => {
        const kinds: readonly string[] = groups[group];
        const members = rules.filter(({ kind }) => kinds.includes(kind));
        if (members.length === 0) return null;
        const isOpen = group === order[0] || members.some(({ id }) => id === asked);
        return (
          // Another rule asked about opens its group; what a reader opened stays open with another date.
          <details key={`${group} ${isOpen}`} open={isOpen} className="group">
            <summary className="flex min-h-9 cursor-pointer list-none items-center gap-2 pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
              <h3 className="text-h3">{t(`group.${group}`)}</h3>
              <span className="num text-caption text-3">{members.length}</span>
              <ChevronDown
                size={16}
                aria-hidden
                className="ms-auto text-3 transition-transform duration-(--move) group-open:rotate-180"
              />
            </summary>
            <ul aria-label={t(`group.${group}`)} className="mt-1 space-y-2">
              {members.map((rule) => (
                <RuleItem key={rule.id} rule={rule} isAsked={rule.id === asked} />
              ))}
            </ul>
          </details>
        );
      })}
    </div>
  );
}

function RuleItem({ rule, isAsked }: { readonly rule: Rule; readonly isAsked: boolean }) {
  const { t } = useTranslation('rules');
  const locale = useLocale();
  const { date } = useDates();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isAsked) item.current?.scrollIntoView({ block: 'center' });
  }, [isAsked]);
  return (
    <li
      ref={item}
      data-rule={rule.id}
      aria-current={isAsked || undefined}
      className={cx('rounded-control border px-3.5 py-2.5', isAsked ? 'border-accent bg-2' : 'border-line')}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="text-ui font-semibold">{rule.title[locale]}</p>
        <Chip tone={tones[rule.status]}>{t(`status.${rule.status}`)}</Chip>
      </div>
      <p className="num mt-0.5 text-ui font-normal text-pretty break-words">{rule.text[locale]}</p>
      <p className="num mt-1 text-caption text-2">
        {rule.to === null
          ? t('since', { from: date(rule.from) })
          : t('between', { from: date(rule.from), to: date(rule.to) })}
        {' · '}
        <code className="break-all">{rule.id}</code>
      </p>
      <p className="text-caption text-pretty text-2">{t('source', { source: rule.source[locale] })}</p>
    </li>
  );
}
