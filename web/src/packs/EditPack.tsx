import { PackRoute } from './PackRoute.tsx';

/** /packs/:pack */
export default function EditPack() {
  return <PackRoute part="Editor" />;
}
