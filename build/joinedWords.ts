import type { Plugin } from 'vite'
import * as words from '../src/domain/reading/words/allWords.ts'

/**
 * Puts the words of pasted messages into the build as they are joined, one list of each kind, without the languages
 * that they come from: browsers need not know which language has which word.
 */
export const joinedWords = (): Plugin => ({
  name: 'joined-words',
  apply: 'build',
  load: {
    filter: { id: /\/src\/domain\/reading\/words\/allWords\.ts$/ },
    handler: () =>
      Object.entries(words)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n'),
  },
})
