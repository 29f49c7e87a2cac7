const mostAtOnce = 64;

/**
 * Asks one question for all that is looked up within one turn of the loop: a page asks for ten things at once, and hundreds
 * of visitors ask in the same moment. A question is put after the last of its keys came, so nobody is told what was true
 * before they asked. find: a key is asked for again where the list is filled up to a power of two, so that the texts of a
 * question are few and a database plans each of them once; what it does not name is not there.
 */
export function askedTogether<T>(
  find: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): (key: string) => Promise<T | undefined> {
  let gathering: { readonly keys: Set<string>; readonly found: Promise<ReadonlyMap<string, T>> } | null = null;

  const gather = () => {
    const keys = new Set<string>();
    const put = async (): Promise<ReadonlyMap<string, T>> => {
      if (gathering?.keys === keys) gathering = null;
      return find(filled([...keys]));
    };
    const found = new Promise<void>((resolve) => {
      setImmediate(resolve);
    }).then(put);
    return { keys, found };
  };

  return async (key) => {
    if (gathering === null || gathering.keys.size === mostAtOnce) gathering = gather();
    gathering.keys.add(key);
    return (await gathering.found).get(key);
  };
}

function filled(keys: readonly string[]): readonly string[] {
  const [first = ''] = keys;
  const length = 2 ** Math.ceil(Math.log2(keys.length));
  return [...keys, ...Array<string>(length - keys.length).fill(first)];
}
