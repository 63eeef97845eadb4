/** Fields whose text is a question or a choice: it is typed again in a second. */
const NEVER_LOST = /^(?:search|date|time|checkbox|radio|range|hidden)$/

/**
 * Watches what is typed into the page. Answers whether a reload would lose some of it: text in a field that still
 * stands, outside of a form whose draft is kept (`data-kept`).
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
