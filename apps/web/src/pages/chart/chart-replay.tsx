import { Pause, Play, SkipBack, SkipForward, X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bars } from '../../lib/bars.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { cutBars } from './chart-rows.ts';

const speeds = ['1', '2', '5'] as const;
type Speed = (typeof speeds)[number];

export interface Replay {
  /** What is shown: everything, or in a replay the bars so far. */
  readonly bars: Bars;
  readonly isOn: boolean;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  readonly setPlaying: (isPlaying: boolean) => void;
  readonly begin: (index: number) => void;
  readonly step: (by: number) => void;
  readonly end: () => void;
}

/** The instant up to which charts show the past, null = all of it. It stays when the interval changes. */
export type ReplayedState = readonly [at: number | null, setAt: (at: number | null) => void];

/** Shows bars one after the other, and nothing that came later; of several charts, the active one plays. */
export function useReplay(full: Bars, [at, setAt]: ReplayedState, isActive: boolean): Replay {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('2');
  const bars = useMemo(() => (at === null ? full : cutBars(full, at)), [full, at]);
  const { time } = full.columns;
  const index = bars.columns.time.length - 1;
  const isOver = index >= time.length - 1;
  useEffect(() => {
    if (!isPlaying || isOver || !isActive) return undefined;
    const timer = setTimeout(() => setAt(time[index + 1] ?? null), 1000 / Number(speed));
    return () => clearTimeout(timer);
  }, [isPlaying, isOver, isActive, speed, index, time, setAt]);
  const show = (next: number): void => setAt(time[Math.max(1, Math.min(time.length - 1, next))] ?? null);
  return {
    bars,
    isOn: at !== null,
    isPlaying: isPlaying && !isOver,
    speed,
    setSpeed,
    setPlaying,
    begin: show,
    step: (by) => {
      setPlaying(false);
      show(index + by);
    },
    end: () => {
      setPlaying(false);
      setAt(null);
    },
  };
}

/** Below the chart while it replays. */
export function ReplayBar({ replay }: { readonly replay: Replay }) {
  const { t } = useTranslation('chart');
  const { isPlaying, speed } = replay;
  return (
    <div
      role="toolbar"
      aria-label={t('replay.title')}
      data-testid="replay-bar"
      className="flex flex-wrap items-center gap-1 border-t border-line bg-accent-wash px-3 py-1 text-caption text-2"
    >
      <span className="me-2 font-medium text-1">{t('replay.note')}</span>
      <IconButton label={t('replay.back')} icon={<SkipBack size={14} aria-hidden />} onClick={() => replay.step(-1)} />
      <IconButton
        label={isPlaying ? t('replay.pause') : t('replay.play')}
        icon={isPlaying ? <Pause size={14} aria-hidden /> : <Play size={14} aria-hidden />}
        onClick={() => replay.setPlaying(!isPlaying)}
      />
      <IconButton
        label={t('replay.forward')}
        icon={<SkipForward size={14} aria-hidden />}
        onClick={() => replay.step(1)}
      />
      <SegmentedControl
        label={t('replay.speed')}
        segments={speeds.map((value) => ({ value, label: `${value}×` }))}
        value={speed}
        onChange={replay.setSpeed}
      />
      <IconButton label={t('replay.end')} icon={<X size={14} aria-hidden />} onClick={replay.end} />
    </div>
  );
}
