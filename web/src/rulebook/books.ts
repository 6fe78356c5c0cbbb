import type { Book, BookGame } from './book.ts';
import { cashngunsBook } from './cashngunsBook.ts';
import { corleoneBook } from './corleoneBook.ts';

export const books: { readonly [Game in BookGame]: Book } = { corleone: corleoneBook, cashnguns: cashngunsBook };
