import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { blueprintStyles } from './build/blueprintStyles.ts'
import { fluent } from './build/fluentPlugin.ts'
import { iconImports } from './build/iconImports.ts'
import { joinedWords } from './build/joinedWords.ts'
import { SMALL_OUTPUT } from './build/smallOutput.ts'

const SERVICE = 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [react(), fluent(), blueprintStyles(), iconImports(), joinedWords()],
  build: {
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A module that failed as a preload cannot be imported under its URL any more: late code brings its styles only.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'js' ? needed.filter((file) => file.endsWith('.css')) : needed,
    },
    manifest: 'vite-manifest.json',
    chunkSizeWarningLimit: 1200,
    rolldownOptions: SMALL_OUTPUT,
  },
  // The workers are built on their own.
  worker: { format: 'es', plugins: () => [joinedWords()], rolldownOptions: SMALL_OUTPUT },
  server: {
    proxy: {
      '^/(auth|orders|geolocator|rider-info|flags|sandbox)/': SERVICE,
      '/ws': { target: SERVICE, ws: true },
    },
  },
})
