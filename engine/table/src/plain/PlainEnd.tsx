import { usePageParts } from '../page/pageParts.ts';
import { Panel } from '../ui/Panel.tsx';
import { useAtPlain } from './atPlain.ts';
import styles from './PlainEnd.module.css';
import { PlainProvider } from './PlainProvider.tsx';
import type { PlainGame } from './plainGame.ts';
import { seatColour } from './seatColours.ts';

/** Who won, and the places of all. */
export const PlainEnd = ({ game }: { readonly game: PlainGame }) => (
  <PlainProvider game={game}>
    <Result />
  </PlainProvider>
);

function Result() {
  const { EndWays } = usePageParts();
  const { info, language, say } = useAtPlain();
  const { places = [], scores = [] } = info.outcome ?? {};
  const order = info.seats.map((_, seat) => seat).toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const winners = order.filter(seat => places[seat] === 1).map(seat => info.seats[seat]?.name ?? '');
  const names = new Intl.ListFormat(language).format(winners);
  const title = winners.length === 0 ? say('endOfGame') : say('winner', { players: winners.length, names });
  return (
    <section className={styles.end} aria-label={say('endOfGame')}>
      <h1>{title}</h1>
      <Panel title={say('result')}>
        <table className={styles.places}>
          <thead>
            <tr>
              <th scope="col">{say('place')}</th>
              <th scope="col">{say('player')}</th>
              <th scope="col">{say('total')}</th>
            </tr>
          </thead>
          <tbody>
            {order.map(seat => (
              <tr key={seat}>
                <td>{places[seat]}</td>
                <th scope="row" style={{ color: seatColour(seat) }}>
                  {info.seats[seat]?.name}
                </th>
                <td>{scores[seat]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      <div className={styles.ways}>
        <EndWays words={title} />
      </div>
    </section>
  );
}
