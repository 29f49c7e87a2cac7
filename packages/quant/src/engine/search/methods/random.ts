import { localText } from '@plumbline/model/local-text';
import { nextUniform } from '../../sweep/random.ts';
import type { SearchMethod } from '../search-method.ts';
import { placeOf } from '../search-space.ts';

/** Every setting is as likely as any other: the yardstick of the other methods. */
export const randomSearch: SearchMethod = {
  id: 'random',
  title: localText('Random', '随机', '隨機'),
  source: 'Bergstra and Bengio 2012',
  propose: ({ space, random }) =>
    placeOf(
      space,
      space.axes.map(() => nextUniform(random)),
    ),
};
