/** Input types whose content is quickly entered again. */
const NEVER_LOST = /^(?:search|date|time|checkbox|radio|range|hidden)$/

/**
 * Watches input on the page. Returns a function that tells whether a reload would lose text: text in a field that is
 * still on the page, outside forms whose draft is stored (`data-kept`).
 */
export const watchTyping = (document: Document): (() => boolean) => {
  const touched = new Set<HTMLInputElement | HTMLTextAreaElement>()
  document.addEventListener(
    'input',
    ({ target }) => {
      const field = target as HTMLInputElement | HTMLTextAreaElement
      if (/^(?:INPUT|TEXTAREA)$/.test(field.tagName) && !NEVER_LOST.test(field.type)) touched.add(field)
    },
    true,
  )
  return () => {
    for (const field of touched) if (!field.isConnected) touched.delete(field)
    return [...touched].some((field) => field.value !== '' && field.closest('[data-kept]') === null)
  }
}
