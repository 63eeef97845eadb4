import type { Plugin, Rolldown } from 'vite'

/** What the bundler leaves where a module went into a larger file: `export{t as Screen}from"./tracking-x.js";` */
const SIGNPOST = /^export\{([\w$]+)(?: as ([\w$]+))?\}from"\.\/([^"]+)";?\s*$/

/** The bundler's own helpers: it always gives them a file of their own. */
const HELPERS = 'rolldown-runtime'
/** What is in it: code, and the names under which others know it. */
const HELPERS_CODE = /^([\s\S]*);export\{([^}]*)\};?\s*$/
/** The file that everybody imports anyhow. */
const EVERYWHERE = 'react'

const baseOf = ({ fileName }: Rolldown.OutputChunk) => fileName.replace(/^.*\//, '')

/** `a as b,c` as pairs of a name and what it is called behind `as`. */
const namesIn = (list: string) =>
  list.split(',').map((one) => {
    const [name = '', as = name] = one.split(' as ')
    return [name, as] as const
  })

/** Moves the bundler's helpers into the file that everybody imports; their own file is gone then. */
const moveHelpers = (bundle: Rolldown.OutputBundle, chunks: ReadonlyArray<Rolldown.OutputChunk>) => {
  const helpers = chunks.find(({ name }) => name === HELPERS)
  const home = chunks.find(({ name }) => name === EVERYWHERE)
  if (!helpers || !home) return
  const [, code = '', exported = ''] = HELPERS_CODE.exec(helpers.code) ?? []
  const names = namesIn(exported)
  const imports = new RegExp(`import\\{([^}]*)\\}from"\\./${baseOf(helpers).replaceAll('.', '\\.')}";?`)
  const own = imports.exec(home.code)
  // A build that is only looked at is written in another way, and left as it is (`files.ts`).
  if (code === '' || !own) return
  const inner = names.map(([inside, outside]) => `helper_${outside}:${inside}`).join(',')
  const outer = names.map(([, outside]) => `helper_${outside}`).join(',')
  const locals = namesIn(own[1]!).map(([outside, local]) => `${local}=helper_${outside}`)
  home.code = `const{${outer}}=(()=>{${code};return{${inner}}})(),${locals.join(',')};${home.code.replace(imports, '')};export{${outer}};`
  const fromHome = (_: string, wanted: string) => {
    const taken = namesIn(wanted).map(([outside, local]) => `helper_${outside} as ${local}`)
    return `import{${taken.join(',')}}from"./${baseOf(home)}";`
  }
  for (const chunk of chunks) {
    if (chunk === helpers || chunk === home) continue
    chunk.code = chunk.code.replace(imports, fromHome).replaceAll(`"${helpers.fileName}"`, `"${home.fileName}"`)
  }
  delete bundle[helpers.fileName]
}

/** Imports what a signpost points to instead of the signpost. */
const passSignposts = (chunks: ReadonlyArray<Rolldown.OutputChunk>) => {
  for (const signpost of chunks) {
    const [, inside, outside = inside, target] = SIGNPOST.exec(signpost.code) ?? []
    if (target === undefined) continue
    const [name, there] = [signpost.fileName, signpost.fileName.replace(/[^/]+$/, target)]
    for (const chunk of chunks)
      chunk.code = chunk.code
        .replaceAll(`import(\`./${baseOf(signpost)}\`)`, `import(\`./${target}\`).then(m=>({${outside}:m.${inside}}))`)
        .replaceAll(`"${name}"`, `"${there}"`)
  }
}

/** On a slow line each file is half a second, however short: nobody is sent to a file for what another could hold. */
export const directImports = (): Plugin => ({
  name: 'direct-imports',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      passSignposts(chunks)
      moveHelpers(bundle, chunks)
    },
  },
})
