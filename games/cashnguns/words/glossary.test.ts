import { cashnguns, type SeenEvent, type View } from '@omerta/cashnguns/rules';
import type { InEveryLanguage, Language, Question } from '@omerta/words';
import { typed } from '@omerta/words/testing/typed.ts';
import { describe, expect, test } from 'vitest';
import { cashText } from './index.ts';

const people = [{ name: 'Ala' }, { name: 'Bruno' }, { name: 'Carla' }, { name: 'Dario' }];

/** A player in round 4 who holds a Bang! and four Clicks. */
const view = (): View => {
  const state = cashnguns.setup({ players: 4 }, 1);
  state.own[0]!.hand = { click: 4, bang: 1 };
  return cashnguns.viewFor(state, 0);
};

const counted = { bills: 0, diamonds: 0, paintings: 0, bonus: 0, total: 95, place: 1 };
const loot = ['bill5', 'bill5', 'bill10', 'bill20', 'diamond1', 'painting', 'painting', 'clip'] as const;

const told: Readonly<Record<string, SeenEvent>> = {
  'G01 round opens': { kind: 'roundBegan', round: 3, godfather: 0, loot: [...loot], carried: 0 },
  'G03 ready': { kind: 'bulletChosen', seat: 1 },
  'G05 aim': { kind: 'aimsRevealed', targets: [1, 0, -1, 0] },
  'G07 too slow': { kind: 'satOut', seat: 2 },
  'G09 privilege used': { kind: 'privilegeUsed', godfather: 0, seat: 3 },
  'G11 courage shown, one ducks': { kind: 'courageRevealed', ducked: [1], standing: [0] },
  'G11 courage shown, two duck': { kind: 'courageRevealed', ducked: [1, 2], standing: [0, 3] },
  'G12 G13 Click and Bang': {
    kind: 'shotsFired',
    shots: [
      { seat: 0, target: 1, bullet: 'click' },
      { seat: 2, target: 0, bullet: 'bang' },
    ],
  },
  'G14 wounds': { kind: 'wounded', seat: 0, hits: 2, wounds: 2 },
  'G15 out': { kind: 'eliminated', seat: 0, loot: 3 },
  'G17 a bill': { kind: 'shareTaken', seat: 0, share: 'bill10' },
  'G17 a Diamond': { kind: 'shareTaken', seat: 0, share: 'diamond5' },
  'G17 a First Aid Kit': { kind: 'shareTaken', seat: 0, share: 'aid' },
  'G17 the token': { kind: 'shareTaken', seat: 0, share: 'godfather' },
  'G18 clip used': { kind: 'clipUsed', seat: 0, effect: true },
  'G19 first aid': { kind: 'aidUsed', seat: 0, healed: 2 },
  'G19 first aid, not needed': { kind: 'aidUsed', seat: 0, healed: 0 },
  'G20 no winner': { kind: 'gameEnded', why: 'noSurvivors', result: [{ ...counted, place: 2 }] },
  'G20 result': { kind: 'gameEnded', why: 'lastRound', result: [counted, { ...counted, place: 2 }] },
  'G20 shared': { kind: 'gameEnded', why: 'lastRound', result: [counted, counted] },
};

const asked: Readonly<Record<string, Question>> = {
  'G02 bullet': { kind: 'bullet', round: 4 },
  'G04 aim': { kind: 'aim' },
  'G08 privilege': { kind: 'privilege' },
  'G06 G10 courage': { kind: 'courage', guns: 2 },
  'G06 G10 courage, no gun aimed': { kind: 'courage', guns: 0 },
  'G16 share': { kind: 'share', left: 5 },
};

/** As the glossary has them, word for word. The Polish text keeps one-letter words from the end of a line. */
const glossary: InEveryLanguage<Readonly<Record<string, string>>> = {
  en: {
    'G01 round opens':
      'Round 3 of 8: 8 Loot cards on the table. Godfather: Ala. New: $5,000 bill × 2, $10,000 bill, $20,000 bill, $1,000 Diamond, Painting × 2, Clip.',
    'G02 bullet': 'Choose a Bullet card. You have 1 Bang! and 4 Clicks left.',
    'G03 ready': 'Bruno is ready.',
    'G04 aim': 'Three! Who are you aiming at?',
    'G05 aim': 'Ala aims at Bruno. Bruno aims at Ala. Dario aims at Ala.',
    'G06 G10 courage': '2 guns are aimed at you. Courage: duck or stay standing?',
    'G06 G10 courage, no gun aimed': 'Nobody is aiming at you. Courage: duck or stay standing?',
    'G07 too slow': 'Carla is too slow and sits this round out.',
    'G08 privilege': 'Godfather’s Privilege: order one player to change target, or leave the guns where they are.',
    'G09 privilege used': 'Ala gives an order: Dario must change target.',
    'G11 courage shown, one ducks': 'Bruno ducks: no shot, no share. Ala stays standing. Banzai!',
    'G11 courage shown, two duck': 'Bruno and Carla duck: no shot, no share. Ala and Dario stay standing. Banzai!',
    'G12 G13 Click and Bang': 'Ala → Bruno: Click. Nothing happens. Carla → Ala: Bang!',
    'G14 wounds': 'Ala takes 2 wounds (2 of 3) and gets no share.',
    'G15 out': 'Ala is out of the game.',
    'G16 share': 'Your pick: take one Loot card or the New Godfather token. Left: 5 shares.',
    'G17 a bill': 'Ala takes a $10,000 bill.',
    'G17 a Diamond': 'Ala takes a $5,000 Diamond.',
    'G17 a First Aid Kit': 'Ala takes a First Aid Kit.',
    'G17 the token': 'Ala takes the New Godfather token.',
    'G18 clip used': 'Clip: Ala takes a Bang! back and discards another card.',
    'G19 first aid': 'First Aid Kit: Ala heals 2 wounds.',
    'G19 first aid, not needed': 'First Aid Kit: Ala has no wounds, no effect.',
    'G20 no winner': 'Nobody survives. No winner.',
    'G20 result': 'The last round is over. Ala wins with $95,000!',
    'G20 shared': 'The last round is over. Ala and Bruno share the victory with $95,000 each!',
  },
  pl: {
    'G01 round opens':
      'Runda 3 z 8: na stole 8 kart Łupu. Ojciec Chrzestny: Ala. Nowe: banknot 5 000$ × 2, banknot 10 000$, banknot 20 000$, Diament 1 000$, Obraz × 2, Magazynek.',
    'G02 bullet': 'Wybierz kartę Pocisku. Zostało: Wystrzał × 1, Pusty Magazynek × 4.',
    'G03 ready': 'Bruno: karta wybrana.',
    'G04 aim': 'Trzy! Kogo bierzesz na muszkę?',
    'G05 aim': 'Ala bierze na muszkę: Bruno. Bruno bierze na muszkę: Ala. Dario bierze na muszkę: Ala.',
    'G06 G10 courage': 'Celują w ciebie 2 pistolety. Odwaga: przewracasz postać czy stoisz dalej?',
    'G06 G10 courage, no gun aimed': 'Nikt w ciebie nie celuje. Odwaga: przewracasz postać czy stoisz dalej?',
    'G07 too slow': 'Carla: za wolno! W tej rundzie bez udziału.',
    'G08 privilege': 'Przywilej Ojca Chrzestnego: wskaż, kto ma zmienić cel, albo zrezygnuj.',
    'G09 privilege used': 'Ala korzysta z Przywileju: Dario musi zmienić cel.',
    'G11 courage shown, one ducks':
      'Bruno przewraca postać: bez strzału i bez udziału w łupie. Ala stoi dalej. Banzai!',
    'G11 courage shown, two duck':
      'Bruno i Carla przewracają postacie: bez strzału i bez udziału w łupie. Ala i Dario stoją dalej. Banzai!',
    'G12 G13 Click and Bang': 'Ala → Bruno: Pusty Magazynek. Nic się nie dzieje. Carla → Ala: Wystrzał!',
    'G14 wounds': 'Ala odnosi 2 obrażenia (2 z 3) i nie bierze udziału w podziale.',
    'G15 out': 'Ala odpada z gry.',
    'G16 share': 'Twój wybór: weź kartę Łupu albo znacznik Nowego Ojca Chrzestnego. Zostało 5 części.',
    'G17 a bill': 'Ala bierze banknot 10 000$.',
    'G17 a Diamond': 'Ala bierze Diament 5 000$.',
    'G17 a First Aid Kit': 'Ala bierze Apteczkę.',
    'G17 the token': 'Ala bierze znacznik Nowego Ojca Chrzestnego.',
    'G18 clip used': 'Magazynek: Ala odzyskuje Wystrzał i odrzuca inną kartę.',
    'G19 first aid': 'Apteczka: Ala leczy 2 obrażenia.',
    'G19 first aid, not needed': 'Apteczka: Ala nie ma obrażeń, brak efektu.',
    'G20 no winner': 'Nikt nie przeżył. Bez zwycięstwa.',
    'G20 result': 'To koniec ostatniej rundy. Wygrywa Ala: 95 000$!',
    'G20 shared': 'To koniec ostatniej rundy. Wspólne zwycięstwo: Ala i Bruno – po 95 000$!',
  },
  de: {
    'G01 round opens':
      'Runde 3 von 8: 8 Beutekarten auf dem Tisch. Pate: Ala. Neu: $5.000-Schein × 2, $10.000-Schein, $20.000-Schein, Diamant ($1.000), Gemälde × 2, Magazin.',
    'G02 bullet': 'Wähle eine Patronenkarte. Du hast noch 1 Bang! und 4 Clicks.',
    'G03 ready': 'Bruno hat gewählt.',
    'G04 aim': 'Drei! Auf wen zielst du?',
    'G05 aim': 'Ala zielt auf Bruno. Bruno zielt auf Ala. Dario zielt auf Ala.',
    'G06 G10 courage': '2 Pistolen zielen auf dich. Mut: Gehst du in Deckung oder bleibst du stehen?',
    'G06 G10 courage, no gun aimed': 'Niemand zielt auf dich. Mut: Gehst du in Deckung oder bleibst du stehen?',
    'G07 too slow': 'Carla ist zu langsam und setzt diese Runde aus.',
    'G08 privilege': 'Vorrecht des Paten: Bestimme, wer das Ziel wechseln muss, oder verzichte.',
    'G09 privilege used': 'Ala nutzt das Vorrecht: Dario muss das Ziel wechseln.',
    'G11 courage shown, one ducks': 'Bruno geht in Deckung: kein Schuss, kein Anteil. Ala bleibt stehen. Banzai!',
    'G11 courage shown, two duck':
      'Bruno und Carla gehen in Deckung: kein Schuss, kein Anteil. Ala und Dario bleiben stehen. Banzai!',
    'G12 G13 Click and Bang': 'Ala → Bruno: Click. Nichts passiert. Carla → Ala: Bang!',
    'G14 wounds': 'Ala erhält 2 Wunden (2 von 3) und keinen Anteil.',
    'G15 out': 'Ala scheidet aus.',
    'G16 share': 'Deine Wahl: Nimm eine Beutekarte oder das Plättchen „Neuer Pate“. Übrig: 5 Anteile.',
    'G17 a bill': 'Ala nimmt einen $10.000-Schein.',
    'G17 a Diamond': 'Ala nimmt einen Diamanten ($5.000).',
    'G17 a First Aid Kit': 'Ala nimmt einen Verbandskasten.',
    'G17 the token': 'Ala nimmt das Plättchen „Neuer Pate“.',
    'G18 clip used': 'Magazin: Ala nimmt einen Bang! zurück und legt eine andere Karte ab.',
    'G19 first aid': 'Verbandskasten: Ala heilt 2 Wunden.',
    'G19 first aid, not needed': 'Verbandskasten: Ala hat keine Wunden, kein Effekt.',
    'G20 no winner': 'Niemand überlebt. Kein Sieg.',
    'G20 result': 'Die letzte Runde ist vorbei. Ala gewinnt mit $95.000!',
    'G20 shared': 'Die letzte Runde ist vorbei. Ala und Bruno teilen sich den Sieg mit je $95.000!',
  },
  'pt-BR': {
    'G01 round opens':
      'Rodada 3 de 8: 8 cartas de Saque na mesa. Chefão: Ala. Novas: nota de $5.000 × 2, nota de $10.000, nota de $20.000, Diamante de $1.000, Quadro × 2, Pente de Munição.',
    'G02 bullet': 'Escolha uma carta de Bala. Na mão: Bang! × 1, Clic × 4.',
    'G03 ready': 'Bruno já escolheu.',
    'G04 aim': 'Três! Em quem você mira?',
    'G05 aim': 'Ala mira em Bruno. Bruno mira em Ala. Dario mira em Ala.',
    'G06 G10 courage': '2 armas miram em você. Coragem: você se abaixa ou fica de pé?',
    'G06 G10 courage, no gun aimed': 'Ninguém mira em você. Coragem: você se abaixa ou fica de pé?',
    'G07 too slow': 'Carla demora demais e fica fora desta rodada.',
    'G08 privilege': 'Privilégio do Chefão: escolha quem deve mudar de alvo ou abra mão.',
    'G09 privilege used': 'Ala usa o Privilégio: Dario precisa mudar de alvo.',
    'G11 courage shown, one ducks': 'Bruno se abaixa: sem tiro e sem parte no saque. Ala fica de pé. Banzai!',
    'G11 courage shown, two duck':
      'Bruno e Carla se abaixam: sem tiro e sem parte no saque. Ala e Dario ficam de pé. Banzai!',
    'G12 G13 Click and Bang': 'Ala → Bruno: Clic. Nada acontece. Carla → Ala: Bang!',
    'G14 wounds': 'Ala sofre 2 ferimentos (2 de 3) e fica sem parte no saque.',
    'G15 out': 'Ala sai do jogo.',
    'G16 share': 'Sua escolha: pegue uma carta de Saque ou o marcador de Novo Chefão. Restam 5 partes.',
    'G17 a bill': 'Ala pega uma nota de $10.000.',
    'G17 a Diamond': 'Ala pega um Diamante de $5.000.',
    'G17 a First Aid Kit': 'Ala pega um Kit de Primeiros Socorros.',
    'G17 the token': 'Ala pega o marcador de Novo Chefão.',
    'G18 clip used': 'Pente de Munição: Ala recupera um Bang! e descarta outra carta.',
    'G19 first aid': 'Kit de Primeiros Socorros: Ala cura 2 ferimentos.',
    'G19 first aid, not needed': 'Kit de Primeiros Socorros: Ala não tem ferimentos, sem efeito.',
    'G20 no winner': 'Ninguém sobrevive. Sem vitória.',
    'G20 result': 'A última rodada acabou. Ala vence com $95.000!',
    'G20 shared': 'A última rodada acabou. Ala e Bruno dividem a vitória com $95.000 cada!',
  },
};

const say = (language: Language, name: string): string => {
  const event = told[name];
  const setting = { people, view: view() };
  return event === undefined
    ? cashText.promptText(language, asked[name]!, setting)
    : cashText.eventText(language, event, setting);
};

describe.each(Object.entries(glossary) as [Language, Readonly<Record<string, string>>][])(
  '%s',
  (language, sentences) => {
    test.each(Object.entries(sentences))('%s', (name, sentence) => {
      expect(typed(say(language, name))).toBe(sentence);
    });
  },
);

test('every model sentence is said in every language', () => {
  for (const sentences of Object.values(glossary)) {
    expect(Object.keys(sentences).sort()).toEqual([...Object.keys(told), ...Object.keys(asked)].sort());
  }
});

test('T-UNB the Unbreakable is out at five wounds', () => {
  const unbreakable = [{ name: 'Ala', talent: 'unbreakable' }] as const;
  const wounded: SeenEvent = { kind: 'wounded', seat: 0, hits: 1, wounds: 4 };
  expect(cashText.eventText('en', wounded, { people: unbreakable })).toBe(
    'Ala takes 1 wound (4 of 5) and gets no share.',
  );
});

test('Pusty Magazynek is the blank, Magazynek the loot', () => {
  const words = (language: Language) =>
    [cashText.nameOf(language, 'bullet', 'click'), cashText.nameOf(language, 'share', 'clip')].join(' / ');
  expect(words('pl')).toBe('Pusty Magazynek / Magazynek');
  expect(words('en')).toBe('Click / Clip');
  expect(words('de')).toBe('Click / Magazin');
  expect(words('pt-BR')).toBe('Clic / Pente de Munição');
});

test('a refusal names its rule', () => {
  const reason = { code: 'noSuchBullet', rule: '2b' };
  expect(cashText.reasonText('en', reason)).toBe('You have no such Bullet card (2b)');
  expect(cashText.reasonText('pl', reason)).toBe('Nie masz takiej karty Pocisku (2b)');
});
