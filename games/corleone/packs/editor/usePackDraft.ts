import type { Pack } from '@omerta/corleone/seen';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { EditorPage } from './editorPage.ts';
import { begin, change, type History, redo, undo } from './history.ts';
import type { SavedPack } from './savedPack.ts';

export interface PackDraft {
  readonly pack: Pack;
  readonly from: string;
  readonly keeping: Keeping;
  readonly edit: (changed: Pack, about?: string) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** Every change is kept by itself, unless the browser gives us no room. */
export type Keeping = 'kept' | 'keeping' | 'notKept';

const PAUSE = 400; // ms after the last change

/** A pack of this device that is being changed; `gone` where there is none of that name. */
export function usePackDraft(
  id: string,
  openPacks: EditorPage['openPacks'],
): PackDraft | 'loading' | 'gone' | 'unread' {
  const [saved, setSaved] = useState<SavedPack | 'loading' | 'gone' | 'unread'>('loading');
  const [history, setHistory] = useState<History<Pack>>();
  const [keeping, setKeeping] = useState<Keeping>('kept');
  const unkept = useRef<SavedPack>(undefined);

  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const packs = await openPacks();
      const found = await packs.find(id);
      if (!isCurrent) return;
      setSaved(found ?? (packs.isUnread ? 'unread' : 'gone'));
      setHistory(found && begin(found.pack));
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [id, openPacks]);

  const keep = useCallback(async () => {
    const newest = unkept.current;
    if (newest === undefined) return;
    unkept.current = undefined;
    try {
      const packs = await openPacks();
      await packs.put(newest);
      if (unkept.current === undefined) setKeeping(packs.isStored ? 'kept' : 'notKept');
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      unkept.current ??= newest; // tried again when the page is left
      setKeeping('notKept');
    }
  }, [openPacks]);

  useEffect(() => {
    const leaving = () => void keep();
    addEventListener('pagehide', leaving);
    return () => {
      removeEventListener('pagehide', leaving);
      leaving();
    };
  }, [keep]);

  const present = history?.present;
  useEffect(() => {
    if (present === undefined || typeof saved !== 'object' || present === saved.pack) return;
    unkept.current = { id: saved.id, from: saved.from, pack: present, changedAt: Date.now() };
    setKeeping('keeping');
    const timer = setTimeout(() => void keep(), PAUSE);
    return () => clearTimeout(timer);
  }, [present, saved, keep]);

  if (typeof saved === 'string') return saved;
  if (history === undefined) return 'loading';
  const turn = (step: (now: History<Pack>) => History<Pack>) => setHistory(now => now && step(now));
  return {
    pack: history.present,
    from: saved.from,
    keeping,
    edit: (changed, about) => turn(now => change(now, changed, about)),
    undo: history.past.length > 0 ? () => turn(undo) : undefined,
    redo: history.future.length > 0 ? () => turn(redo) : undefined,
  };
}
