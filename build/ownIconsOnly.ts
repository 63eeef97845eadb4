import type { Plugin } from 'vite'

/** The table of all names of the library's icons, and their code points. */
const NAMES = /@blueprintjs\/icons\/lib\/esm\/generated\/\d+px\/blueprint-icons-\d+\.js$/

/** Icons are components here and never names: the table of the names is left empty, and what is made of it while starting. */
export const ownIconsOnly = (): Plugin => ({
  name: 'own-icons-only',
  enforce: 'pre',
  load: (id) => {
    const file = id.replaceAll('\\', '/')
    if (!NAMES.test(file)) return undefined
    const size = file.includes('/16px/') ? '16' : '20'
    return `export const BlueprintIcons_${size} = {}; export const BLUEPRINT_ICONS_${size}_CODEPOINTS = {}`
  },
})
