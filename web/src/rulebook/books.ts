import { cashngunsBook } from '@omerta/cashnguns/rulebook/book.ts';
import { corleoneBook } from '@omerta/corleone/rulebook/book.ts';
import type { Book, BookGame } from './book.ts';

export const books: { readonly [Game in BookGame]: Book } = { corleone: corleoneBook, cashnguns: cashngunsBook };
