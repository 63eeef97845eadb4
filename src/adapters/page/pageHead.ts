/**
 * Sets the canonical address: origin and path, and of the query only a language (NAV-18, OP-59); the page of each
 * language has an address of its own (ADR 142).
 */
export const showCanonical = (document: Document, { origin, pathname, search }: Location): void => {
  let link = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (link === null) {
    link = document.createElement('link')
    link.rel = 'canonical'
    document.head.append(link)
  }
  const lang = new URLSearchParams(search).get('lang')
  link.href = origin + pathname + (lang === null ? '' : `?lang=${encodeURIComponent(lang)}`)
}
