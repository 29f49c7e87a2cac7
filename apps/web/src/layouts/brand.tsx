import { Link } from '@tanstack/react-router';
import { productName } from '../lib/product.ts';
import { LogoMark } from '../ui/logo.tsx';

export function Brand({ markOnly = false }: { readonly markOnly?: boolean }) {
  return (
    <Link
      to="/"
      aria-label={productName}
      className="flex min-h-8 shrink-0 items-center gap-2 text-[15px] font-semibold tracking-tight"
    >
      <LogoMark />
      {!markOnly && <span>{productName}</span>}
    </Link>
  );
}
