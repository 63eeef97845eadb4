/** Embedded in the page as source text, so it must not refer to anything outside the function. */
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

/** The function's source text; its argument is a list of addresses separated by spaces. */
export const ASK_FOR_FILES = String(askForFiles).replaceAll(/\n\s+/g, '\n')

/**
 * Preloads further files of the page (`data-files`) from a script: browsers load six files at a time and scan the
 * page's own references before they render any text (ADR 11).
 */
export const FILES_BEHIND_SCRIPT = `(${ASK_FOR_FILES})(document.currentScript?.dataset['files'] ?? '')`
