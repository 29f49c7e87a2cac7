import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useGlide } from '../../../lib/use-glide.ts';
import { AheadCard } from './ahead-card.tsx';
import { followedMarkets } from './followed-markets.ts';
import { isWide, keepPlaces, moveCard, readPlaces, type TodayCard } from './card-places.ts';
import { FactorsCard } from './factors-card.tsx';
import { MarketMapCard } from './market-map-card.tsx';
import { MoversCard } from './movers-card.tsx';
import { PaperCard } from './paper-card.tsx';
import type { CardMove } from './today-card.tsx';
import { WaitingCard } from './waiting-card.tsx';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The cards of the day, in the reader's own order: moved by their handles, with pointer, touch or the arrows. */
export function TodayCards({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useTranslation('today');
  const [cards, setCards] = useState(readPlaces);
  const [held, setHeld] = useState<TodayCard | null>(null);
  const [said, setSaid] = useState('');
  const moved = useRef<TodayCard | null>(null);
  const list = useRef<HTMLDivElement>(null);
  useGlide(list, cards.join());

  function place(card: TodayCard, to: number): void {
    const next = moveCard(cards, card, to);
    if (next.join() === cards.join()) return;
    setCards(next);
    keepPlaces(next);
    setSaid(t('moved', { at: next.indexOf(card) + 1, count: next.length }));
  }
  function onKeyDown(event: KeyboardEvent, card: TodayCard): void {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    moved.current = card;
    place(card, cards.indexOf(card) + step);
  }
  // A card that goes to another place is another node for the browser, which would forget where the keyboard was.
  useEffect(() => {
    const card = moved.current;
    moved.current = null;
    if (card !== null) list.current?.querySelector<HTMLElement>(`[data-today=${card}] [data-handle]`)?.focus();
  }, [cards]);

  useEffect(() => {
    if (held === null) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const onMove = (event: globalThis.PointerEvent): void => {
      const host = list.current;
      if (host === null) return;
      // By where they stand and not by what is under the pointer, which may still be gliding by.
      const box = host.getBoundingClientRect();
      const [x, y] = [event.clientX - box.left + host.offsetLeft, event.clientY - box.top + host.offsetTop];
      const over = cards.find((_, at) => {
        const child = host.children[at];
        if (!(child instanceof HTMLElement)) return false;
        const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = child;
        return x >= left && x < left + width && y >= top && y < top + height;
      });
      if (over !== undefined && over !== held) place(held, cards.indexOf(over));
    };
    window.addEventListener('pointermove', onMove, { signal });
    for (const ends of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(ends, () => setHeld(null), { signal });
    return () => stop.abort();
  });

  const moveOf = (card: TodayCard): CardMove => ({
    card,
    isHeld: held === card,
    onKeyDown: (event) => onKeyDown(event, card),
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) setHeld(card);
    },
  });
  const drawn: Readonly<Record<TodayCard, () => React.JSX.Element>> = {
    waiting: () => <WaitingCard move={moveOf('waiting')} />,
    ahead: () => <AheadCard move={moveOf('ahead')} ids={ids} />,
    movers: () => <MoversCard move={moveOf('movers')} market={followedMarkets(ids)[0] ?? null} />,
    paper: () => <PaperCard move={moveOf('paper')} />,
    factors: () => <FactorsCard move={moveOf('factors')} market={followedMarkets(ids)[0] ?? null} />,
    map: () => <MarketMapCard move={moveOf('map')} ids={ids} />,
  };
  return (
    <>
      <div ref={list} className="grid grid-flow-row-dense gap-4 lg:grid-cols-2">
        {cards.map((card) => (
          <div key={card} className={isWide(card) ? 'min-w-0 lg:col-span-2' : 'min-w-0'}>
            {drawn[card]()}
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
