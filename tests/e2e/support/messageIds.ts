import type { Page } from '@playwright/test'
import { messagesOf } from '../../../build/texts.ts'

const IDS = messagesOf('en').map(({ id }) => id)

/** Texts, names, titles and placeholders of the page that contain the id of a message. */
export const idsOn = async (page: Page): Promise<ReadonlyArray<string>> => {
  const words = await page.evaluate(() => {
    const NAMED = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'placeholder',
      'alt',
      'label',
    ]
    return [
      document.title,
      document.body.innerText,
      ...[...document.body.querySelectorAll('*')].flatMap((element) => [
        ...NAMED.map((name) => element.getAttribute(name) ?? ''),
        ...(element.closest('script, style')
          ? []
          : [...element.childNodes].map((node) => (node instanceof Text ? node.data : ''))),
      ]),
    ].join(' ')
  })
  const tokens = new Set(words.match(/[a-z][a-z0-9]*(-[a-z0-9]+)+/g))
  return IDS.filter((id) => tokens.has(id))
}
