import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { dropInvite, isInviteCode, keepInvite, keptInvite } from '../lib/invite.ts';
import { configQuery } from '../lib/queries.ts';
import { FeaturedStrategies } from './home/featured-strategies.tsx';
import { Hero } from './home/hero.tsx';
import { HowItWorks } from './home/how-it-works.tsx';
import { InviteBanner } from './home/invite-banner.tsx';
import { MarketPulse } from './home/market-pulse.tsx';
import { Returning, RoomBelow } from './home/returning.tsx';
import { SampleReport } from './home/sample-report.tsx';
import { Watchlist } from './home/watchlist.tsx';

// Asked of few, so that the others do not load it.
const ContactOffer = lazy(async () => ({ default: (await import('../blocks/contact-offer.tsx')).ContactOffer }));

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

interface HomePageProps {
  /** Only what the first screen of most windows shows. */
  readonly isPicture?: boolean;
}

export function HomePage({ isPicture = false }: HomePageProps) {
  const invite = useInvite();
  const config = useQuery(configQuery);
  return (
    <div data-testid="home" className="page flex flex-col gap-8 md:gap-10">
      <div>
        {invite.code !== null && <InviteBanner code={invite.code} onDismiss={invite.dismiss} />}
        {config.data?.asksContact === true && (
          <Suspense fallback={null}>
            <ContactOffer place="welcome" />
          </Suspense>
        )}
        <div className="pt-6 md:pt-10">
          <Hero />
        </div>
      </div>
      <MarketPulse />
      {isPicture ? (
        <RoomBelow />
      ) : (
        <>
          <Watchlist />
          <Returning>
            <SampleReport />
            <HowItWorks />
            <FeaturedStrategies />
          </Returning>
        </>
      )}
    </div>
  );
}
