import { PackRoute } from './PackRoute.tsx';

/** /packs */
export default function Packs() {
  return <PackRoute part="Packs" />;
}
