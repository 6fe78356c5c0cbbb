import { bindPack, emptyPurse, figureOf, type SeenEvent, standardPack } from '@omerta/corleone/rules';
import { LANGUAGES, type Language } from '@omerta/words';
import { typed } from '@omerta/words/testing/typed.ts';
import { describe, expect, test } from 'vitest';
import { corleoneText } from './index.ts';
import type { Setting } from './setting.ts';

const { eventText, promptText, reasonText, uiText } = corleoneText;

const setting: Setting = {
  people: [
    { name: 'Ala', family: 'marzullo' },
    { name: 'Bruno', family: 'pizzino' },
  ],
  content: bindPack(standardPack),
};

const said: Readonly<Record<string, SeenEvent>> = {
  thug: { kind: 'thugPlayed', seat: 0, business: 'pawnShop' },
  member: { kind: 'memberPlayed', seat: 1, member: 'don', space: 'F05', count: 5 },
  controller: { kind: 'controllerBenefits', seat: 1, turf: 'brooklyn', business: 'bar', first: 0 },
  suitcase: { kind: 'suitcased', seat: 0, note: '$3' },
  job: { kind: 'jobDeclared', seat: 0, job: 'bankJob', from: 'public', goods: ['gun', 'gun', 'bloodMoney'] },
  gunnedDown: { kind: 'gunnedDown', seat: 0, figure: figureOf(1, 'thug'), at: 'bar' },
  tile: { kind: 'businessOpened', act: 1, turf: 'wallStreet', business: 'ammoDepot' },
  turf: { kind: 'turfWon', turf: 'queens', seat: 1, influence: 2 },
  noTurf: { kind: 'turfNotWon', turf: 'queens', why: 'tie' },
  bribe: { kind: 'bribePaid', seat: 0, notes: ['$5', '$3'] },
  ally: { kind: 'allyHired', seat: 0, ally: 'mayor1' },
  noAlly: { kind: 'bidTakenBack', seat: 1, notes: ['$2'] },
  bids: { kind: 'bidsRevealed', bids: [{ ...emptyPurse(), $3: 1, $5: 1 }, emptyPurse()] },
  horseHead: { kind: 'horseHeadTaken', seat: 0 },
  unseen: { kind: 'jobsLookedAt', seat: 0, jobs: undefined, count: 2 },
  result: {
    kind: 'gameEnded',
    result: [
      { suitcase: 20, dominance: 0, jobBonuses: 1, total: 25, place: 2 },
      { suitcase: 30, dominance: 3, jobBonuses: 2, total: 55, place: 1 },
    ],
  },
};

/** As the glossary has them, word for word. The Polish text keeps one-letter words from the end of a line. */
const glossary: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    thug: 'Ala plays a Thug and shakes down the Front of Pawn Shop.',
    member: 'Bruno plays a Family Member (Union Square) and shakes down the Backs of 5 Businesses.',
    controller: 'Bruno controls Brooklyn and uses the same abilities (Bar). Ala goes first.',
    suitcase: 'Ala suitcases 1 Money card: $3.',
    job: 'Ala completes the Public Job “Bank Job”. Paid: Gun, Gun, Blood Money. Reward: $3 + $5.',
    gunnedDown: 'Ala guns down a Thug of the Pizzino Family (Bar). Off to the Hudson River!',
    tile: 'Act I: a new Business opens on Wall Street: Ammo Depot.',
    turf: 'Queens: the Pizzino Family leads with 2 Influence.',
    noTurf: 'Queens: tie for most Influence. No marker is placed.',
    bribe: 'Ala pays $3 + $5.',
    ally: 'Ala takes the Ally Mayor I.',
    noAlly: 'Bruno gets no Ally. The bid ($2) goes back into the Suitcase.',
    bids: 'The bribes are on the table. Ala: $3 + $5; Bruno: nothing.',
    horseHead: 'Ala takes the Horse Head and goes first from now on.',
    unseen: 'Ala looks at 2 Jobs.',
    result: 'The Pizzino Family rules New York with $55 (5 bonuses included).',
  },
  pl: {
    thug: 'Ala zagrywa Gangstera. Wymuszenie z Legalnej Działalności: Lombard.',
    member: 'Bruno zagrywa Członka Rodziny (Union Square). Wymuszenie z Nielegalnej Działalności 5 Przedsiębiorstw.',
    controller: 'Bruno ma kontrolę nad Terytorium (Brooklyn) i też korzysta z tych zdolności (Bar). Zaczyna Ala.',
    suitcase: 'Ala wkłada do Walizki 1 kartę Pieniędzy: $3.',
    job: 'Ala realizuje Zlecenie ogólnodostępne „Skok na bank”. Odrzucone Towary: Broń, Broń, Zapłata Za Morderstwo. Nagroda: $3 + $5.',
    gunnedDown: 'Ala: zestrzelenie! Gangster z Rodziny Pizzino (Bar) ląduje w rzece Hudson.',
    tile: 'Akt I: nowe Przedsiębiorstwo na Wall Street: Skład amunicji.',
    turf: 'Queens: prowadzi Rodzina Pizzino (2 punkty Wpływu).',
    noTurf: 'Queens: remis. Nikt nie kładzie żetonu.',
    bribe: 'Ala płaci $3 + $5.',
    ally: 'Ala bierze kartę Sojusznika: Burmistrz I.',
    noAlly: 'Bruno nie dostaje Sojusznika. Oferta ($2) wraca do Walizki.',
    bids: 'Łapówki na stół! Ala: $3 + $5; Bruno: nic.',
    horseHead: 'Ala bierze Głowę Konia i od teraz zaczyna.',
    unseen: 'Ala ogląda 2 Zlecenia.',
    result: 'Nowym Jorkiem rządzi Rodzina Pizzino: $55 (w tym 5 premii).',
  },
  de: {
    thug: 'Ala setzt einen Gangster ein und erpresst das Gewerbe Pfandleihe.',
    member: 'Bruno setzt ein Familienmitglied ein (Union Square) und kassiert von 5 Gewerben Schutzgeld.',
    controller: 'Bruno kontrolliert das Gebiet Brooklyn und erhält die gleichen Vorteile (Bar). Ala ist zuerst dran.',
    suitcase: 'Ala deponiert 1 Geld-Karte im Koffer: $3.',
    job: 'Ala erledigt den öffentlichen Job „Banküberfall“. Abgelegt: Waffe, Waffe, Blutgeld. Belohnung: $3 + $5.',
    gunnedDown: 'Ala schießt einen Gangster der Pizzino-Familie nieder (Bar). Ab in den Hudson River!',
    tile: 'Akt I: Neues Gewerbe an der Wall Street: Muni-Depot.',
    turf: 'Queens: Die Pizzino-Familie führt mit 2 Einflusspunkten.',
    noTurf: 'Queens: Gleichstand. Es wird kein Marker platziert.',
    bribe: 'Ala zahlt $3 + $5.',
    ally: 'Ala nimmt die Verbündeten-Karte Bürgermeister I.',
    noAlly: 'Bruno geht leer aus. Das Gebot ($2) kommt zurück in den Koffer.',
    bids: 'Die Schmiergelder liegen auf dem Tisch. Ala: $3 + $5; Bruno: nichts.',
    horseHead: 'Ala nimmt den Pferdekopf und beginnt ab jetzt.',
    unseen: 'Ala sieht sich 2 Jobs an.',
    result: 'Die Pizzino-Familie herrscht über New York mit $55 (inklusive 5 Bonusse).',
  },
  'pt-BR': {
    thug: 'Ala usa um Capanga e extorque a Frente do Negócio Casa de Penhores.',
    member: 'Bruno usa um Membro da Família (Union Square) e extorque os Fundos de 5 Negócios.',
    controller: 'Bruno controla o Território Brooklyn e usa as mesmas habilidades (Bar). Ala começa.',
    suitcase: 'Ala coloca 1 carta de Dinheiro na Mala: $3.',
    job: 'Ala conclui o Trabalho Público “Assalto a Banco”. Descarte: Arma, Arma, Dinheiro Sujo. Recompensa: $3 + $5.',
    gunnedDown: 'Ala baleia um Capanga da Família Pizzino (Bar). Direto para o Rio Hudson!',
    tile: 'Ato I: novo Negócio em Wall Street: Depósito de Munição.',
    turf: 'Queens: a Família Pizzino lidera com 2 de Influência.',
    noTurf: 'Queens: empate. Nenhum marcador é colocado.',
    bribe: 'Ala paga $3 + $5.',
    ally: 'Ala pega a carta de Aliado: Prefeito I.',
    noAlly: 'Bruno fica sem Aliado. A oferta ($2) volta para a Mala.',
    bids: 'Os subornos estão na mesa. Ala: $3 + $5; Bruno: nada.',
    horseHead: 'Ala pega a Cabeça de Cavalo e começa daqui em diante.',
    unseen: 'Ala olha 2 Trabalhos.',
    result: 'A Família Pizzino domina Nova Iorque com $55 (incluindo 5 bônus).',
  },
};

describe.each(Object.entries(glossary) as [Language, Readonly<Record<string, string>>][])(
  '%s',
  (language, sentences) => {
    test.each(Object.entries(sentences))('%s', (name, sentence) => {
      expect(typed(eventText(language, said[name]!, setting))).toBe(sentence);
    });
  },
);

test('C16 the tribute is asked for in the right number', () => {
  const ask = (language: Language, left: number) =>
    typed(promptText(language, { kind: 'tribute', left, limit: 5 }, setting));
  expect([0, 1, 2, 5].map(left => ask('pl', left))).toEqual([
    'Haracz dla Dona: mieścisz się w limicie (5).',
    'Haracz dla Dona: odrzuć 1 kartę (limit 5).',
    'Haracz dla Dona: odrzuć 2 karty (limit 5).',
    'Haracz dla Dona: odrzuć 5 kart (limit 5).',
  ]);
  expect(ask('en', 2)).toBe('Tribute to the Don: discard 2 cards (limit 5).');
  expect(ask('de', 1)).toBe('Tribut an den Don: Lege 1 Karte ab (Limit 5).');
  expect(ask('pt-BR', 0)).toBe('Tributo ao Don: você está dentro do limite (5).');
});

test('a refusal names its rule', () => {
  const reason = { code: 'noMoneyInHand', rule: 'I6' };
  expect(reasonText('en', reason)).toBe('No Money card in hand (I6)');
  expect(reasonText('pl', reason)).toBe('Nie masz na ręce karty Pieniędzy (I6)');
  expect(reasonText('de', reason)).toBe('Du hast keine Geld-Karte auf der Hand (I6)');
  expect(reasonText('pt-BR', reason)).toBe('Você não tem carta de Dinheiro na mão (I6)');
});

test('S7 a refusal names the act in which the pack brings the figure', () => {
  const heir = { code: 'heirJoinsLater', rule: 'S7', values: { act: 2 } };
  expect(LANGUAGES.map(language => typed(reasonText(language, heir)))).toEqual([
    'The Heir joins in Act II (S7)',
    'Dziedzic dołącza w Akcie II (S7)',
    'Der Erbe kommt erst in Akt II dazu (S7)',
    'O Herdeiro só entra no Ato II (S7)',
  ]);
  expect(reasonText('en', { code: 'heirJoinsLater', rule: 'S7' })).toBe('The Heir joins later (S7)');
});

test('F1 an attempt to pass is told that there is no passing', () => {
  expect(reasonText('en', { code: 'noPassing', rule: 'F1' })).toMatch(/^No passing: /);
});

test('nought in pt-BR is no singular', () => {
  expect([0, 1, 2].map(count => uiText('pt-BR', 'cards', { count }))).toEqual(['nenhuma carta', '1 carta', '2 cartas']);
});
