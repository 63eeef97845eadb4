import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { SMALL_OUTPUT } from './smallOutput.ts'

const FOLDER = path.join(import.meta.dirname, '../src/adapters/inline')

/** The scripts within the HTML of pages: files of `src/adapters/inline`. */
const INLINE_SCRIPTS = [
  'appearance',
  'letters',
  'earlyPress',
  'earlyCalls',
  'earlyPublicOrder',
  'earlyFlags',
  'filesBehind',
  'afterPaint',
] as const
export type InlineScript = (typeof INLINE_SCRIPTS)[number]

/** The text of a script with all that it imports, minified; its content security policy hash is of this text. */
export const inlineScript = async (name: InlineScript): Promise<string> => {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { ...SMALL_OUTPUT, input: path.join(FOLDER, `${name}.ts`), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code.trim()
}

/** The texts of all inline scripts. */
export const inlineScripts = async (): Promise<Readonly<Record<InlineScript, string>>> => {
  const texts = await Promise.all(INLINE_SCRIPTS.map(async (name) => [name, await inlineScript(name)] as const))
  return Object.fromEntries(texts) as Record<InlineScript, string>
}
