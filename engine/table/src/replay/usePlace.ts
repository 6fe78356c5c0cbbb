import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { readViewpoint, type Viewpoint, writeViewpoint } from './viewpoint.ts';

/** Where in a record one is, and with whose eyes. The address follows, so that it can be sent to others. */
export interface Place {
  readonly step: number;
  readonly viewpoint: Viewpoint;
  go(step: number): void;
  look(viewpoint: Viewpoint): void;
}

export function usePlace(last: number, players: number, mayLookAs: (viewpoint: Viewpoint) => boolean): Place {
  const search = useSearch();
  const [location, navigate] = useLocation();
  const [place, setPlace] = useState(() => {
    const asked = new URLSearchParams(search);
    const viewpoint = readViewpoint(asked.get('as'), players) ?? 'public';
    return { step: within(Number(asked.get('at') ?? 0), last), viewpoint: mayLookAs(viewpoint) ? viewpoint : 'public' };
  });
  const address = `${location}?${placeSearch(place.step, place.viewpoint)}`;
  useEffect(() => {
    const timer = setTimeout(() => navigate(address, { replace: true }), SETTLED); // browsers count the changes
    return () => clearTimeout(timer);
  }, [address, navigate]);
  return {
    ...place,
    go: step => setPlace(({ viewpoint }) => ({ step: within(step, last), viewpoint })),
    look: viewpoint => setPlace(({ step }) => ({ step, viewpoint })),
  };
}

export const placeSearch = (step: number, viewpoint: Viewpoint): string =>
  new URLSearchParams({ at: String(step), as: writeViewpoint(viewpoint) }).toString();

const SETTLED = 400; // milliseconds

const within = (step: number, last: number): number =>
  Number.isFinite(step) ? Math.min(last, Math.max(0, Math.round(step))) : 0;
