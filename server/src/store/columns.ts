// Columns, named after the fields they are read into.

export const CHOICE =
  'match_id as "match", number, seat, decision, command, kind, choice as "text", author as "by", made_at as "at"';

export const CHAT_LINE = 'match_id as "match", number, room, person, name, kind, words as "text", said_at as "at"';
