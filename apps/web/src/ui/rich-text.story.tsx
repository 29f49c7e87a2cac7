import type { Story } from '../gallery/story.ts';
import { defaultDelimiters, proseDelimiters } from '../lib/math-delimiters.ts';
import { RichText } from './rich-text.tsx';

const formulas =
  'Inline $e^{i\\pi}=-1$ and \\(a^2+b^2\\).\n\n\\[ \\frac{FCF}{r-g} \\]\n\n[\\sum_{t=1}^{n} \\frac{C_t}{(1+r)^t}]';
const words = 'Worth $198 to $246 a share [1], unlike [BTC].';
const broken = '$\\frac{a$';
const structure = '- one\n- two\n\n| year | margin |\n|---|---|\n| 2025 | up |\n\n[a page](/research) and `code`';
const hostile = '![pixel](https://evil.example/p.png) <b>raw</b> [press](javascript:alert(1))';

export const story: Story = {
  title: 'RichText',
  group: 'Primitives',
  states: [
    {
      name: 'every form of formula',
      wide: true,
      render: () => <RichText delimiters={defaultDelimiters} markdown={formulas} />,
    },
    {
      name: 'prices and marks stay words',
      wide: true,
      render: () => <RichText delimiters={proseDelimiters} markdown={words} />,
    },
    {
      name: 'a formula that cannot be drawn',
      render: () => <RichText delimiters={defaultDelimiters} markdown={broken} />,
    },
    {
      name: 'lists, tables, links',
      wide: true,
      render: () => <RichText delimiters={proseDelimiters} markdown={structure} />,
    },
    {
      name: 'dropped: images, raw HTML, script links',
      wide: true,
      render: () => <RichText delimiters={proseDelimiters} markdown={hostile} />,
    },
  ],
};
