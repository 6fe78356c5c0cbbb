import type { ReactElement } from 'react';
import { HAIR } from '../palette.ts';
import { Fedora, Hat, PeakedCap } from '../pawns/Hat.tsx';
import { Body, Glasses, Head, Shirt } from '../pawns/parts.tsx';
import { Bowler, EyeShade, SleekHair, ThinHair } from './headwear.tsx';
import { Cravat, EvidenceTag, FilmReel, Ledger, Slip, TommyGun, Toothpick } from './props.tsx';
import {
  Badge,
  Beard,
  Braces,
  Cigar,
  DarkGlasses,
  Medals,
  Monocle,
  Moustache,
  Pencil,
  Pinstripes,
  Scar,
  Stubble,
  Vest,
} from './traits.tsx';

export const CHARACTERS = [
  'mayor',
  'unionBoss',
  'policeChief',
  'bookie',
  'muscle',
  'taxAdvisor',
  'accountant',
  'evidenceManager',
  'capo',
  'producer',
] as const;
export type Character = (typeof CHARACTERS)[number];

const GREY = '#8D929A';
const DARK = '#4A4F57';
const SHIRT_BLUE = '#B9C4CE';

/** A bust for each act: the same person, some years on. */
export const BUSTS: { readonly [C in Character]: (act: 1 | 2 | 3) => ReactElement } = {
  mayor: act => (
    <>
      <Body fill={GREY} width={13.5} />
      <Shirt />
      <Head />
      {act === 2 && <Moustache />}
      {act === 3 && <Beard fill="#B9B4A8" />}
      <Hat kind="mayor" shade={DARK} />
      {act === 3 && <Medals />}
    </>
  ),
  unionBoss: act => (
    <>
      <Body fill={GREY} width={15.5} />
      <Shirt tie="#7A2A22" />
      <Head />
      {act > 1 && <Stubble />}
      {act === 2 && <Moustache />}
      {act === 3 && <Cigar />}
      <Hat kind="unionBoss" shade={DARK} />
    </>
  ),
  policeChief: act => (
    <>
      <Body fill={act === 1 ? GREY : '#5E6B86'} width={13.5} />
      <Shirt />
      <Head />
      {act === 2 && <Moustache />}
      {act === 3 && <DarkGlasses />}
      <Hat kind="policeChief" shade={DARK} />
      {act === 1 ? <Badge /> : <Medals />}
    </>
  ),
  bookie: () => (
    <>
      <Body fill={SHIRT_BLUE} width={13.5} />
      <Vest fill="#6B4A2C" />
      <Shirt tie="#1E5B38" />
      <Head />
      <Moustache />
      <EyeShade />
      <Pencil />
      <Slip />
    </>
  ),
  muscle: act => (
    <>
      <Body fill={act === 3 ? DARK : GREY} width={17} />
      <path d="M-6-28.5 0-24l6-4.5" fill="none" stroke="#17110B" strokeWidth={1.6} />
      <Head />
      <Stubble />
      {act === 3 && <Scar />}
      <Hat kind="thug" shade={act === 3 ? '#2B2F36' : DARK} />
      {act === 3 && <TommyGun />}
    </>
  ),
  taxAdvisor: act => (
    <>
      <Body fill={act === 3 ? '#2F3A4A' : '#6F6253'} width={13.5} />
      <Shirt tie="#7A2A22" />
      <Head />
      <Moustache fill={act === 3 ? '#B9B4A8' : HAIR} />
      <Monocle />
      <Bowler />
      {act === 3 ? <Pinstripes /> : <Ledger />}
    </>
  ),
  accountant: () => (
    <>
      <Body fill={SHIRT_BLUE} width={13.5} />
      <Braces />
      <Shirt />
      <Head />
      <ThinHair />
      <Glasses />
      <Ledger />
    </>
  ),
  evidenceManager: () => (
    <>
      <Body fill="#5E6B86" width={14.5} />
      <Shirt />
      <Head />
      <Moustache fill="#5A3214" />
      <PeakedCap fill="#3B4757" star="#C9CDD3" />
      <EvidenceTag />
    </>
  ),
  capo: () => (
    <>
      <Body fill="#3A3F48" width={14.5} />
      <Pinstripes />
      <Shirt tie="#92201F" />
      <Head />
      <Fedora fill="#2B2F36" />
      <circle cx={-9} cy={-23} r={2.4} fill="#C2302E" stroke="#fff" strokeWidth={0.8} />
      <Toothpick />
    </>
  ),
  producer: () => (
    <>
      <FilmReel />
      <Body fill="#D8C7A2" width={14.5} />
      <Head />
      <Cravat />
      <SleekHair />
      <DarkGlasses />
      <Cigar />
    </>
  ),
};
