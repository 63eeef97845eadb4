import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { fluent } from './build/fluentPlugin.ts'

/** Files without a page share one world a worker: loading the modules again for each costs more than the tests. */
const tier = (name: string, folders: string, environment: 'node' | 'happy-dom' = 'node') => ({
  extends: true as const,
  test: {
    name,
    environment,
    isolate: false,
    include: [`tests/${folders}/**/*.test.{ts,tsx}`],
    setupFiles: environment === 'happy-dom' ? ['tests/support/sharedPage.ts'] : [],
  },
})

export default defineConfig({
  plugins: [react(), fluent()],
  test: {
    // Limits are only for hangs: at least four times what the slowest test takes on a quiet machine.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 20_000 } },
    // Without it, one core stays free for other programs.
    maxWorkers: '100%',
    globalSetup: 'tests/support/sharedFolder.ts',
    projects: [
      tier('domain', 'domain'),
      tier('application', 'application'),
      tier('contract', 'contract'),
      tier('adapters', 'adapters'),
      tier('ui', 'ui', 'happy-dom'),
      tier('service', 'service'),
      tier('simulator', 'simulator'),
      tier('architecture', 'architecture'),
    ],
  },
})
