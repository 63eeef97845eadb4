/** Runs in the page as it stands here, by its text: nothing from outside of it is known there. */
const askForFiles = (files: string) => {
  for (const address of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    const isStyle = address.endsWith('.css')
    link.rel = isStyle ? 'preload' : 'modulepreload'
    if (isStyle) link.as = 'style'
    link.crossOrigin = ''
    link.href = address
    document.head.append(link)
  }
}

/** Its text: a function of addresses with spaces between them. */
export const ASK_FOR_FILES = String(askForFiles).replaceAll(/\n\s+/g, '\n')

/**
 * Asks for files that the page needs behind what it names itself (`data-files`): a browser asks for six things at a time,
 * and looks at what a page names before it draws a word of it (ADR 11).
 */
export const FILES_BEHIND_SCRIPT = `(${ASK_FOR_FILES})(document.currentScript?.dataset['files'] ?? '')`
