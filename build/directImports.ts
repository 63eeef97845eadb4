import type { Plugin } from 'vite'

/** What the bundler leaves where a module went into a larger file: `export{t as Screen}from"./tracking-x.js";` */
const SIGNPOST = /^export\{([\w$]+)(?: as ([\w$]+))?\}from"\.\/([^"]+)";?\s*$/

/**
 * Imports what a signpost points to instead of the signpost: on a slow line each file is half a second, however short.
 */
export const directImports = (): Plugin => ({
  name: 'direct-imports',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      for (const signpost of chunks) {
        const [, inside, outside = inside, target] = SIGNPOST.exec(signpost.code) ?? []
        if (target === undefined) continue
        const [name, there] = [signpost.fileName, signpost.fileName.replace(/[^/]+$/, target)]
        const base = name.replace(/^.*\//, '')
        for (const chunk of chunks)
          chunk.code = chunk.code
            .replaceAll(`import(\`./${base}\`)`, `import(\`./${target}\`).then(m=>({${outside}:m.${inside}}))`)
            .replaceAll(`"${name}"`, `"${there}"`)
      }
    },
  },
})
