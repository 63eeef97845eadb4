import type { Page } from '@playwright/test'

/**
 * Does to every text of the page, now and later, what translators of browsers do: replaces the text node that React
 * made by `font` elements with a text of their own.
 */
export const translatePage = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const LEFT_ALONE = 'font, script, style, textarea, option, svg, noscript, title'
    const translate = (text: Text) => {
      if (text.parentElement === null || text.data === '' || text.parentElement.closest(LEFT_ALONE)) return
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Array<Text> = []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      texts.forEach(translate)
    }
    new MutationObserver((changes) =>
      changes.forEach(({ type, target, addedNodes }) => {
        if (type === 'characterData' && target instanceof Text) translate(target)
        addedNodes.forEach((node) => (node instanceof Text ? translate(node) : translateAll(node)))
      }),
    ).observe(document, { childList: true, characterData: true, subtree: true })
  })
}
