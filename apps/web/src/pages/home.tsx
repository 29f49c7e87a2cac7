import { useNavigate, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { dropInvite, isInviteCode, keepInvite, keptInvite } from '../lib/invite.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Hero } from './home/hero.tsx';
import { InviteBanner } from './home/invite-banner.tsx';
import { MarketPulse } from './home/market-pulse.tsx';
import { RecentWork } from './home/recent-work.tsx';
import { SampleReport } from './home/sample-report.tsx';

// The last sections of the page, below what is seen first.
const HowItWorks = lazy(async () => ({ default: (await import('./home/how-it-works.tsx')).HowItWorks }));
const FeaturedStrategies = lazy(async () => ({
  default: (await import('./home/featured-strategies.tsx')).FeaturedStrategies,
}));

/** The invitation of the address, or the one kept from an earlier visit. */
function useInvite(): { readonly code: string | null; readonly dismiss: () => void } {
  const navigate = useNavigate();
  const asked = useParams({ strict: false, select: (params) => params.invite });
  const [kept, setKept] = useState(keptInvite);
  const fresh = asked !== undefined && isInviteCode(asked) ? asked : null;
  useEffect(() => {
    if (fresh === null) return;
    keepInvite(fresh);
    setKept(fresh);
  }, [fresh]);
  const dismiss = (): void => {
    dropInvite();
    setKept(null);
    void navigate({ to: '/', replace: true });
  };
  return { code: fresh ?? kept, dismiss };
}

export function HomePage() {
  const invite = useInvite();
  return (
    <div data-testid="home" className="page flex flex-col gap-8 md:gap-10">
      <div>
        {invite.code !== null && <InviteBanner code={invite.code} onDismiss={invite.dismiss} />}
        <div className="pt-6 md:pt-10">
          <Hero />
        </div>
      </div>
      <MarketPulse />
      <RecentWork />
      <SampleReport />
      <Suspense fallback={<Skeleton className="h-72 w-full" />}>
        <HowItWorks />
      </Suspense>
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
        <FeaturedStrategies />
      </Suspense>
    </div>
  );
}
