import { cashngunsBook } from '@omerta/cashnguns/rulebook/book.ts';
import { corleoneBook } from '@omerta/corleone/rulebook/book.ts';
import type { Book } from '@omerta/table/rulebook/book.ts';
import type { BookGame } from './bookGames.ts';

export const books: { readonly [Game in BookGame]: Book<Game> } = { corleone: corleoneBook, cashnguns: cashngunsBook };
