/** The ms after which a page that does not come is given up. */
const WAIT = 15_000

/** Fetches a page of the site as a document, whose scripts do not run. Rejects if it does not come. */
export const fetchPage = async (
  window: Window & typeof globalThis,
  address: string,
  signal: AbortSignal,
): Promise<Document> => {
  const answer = await window.fetch(address, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(WAIT)]),
  })
  return new window.DOMParser().parseFromString(await answer.text(), 'text/html')
}
