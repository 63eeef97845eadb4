/** The parameter of a receipt's address that adds every step with its moment. */
export const EVIDENCE = 'evidence'
