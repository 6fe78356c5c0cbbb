export { seatOf, waitingTable } from './waitingTable.ts';
