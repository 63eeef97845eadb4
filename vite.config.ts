import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { blueprintStyles } from './build/blueprintStyles.ts'
import { fluent } from './build/fluentPlugin.ts'

const SERVICE = 'http://127.0.0.1:8080'

/** What every page needs, and changes least. */
const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|react-router|mobx|mobx-react-lite|use-sync-external-store|@fluent|cached-iterable)[\\/]|preload-helper|rolldown[\\/]runtime/
/** The light pages and what they stand on: one file, so that a slow line asks once. */
const LIGHT =
  /src[\\/](ui[\\/](market[\\/]|session[\\/]SignIn|theme[\\/]BrandMark|app[\\/](LandingPage|SignInPage|NotFoundPage|Farewell|LightPages|Application\.ts|RouteFailure|routes|pageTitle)|shared[\\/](texts|failureText))|domain[\\/](market[\\/](brands|palettes|countries|deployments|languages|westernDigits)|pricing[\\/](money|deliveryFee)|address[\\/]coordinates)|main\.tsx|composition[\\/](readOpening|application)|adapters[\\/]storage[\\/](deviceAppearance|sessionKept|keptTexts))/

export default defineConfig({
  plugins: [react(), fluent(), blueprintStyles()],
  build: {
    assetsInlineLimit: 0,
    manifest: 'vite-manifest.json',
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: VENDOR, priority: 2 },
            { name: 'light', test: LIGHT, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '^/(auth|orders|geolocator|rider-info|flags|sandbox)/': SERVICE,
      '/ws': { target: SERVICE, ws: true },
    },
  },
})
