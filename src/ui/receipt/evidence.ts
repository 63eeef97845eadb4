/** The address parameter that adds the timeline to a receipt. */
export const EVIDENCE = 'evidence'
