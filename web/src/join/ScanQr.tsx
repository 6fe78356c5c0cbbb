import { Sheet } from '@omerta/table/ui/Sheet.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEffect, useRef, useState } from 'react';
import { pageWords } from '../words/pageWords.ts';
import { pathIn } from './codes.ts';
import styles from './ScanQr.module.css';
import { newBarcodeReader } from './whyNoScan.ts';

export interface ScanQrProps {
  readonly onFound: (path: string) => void;
  readonly onClose: () => void;
}

/** Looks through the camera until it sees a link of this server. */
export function ScanQr({ onFound, onClose }: ScanQrProps) {
  const say = useWords(pageWords);
  const video = useRef<HTMLVideoElement>(null);
  const [note, setNote] = useState<'scan.look' | 'scan.elsewhere' | 'scan.refused'>('scan.look');
  useEffect(() => {
    const over = new AbortController();
    look(video.current!, over.signal, text => {
      const path = pathIn(text, document.baseURI);
      if (path === undefined) setNote('scan.elsewhere');
      else onFound(path);
      return path !== undefined;
    }).catch(() => over.signal.aborted || setNote('scan.refused'));
    return () => over.abort();
  }, [onFound]);
  return (
    <Sheet title={say('scan.open')} onClose={onClose} closeLabel={say('close')}>
      <video ref={video} className={styles.view} playsInline muted />
      <p role="status">{say(note)}</p>
    </Sheet>
  );
}

const PAUSE = 200; // milliseconds between two looks

/** Until `isFound` says so or it is closed. */
async function look(video: HTMLVideoElement, signal: AbortSignal, isFound: (text: string) => boolean): Promise<void> {
  const reader = newBarcodeReader();
  const camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const close = () => {
    for (const track of camera.getTracks()) track.stop();
  };
  signal.addEventListener('abort', close);
  if (signal.aborted) return close();
  video.srcObject = camera;
  await video.play();
  while (!signal.aborted && reader !== undefined) {
    const [seen] = await reader.detect(video);
    if (seen !== undefined && isFound(seen.rawValue)) return close();
    await new Promise(resolve => setTimeout(resolve, PAUSE));
  }
}
