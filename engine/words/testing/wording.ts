// What the words of every catalogue keep to, beyond having the right keys: one word for one thing, the typography of
// the language, numbers with a plural form, names in the form players gave them, and nobody's gender guessed.
import { parse } from '@formatjs/icu-messageformat-parser';
import type { InEveryLanguage, Language } from '../src/language.ts';
import type { Element } from './messageShape.ts';
import { readingsOf } from './readings.ts';

export const KINDS = ['term', 'spelling', 'space', 'quote', 'equation', 'plural', 'case', 'gender'] as const;
export type Kind = (typeof KINDS)[number];

export interface WordingRule {
  readonly kind: Kind;
  readonly not: RegExp;
  readonly but: string;
}

export interface WordingFlaw extends WordingRule {
  readonly found: string;
}

/** What is wrong with a message, by the rules of its language. */
export function wordingFlaws(language: Language, message: string): WordingFlaw[] {
  const readings = readingsOf(parse(message, { ignoreTag: true }) as readonly Element[]);
  return RULES[language].flatMap(rule => {
    const found = readings.map(reading => rule.not.exec(reading)?.[0]).find(text => text !== undefined);
    return found === undefined ? [] : [{ ...rule, found }];
  });
}

/** Arguments that are names of people. */
const NAME = String.raw`\{(?:controller|first|godfather|host|leader|name|names|owner|player|players|target|victim|who|winner)\}`;
/** Arguments that arrive as numbers. */
const NUMBER = String.raw`\{(?:all|bots|cards|count|done|free|hours|limit|minutes|people|rounds|seats|seconds|steps|taken|turns|victories)\}`;

/** A word or a phrase; `\b` knows no letters beyond English ones. */
const words = (pattern: string, flags = 'iu'): RegExp =>
  new RegExp(String.raw`(?<![\p{L}{])(?:${pattern})(?!\p{L})`, flags);
const says = (kind: Kind, not: RegExp, but: string): WordingRule => ({ kind, not, but });
const term = (pattern: string, but: string, flags?: string): WordingRule => says('term', words(pattern, flags), but);

const EVERYWHERE: readonly WordingRule[] = [
  says('quote', /["'`´]/u, 'the quotes and the apostrophe of the language'),
  says('equation', / = /u, 'a sentence'),
];

const unit = (units: string): WordingRule =>
  says('space', new RegExp(String.raw`[\d}#] (?:${units})(?![\p{L}$])`, 'u'), 'a no-break space before a unit');

/** A number before a word that has to agree with it; `unless` lists words that do not, and what may stand before. */
const bareNumber = (of: string, unless: string): WordingRule =>
  says(
    'plural',
    new RegExp(String.raw`(?<!(?:${of})[ \u00a0])${NUMBER}[ \u00a0](?!(?:${of}|${unless})(?!\p{L}))\p{L}`, 'u'),
    'a plural',
  );

const RULES: InEveryLanguage<readonly WordingRule[]> = {
  en: [
    ...EVERYWHERE,
    term('plasters?|band-aids?', 'wound'),
    term('gives? up', 'discard; “abandoned” for a game'),
    term('lessons?', 'tutorial'),
    term('packs?', 'card set'),
    term('(?:the|this|our) house', 'server'),
    term('the line is|line is weak|without a line', 'connection'),
    term(
      '(?:set|lay|sets|lays) (?:the|a) table|table (?:gathers|is (?:being )?(?:set|laid))',
      'new table; waiting for players',
    ),
    term('television', 'TV'),
    term('sign(?:ed)? in', 'log in'),
    term('whoever', '“you”, or the player'),
    term('goods? cards?|Illegal Goods? to take', 'Illegal Goods card', 'u'),
    says(
      'spelling',
      words(
        '(?:col|fav|hon|neighb|rum|hum|harb)our\\p{L}*|gr[e]y|centre|theatre|defence|offence|licence|cheque|cancell(?:ed|ing)|travell(?:ed|ing|er)|(?:recogn|organ|real|final|apolog|emphas)is(?:e[ds]?|ing)|whilst|amongst|programme',
      ),
      'US spelling',
    ),
    says('quote', /[„«»]|(?<!\p{L})“[^”]*$/u, '“ ”'),
    unit('min|s|h|%'),
    bareNumber('of', 'to|and|or|in|at|from|for|by|more|fewer|over|too|chosen|ready|h'),
  ],
  pl: [
    ...EVERYWHERE,
    term('plast(?:er|ra|ry|rów|rem)|ran(?:a|y|ę|ą|om|ami)', 'obrażenie'),
    term('lekcj\\p{L}+', 'samouczek'),
    term('odnośnik\\p{L}*', 'link'),
    term('pakiet\\p{L}*|paczk\\p{L}+', 'zestaw kart'),
    term('gospodarz\\p{L}*', 'host'),
    term('Kanciarz\\p{L}*', 'Oszust'),
    term('Szczęściarz\\p{L}*', 'Farciarz'),
    term('Kasa i[ \\u00a0]Spluwy', 'Ca$h ’n Guns'),
    term('Magazynka', 'Magazynku'),
    term('faz(?:a|y|ie|ę|ą)', 'etap'),
    term('wykonan\\p{L}+ Zlece\\p{L}+', 'zrealizowane Zlecenie'),
    term('nakry(?:j|wa|to|ty)\\p{L}*|stół się (?:zbiera|nakrywa)', 'nowy stół; czekamy na graczy'),
    term('(?:nasz|ten|dom) dom|dom (?:nie|wymienia|pamięta|zapomniał)', 'serwer'),
    term('tajemnic\\p{L}+ serwera', 'sekret serwera'),
    term('pomoc\\p{L}* pamięci', 'ściągawka'),
    says('space', /(?<![\p{L}’])[wzaiou] (?=\S)/iu, 'a no-break space after a word of one letter'),
    says('space', / …/u, 'no space before an ellipsis'),
    unit('min|s|d|godz|h|%'),
    says('quote', /[“«»]|„[^”]*$/u, '„ ”'),
    bareNumber('z|spośród', 'i|do|na|od|w|po|za|godz'),
    says(
      'case',
      words(
        `(?:dla|od|do|z|ze|o|bez|u|przez|na|za|przed|nad|pod|po|przeciw|wobec|wbrew|dzięki|ku|między)[ \\u00a0]${NAME}`,
      ),
      'the name as the subject, or after a word that takes the case for it',
    ),
    says(
      'gender',
      new RegExp(
        String.raw`${NAME} (?:już |nie |się )*(?!(?:wy|po|prze|na|przy)syła)\p{L}+(?:ł|ła|ął|ęła)(?!\p{L})`,
        'u',
      ),
      'the present tense or a noun',
    ),
    says('gender', /\p{L}+(?:łeś|łaś|łbyś|łabyś)(?!\p{L})|\p{L}\(a\)|\p{L}\/a(?!\p{L})/u, 'words that fit everybody'),
    says(
      'gender',
      words('(?:jesteś|zostałeś) (?:gotow[ya]|zalogowan[ya]|zaproszon[ya]|pewien|pewna|nieobecn[ya])'),
      'words that fit everybody',
    ),
  ],
  de: [
    ...EVERYWHERE,
    term('Pflaster[ns]?', 'Wunde'),
    term('Lektion(?:en)?', 'Einführung'),
    term('\\p{L}*[Pp]aket(?:e|es|en|s)?', 'Kartensatz'),
    term('Gastgeber(?:in|s)?', 'Host'),
    term('(?:das|dem|des|vom|dieses|unser) Haus(?:es)?', 'Server'),
    term('die Leitung', 'Verbindung'),
    term('(?:das|dieses|jedes|verdecktes|nimmst ein|ein nächstes) Bang', 'der Bang!'),
    term('Klicks?', 'Click', 'u'),
    term('(?:mehrere|keine|alle|[2-9]) (?:Bang!?|Click)', 'Bangs, Clicks'),
    term('(?:Tisch (?:ist|wird) gedeckt|deckt? (?:den Tisch|einen))', 'neuer Tisch; warten auf Mitspieler'),
    term('Gedächtnisstütze', 'Gedächtnishilfe'),
    term('ein Angebot, das keiner ablehnt', 'Ein Angebot, das man nicht ablehnen kann'),
    says('space', /\p{L}…| …/u, 'a no-break space before an ellipsis'),
    unit('Min|s|Sek|T|Std|h|%'),
    says('quote', /[”«»]|„[^“]*$/u, '„ “'),
    bareNumber(
      'von',
      'bis|und|oder|in|an|auf|aus|über|zu|mehr|weniger|gewählt|ausgewählt|bereit|wählen|auswählen|ab|nehmen|Std|sein',
    ),
    says('case', new RegExp(String.raw`${NAME}s(?!\p{L})`, 'u'), '“von” before the name'),
    says('gender', /\p{L}[:*_/]in(?:nen)?(?!\p{L})|\p{L}Innen(?!\p{L})/u, 'words that fit everybody'),
  ],
  'pt-BR': [
    ...EVERYWHERE,
    term('curativos?', 'ferimento'),
    term('liç(?:ão|ões)', 'tutorial'),
    term('pacotes?', 'conjunto de cartas'),
    term('anfitri(?:ão|ã|ões)', 'host'),
    term('tela comum', 'tela compartilhada'),
    term('Nova York', 'Nova Iorque'),
    term('bate-papo', 'chat'),
    term('(?<!regra )(?:a|à|da|na|desta|nossa) casa', 'servidor'),
    term('a linha caiu', 'conexão'),
    term('distribu(?:ir|a|i|em) (?:as )?cartas', 'dar as cartas'),
    term('visita', 'visitante'),
    term(
      '(?:pôr|ponha|pondo|posta) (?:a|uma) mesa|mesa (?:está |sendo )*posta|mesa se reúne',
      'nova mesa; esperando jogadores',
    ),
    term('cartas limpas', 'distribuição justa'),
    unit('min|s|d|h|%'),
    says('space', / …/u, 'no space before an ellipsis'),
    says('quote', /[„«»]|“[^”]*$/u, '“ ”'),
    bareNumber('de', 'a|e|ou|em|na|para|por|acima|a mais|h'),
    says(
      'gender',
      words(`(?:o|do|da|ao|à|no|na|pelo|pela)[ \\u00a0]${NAME}`, 'u'),
      '“de”, “para” or “com” before a name',
    ),
    says(
      'gender',
      new RegExp(
        String.raw`(?:${NAME}|(?<!\p{L})[Vv]ocê) (?:já |não |ainda )?(?:está|foi|é|fica|ficou|será|estava) (?:\p{L}+[ai]d[oa]s?|pront[oa]|mort[oa]|sozinh[oa])(?!\p{L})`,
        'u',
      ),
      'words that fit everybody',
    ),
    says('gender', words('bem-vind[oa]s?|obrigad[oa]|você mesm[oa]|conectad[oa] como'), 'words that fit everybody'),
    says('gender', /\p{L}\(a\)|\p{L}o\/a(?!\p{L})/u, 'words that fit everybody'),
  ],
};
