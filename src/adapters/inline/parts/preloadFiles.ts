/** Preloads the files; `files` are addresses separated by spaces. */
export const preloadFiles = (files: string): void => {
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
