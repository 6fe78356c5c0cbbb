import { useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { type Found, loadRecord } from '../practice/loadRecord.ts';
import type { RecordFile } from '../practice/recordFile.ts';
import { OpenRecord } from './OpenRecord.tsx';
import { ReplayRoom } from './ReplayRoom.tsx';
import { ReplayTrouble } from './ReplayTrouble.tsx';

/** A game that was played, seen again. `/replay/file` asks for a file. */
export default function Replay() {
  const { match = '' } = useParams<{ match: string }>();
  return match === 'file' ? <FromFile /> : <FromAddress key={match} match={match} />;
}

function FromFile() {
  const [file, setFile] = useState<RecordFile>();
  if (file === undefined) return <OpenRecord onFile={setFile} />;
  return <ReplayRoom file={file} match={undefined} origin="file" />;
}

function FromAddress({ match }: { readonly match: string }) {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isGone = false;
    void loadRecord(match).then(loaded => {
      if (!isGone) setFound(loaded);
    });
    return () => {
      isGone = true;
    };
  }, [match]);
  if (found === undefined) return <div className="curtain" aria-busy="true" />;
  if (!found.ok) return <ReplayTrouble why={found.why} />;
  return <ReplayRoom file={found.file} match={match} origin={found.origin} />;
}
