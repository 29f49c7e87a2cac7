import { useEffect, useState } from 'react';

/** Height of the sticky bar plus a little: a section is current once its head has passed below it. */
const line = 120;

/** Which of the sections a reader is in: the last one whose head has passed the top of the page. */
export function useScrollSpy(ids: readonly string[]): string | null {
  const key = ids.join(' ');
  const [current, setCurrent] = useState<string | null>(ids[0] ?? null);
  useEffect(() => {
    const known = key.split(' ');
    let frame = 0;
    const read = (): void => {
      frame = 0;
      const passed = known.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= line;
      });
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      setCurrent((isAtEnd && window.scrollY > 0 ? known.at(-1) : passed.at(-1)) ?? known[0] ?? null);
    };
    const onScroll = (): void => {
      if (frame === 0) frame = requestAnimationFrame(read);
    };
    read();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [key]);
  return current;
}
