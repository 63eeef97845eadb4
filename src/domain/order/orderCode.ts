import type { OrderId } from '../ids.ts'

/** As many characters as the code of most orders has. */
const LENGTH = 4

/** The code of an order as its back end answered it; without one, the last letters and digits of its id (CODE-03). */
export const orderCode = (id: OrderId, answered: string | null | undefined): string =>
  answered ||
  id
    .replaceAll(/[^a-z\d]/gi, '')
    .slice(-LENGTH)
    .toUpperCase()
