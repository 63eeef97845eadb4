import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const LIBRARY = '@blueprintjs/icons'
const COMPONENTS = 'lib/esm/generated/components'
const folder = path.join(import.meta.dirname, '..', 'node_modules', LIBRARY, COMPONENTS)
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"]@blueprintjs\/icons['"]/g

/** `ArrowLeftIcon`, or `ArrowLeft` for short, is in `arrow-left.js`; `undefined` for an export that is no icon. */
const fileOf = (name: string): string | undefined => {
  const file = name
    .replace(/Icon$/, '')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .toLowerCase()
  return existsSync(path.join(folder, `${file}.js`)) ? `${LIBRARY}/${COMPONENTS}/${file}.js` : undefined
}

/** The same code, with each icon imported from its own file. */
const importEachIcon = (code: string): string =>
  code.replaceAll(IMPORT, (_, list: string) => {
    const imports = list.split(',').flatMap((written) => {
      const binding = written.trim()
      if (binding === '') return []
      const [exported = ''] = binding.split(' ')
      return [`import { ${binding} } from '${fileOf(exported) ?? LIBRARY}'`]
    })
    return imports.join('; ')
  })

/**
 * Imports each icon from its own file. The index of the library imports all of them, so a page that draws one icon
 * would count as drawing each icon of every page, and `pageChunks` would load them with it.
 */
export const iconImports = (): Plugin => ({
  name: 'icon-imports',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { code: LIBRARY },
    handler: (code) => ({ code: importEachIcon(code), map: null }),
  },
})
