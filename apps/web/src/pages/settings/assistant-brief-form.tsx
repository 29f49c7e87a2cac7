import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { channelsQuery } from '../../lib/alerts.ts';
import { briefChanges, briefsQuery } from '../../lib/assistant.ts';
import { toolsQuery } from '../../lib/conversations.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { usePreferences } from '../../lib/use-preferences.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { ChannelChoice } from '../signals/channel-choice.tsx';
import { clockOf } from '../signals/clock-of.ts';
import { deviceZone, timeZones, zoneName } from './time-zones.ts';

const days = ['daily', '1', '2', '3', '4', '5', '6', '7'] as const;
type Day = (typeof days)[number];
const morning = 8 * 60;

function minuteOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}

/** A playbook, what it is about, when it comes and by which media. */
export function BriefForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('assistant');
  const locale = useLocale();
  const errorText = useErrorTexts();
  const client = useQueryClient();
  const zone = usePreferences(({ preferences }) => preferences.zone);
  const { data: known } = useQuery(toolsQuery);
  const { data: sent } = useQuery(channelsQuery);
  const [skill, setSkill] = useState('weekly-brief');
  const [about, setAbout] = useState('');
  const [day, setDay] = useState<Day>('1');
  const [clock, setClock] = useState(clockOf(morning));
  const [timeZone, setTimeZone] = useState(zone ?? deviceZone());
  const [channels, setChannels] = useState<readonly string[]>([]);
  const create = useMutation({
    mutationFn: briefChanges.create,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: briefsQuery.queryKey });
      onDone();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const weekday = day === 'daily' ? null : Number(day);
    const cadence = { weekday, minute: minuteOf(clock), timeZone };
    create.mutate({ skill, about, cadence, locale, channels: [...channels] });
  };
  const skills = known?.skills ?? [];
  return (
    <form
      onSubmit={submit}
      data-testid="new-brief"
      className="mb-3 flex flex-col gap-3 rounded-card border border-line p-3.5"
    >
      <div className="flex flex-wrap items-center gap-2">
        <Select
          label={t('brief.skill')}
          value={skill}
          options={skills.map(({ id, title }) => ({ value: id, label: title[locale] }))}
          onChange={setSkill}
        />
        <Input
          value={about}
          maxLength={200}
          aria-label={t('brief.about')}
          placeholder={t('brief.aboutHint')}
          autoComplete="off"
          className="min-w-48 flex-1"
          onChange={(event) => setAbout(event.target.value)}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Select
          label={t('brief.when')}
          value={day}
          options={days.map((value) => ({
            value,
            label: value === 'daily' ? t('brief.daily') : t(`brief.day.${value}`),
          }))}
          onChange={setDay}
        />
        <span className="w-32">
          <Input
            type="time"
            required
            value={clock}
            aria-label={t('brief.time')}
            className="num"
            onChange={(event) => setClock(event.target.value)}
          />
        </span>
        <Select
          label={t('brief.zone')}
          value={timeZone}
          options={timeZones().map((value) => ({ value, label: zoneName(value) }))}
          onChange={setTimeZone}
        />
      </div>
      <ChannelChoice channels={sent?.channels ?? null} chosen={channels} onChange={setChannels} />
      {create.error !== null && (
        <p role="alert" className="text-ui font-normal text-danger">
          {errorText(create.error)}
        </p>
      )}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" loading={create.isPending}>
          {t('save')}
        </Button>
        <Button onClick={onDone}>{t('cancel')}</Button>
      </div>
    </form>
  );
}
