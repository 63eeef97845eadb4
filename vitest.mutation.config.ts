import { defineConfig } from 'vitest/config'

/** What runs against each mutant: the tests of the rules and the use cases, with the same random cases every time. */
export default defineConfig({
  test: {
    isolate: false,
    include: ['tests/{domain,application}/**/*.test.ts'],
    setupFiles: ['tests/support/fixedSeed.ts'],
  },
})
