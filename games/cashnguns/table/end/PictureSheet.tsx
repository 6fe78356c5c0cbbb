import type { Seat } from '@omerta/kernel';
import { remember, remembered } from '@omerta/table/settings/deviceMemory.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Sheet } from '@omerta/table/ui/Sheet.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { LOOKS } from '../draw/gangsters.ts';
import { useAtTable } from '../show/atTable.ts';
import { tvWords } from '../show/tvWords.ts';
import type { Finale } from './finale.ts';
import type { FinalRow } from './finalRows.ts';
import { PictureArt } from './PictureArt.tsx';
import styles from './PictureSheet.module.css';
import { type Lettering, paintPicture } from './paintPicture.ts';

interface PictureSheetProps {
  readonly seat: Seat;
  readonly finale: Finale;
  readonly onClose: () => void;
}

const KEPT = 'omerta-picture-names';

/** A picture of the end, made here. It asks once whether names may stand on it. */
export function PictureSheet({ seat, finale, onClose }: PictureSheetProps) {
  const say = useWords(tvWords);
  const { say: sayGame } = useAtTable();
  const [answer, setAnswer] = useState(() => remembered(KEPT));
  const choose = (names: 'yes' | 'no') => {
    remember(KEPT, names);
    setAnswer(names);
  };
  return (
    <Sheet title={say('picture.title')} closeLabel={sayGame('close')} onClose={onClose}>
      {answer === undefined ? (
        <div className={styles.ask}>
          <p>{say('picture.ask')}</p>
          <Button look="primary" onClick={() => choose('yes')}>
            {say('picture.names')}
          </Button>
          <Button onClick={() => choose('no')}>{say('picture.noNames')}</Button>
        </div>
      ) : (
        <>
          <Picture seat={seat} finale={finale} hasNames={answer === 'yes'} />
          <Button onClick={() => choose(answer === 'yes' ? 'no' : 'yes')}>
            {say(answer === 'yes' ? 'picture.noNames' : 'picture.names')}
          </Button>
        </>
      )}
      <p className={styles.note}>{say('picture.made')}</p>
    </Sheet>
  );
}

interface PictureProps {
  readonly seat: Seat;
  readonly finale: Finale;
  readonly hasNames: boolean;
}

function Picture({ seat, finale, hasNames }: PictureProps) {
  const say = useWords(tvWords);
  const lettering = useLettering(seat, finale, hasNames);
  const art = useRef<SVGSVGElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [file, setFile] = useState<File | 'failed'>();
  useEffect(() => {
    if (art.current === null || canvas.current === null) return;
    let isOpen = true;
    paintPicture(canvas.current, art.current, lettering).then(
      made => isOpen && setFile(made ?? 'failed'),
      () => isOpen && setFile('failed'),
    );
    return () => {
      isOpen = false;
    };
  }, [lettering]);
  if (file === 'failed') return <p>{say('picture.failed')}</p>;
  return (
    <>
      <div className={styles.hidden} aria-hidden="true">
        <PictureArt ref={art} seat={seat} rows={finale.rows} />
      </div>
      <canvas
        ref={canvas}
        className={styles.picture}
        width={1080}
        height={1350}
        role="img"
        aria-label={lettering.spoken}
      />
      {file !== undefined && (
        <Button look="primary" onClick={() => void handOver(file)}>
          {say(canShare(file) ? 'picture.share' : 'picture.save')}
        </Button>
      )}
    </>
  );
}

const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) === true;

async function handOver(file: File): Promise<void> {
  if (canShare(file)) {
    await navigator.share({ files: [file] }).catch(() => undefined); // called off
    return;
  }
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function useLettering(seat: Seat, { rows, awards }: Finale, hasNames: boolean): Lettering {
  const say = useWords(tvWords);
  const { names, gangsters, say: sayGame } = useAtTable();
  return useMemo(() => {
    const row = rows.find(each => each.seat === seat)!;
    const award = awards.find(each => each.seat === seat);
    const worth = (thousands: number) => sayGame('worth', { thousands });
    const who = (each: Seat) => (hasNames ? names.player(each) : LOOKS[gangsters[each] ?? 'bruno'].name);
    const moneyOf = (each: FinalRow) => (each.isAlive ? worth(each.total) : say('end.outMark'));
    const place = say('show.second', { place: row.place });
    const of = `${place} ${say('mine.of', { all: rows.length })}`;
    return {
      game: say('title'),
      title: who(seat),
      place,
      money: moneyOf(row),
      of,
      award: award === undefined ? '' : say('picture.award', { award: say(`award.${award.kind}`) }),
      line: rows.map(each => ({ name: who(each.seat), money: moneyOf(each), isMe: each.seat === seat })),
      spoken: `${who(seat)}, ${of}, ${moneyOf(row)}`,
    };
  }, [rows, awards, seat, hasNames, say, sayGame, names, gangsters]);
}
