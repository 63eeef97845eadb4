import type { Plugin } from 'vite'

/** The table of all names of the library's icons, and their code points. */
const NAMES = /@blueprintjs\/icons\/lib\/esm\/generated\/\d+px\/blueprint-icons-\d+\.js$/

/** An icon, and what draws it. */
const DRAWN = /@blueprintjs\/icons\/lib\/esm\/(generated\/components\/[\w-]+|svgIconContainer)\.js$/
const LARGE_PATHS = /^const PATHS_20 = .*$/m
const WHETHER_LARGE = /(?<=const isLarge = ).*(?=;$)/m

/**
 * Of the library's icons, only what is drawn here. They are components and never names: the table of the names is left
 * empty, and what is made of it while starting. Each is drawn twice, on a grid of 16 and for 20 pixels and more on one
 * of 20; ours are small, or 32 pixels, where the grid of 16 is the sharper one: the other is half of what they weigh.
 */
export const ownIconsOnly = (): Plugin => ({
  name: 'own-icons-only',
  enforce: 'pre',
  load: (id) => {
    const file = id.replaceAll('\\', '/')
    if (!NAMES.test(file)) return undefined
    const size = file.includes('/16px/') ? '16' : '20'
    return `export const BlueprintIcons_${size} = {}; export const BLUEPRINT_ICONS_${size}_CODEPOINTS = {}`
  },
  transform: (code, id) => {
    const file = id.replaceAll('\\', '/')
    if (!DRAWN.test(file)) return undefined
    if (!WHETHER_LARGE.test(code)) throw new Error(`${file} does not say for which size it is drawn`)
    return {
      code: code.replace(LARGE_PATHS, 'const PATHS_20 = PATHS_16').replace(WHETHER_LARGE, 'false'),
      map: null,
    }
  },
})
