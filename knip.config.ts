import type { KnipConfiguration } from 'knip'

/** Tests may import what the product uses in its own file only (ADR 58). */
const config = ({ production = false }: { readonly production?: boolean }): KnipConfiguration => ({
  entry: [
    'build/formats/writeFormats.ts!',
    'build/towns/writeTowns.ts!',
    'build/{buildPortal,packPortal,mutationScores,printTexts,writeTextIds}.ts!',
    'build/newRows/{newBrand,newCountry}.ts!',
    'build/{chromium,blueprintStyles,fluentPlugin,iconImports,joinedWords,testReport}.{ts,mjs}!',
    'src/ui/app/prerender.tsx!',
    'src/adapters/inline/*.ts!',
    'service/{main,checkStart,backupProgram,demoProgram}.ts!',
    'service/sql/migrations/*.ts!',
    'simulator/controlRoom/page/*.js!',
    'service/helpCentre/page/*.js!',
    'bench/{run,picture}.ts',
    'bench/floors/**/main.{ts,tsx}',
    'tests/**/*.{test,e2e}.{ts,tsx}',
    'tests/e2e/support/formatsEntry.ts',
    'tests/support/killAtWrite.mjs',
    'tests/support/endWithParent.mjs',
    'tests/contract/tool/{run,ownAdapter}.ts',
    'tests/powercut/{run,serveFolder}.ts',
    'tests/support/{openDatabaseOnce,writeUntilKilled}.ts',
  ],
  project: ['{src,service,simulator,contract,build}/**/*.{ts,tsx,mjs,js}!', '{tests,bench}/**/*.{ts,tsx,mjs,js}'],
  vitest: { config: ['vitest.config.ts', 'vitest.mutation.config.ts'] },
  ignoreBinaries: ['strace', 'mount', 'umount'],
  ignoreExportsUsedInFile: production,
  ignoreDependencies: ['reflect-metadata', '@fontsource/.+', 'oxlint', 'oxlint-tsgolint', 'oxfmt'],
})

export default config
