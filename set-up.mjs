// Runs behind every npm script, on any Node from 20 on without installed packages: installs the packages (and with them
// the pinned Node) and, where browsers are driven, a Chromium; then runs the steps of the task and reports them.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromiumPath } from './build/chromium.mjs'
import { readReport, summaryOf } from './build/testReport.mjs'

const root = import.meta.dirname
const bin = path.join(root, 'node_modules', '.bin')
const installedStamp = path.join(root, 'node_modules', '.set-up')
const builtStamp = path.join(root, 'dist', '.built')
const packedStamp = path.join(root, 'dist', '.packed')
const lockFile = path.join(root, '.set-up-lock')
/** How long a lock may be empty while it is written, in ms. */
const EMPTY_LOCK_LIVES = 5_000
const say = (text) => console.log(`\u2022 ${text}`)

const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
// npm puts `node_modules/.bin` first, so an installer would run on the Node inside the folder that it replaces.
const withoutOwnTools = {
  ...process.env,
  [pathName]: (process.env[pathName] ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.endsWith(path.join('node_modules', '.bin')))
    .join(path.delimiter),
}
const withOwnTools = { ...process.env, [pathName]: bin + path.delimiter + (process.env[pathName] ?? '') }

const running = new Set()
const passOn = (signal) => running.forEach((child) => child.kill(signal))
process.on('SIGINT', () => passOn('SIGINT'))
process.on('SIGTERM', () => passOn('SIGTERM'))
// npm does not forward SIGTERM, so this ends when npm has gone.
const parent = process.ppid
setInterval(() => process.ppid === parent || passOn('SIGTERM'), 500).unref()

/** Programs of npm on Windows are scripts that only a shell runs, which takes arguments apart unless they are quoted. */
const needsShell = process.platform === 'win32'
const quoted = (argument) => (/^[\w@./:=-]+$/.test(argument) ? argument : `"${argument.replaceAll('"', '""')}"`)

/** Runs a program to its end and returns its exit code. A quiet program prints only errors. */
const run = (command, args, env = withOwnTools, isQuiet = false) =>
  new Promise((resolve, reject) => {
    const stdio = ['inherit', isQuiet ? 'ignore' : 'inherit', 'inherit']
    const child = spawn(command, needsShell ? args.map(quoted) : args, { cwd: root, env, stdio, shell: needsShell })
    running.add(child)
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      running.delete(child)
      resolve(signal ? 130 : (code ?? 1))
    })
  })

const must = async (command, args, env) => {
  const code = await run(command, args, env)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with exit code ${code}`)
}

const hashOf = (...files) => {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`)
  for (const file of files.sort()) hash.update(path.relative(root, file)).update(readFileSync(file))
  return hash.digest('hex')
}
const stampSays = (stamp, hash) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash

const filesBelow = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .map((name) => path.join(folder, String(name)))
        .filter((name) => statSync(name).isFile())
    : []

/** Whether the process that holds the lock runs no more. A restarted container gives the same ids again. */
const isLeftBehind = () => {
  try {
    const holder = Number(readFileSync(lockFile, 'utf8'))
    // Empty while it is written, and for good after a power cut.
    if (holder === 0) return Date.now() - statSync(lockFile).mtimeMs > EMPTY_LOCK_LIVES
    if (holder === process.pid) return true
    process.kill(holder, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

/** Allows one set-up at a time in this folder; takes over the lock of a dead process. */
const exclusively = async (work) => {
  for (let isFirst = true; ; isFirst = false) {
    try {
      writeFileSync(lockFile, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (isLeftBehind()) rmSync(lockFile, { force: true })
      else {
        if (isFirst) say('Waiting for another npm script that installs or builds in this folder …')
        await sleep(300)
      }
    }
  }
  try {
    await work()
  } finally {
    rmSync(lockFile, { force: true })
  }
}

const installPackages = async () => {
  const wanted = hashOf(path.join(root, 'package-lock.json'))
  if (stampSays(installedStamp, wanted)) return
  await exclusively(async () => {
    if (stampSays(installedStamp, wanted)) return
    say('Installing the packages of package-lock.json (first time, or it changed); usually 1 to 3 minutes …')
    await must('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], withoutOwnTools)
    writeFileSync(installedStamp, wanted)
  })
}

/** Whether the portal was built from these sources. */
const builtPortal = () => {
  // The build takes the demo's world from simulator and service.
  const folders = ['src', 'contract', 'locales', 'public', 'build', 'service', 'simulator']
  const sources = folders.flatMap((name) => filesBelow(path.join(root, name)))
  const files = ['vite.config.ts', 'index.html', 'package-lock.json'].map((name) => path.join(root, name))
  const wanted = hashOf(...sources, ...files) + (process.env.PSEUDO === '1' ? ' pseudo' : '')
  return { wanted, isBuilt: () => stampSays(builtStamp, wanted) }
}

/** Compresses `thorough` for slow connections; `quick` suffices on the machine of the build. */
const buildPortal = async (effort) => {
  const { wanted, isBuilt } = builtPortal()
  const isPacked = () => ['thorough', effort].some((done) => stampSays(packedStamp, done))
  if (isBuilt() && isPacked()) return
  await exclusively(async () => {
    if (!isBuilt()) {
      say('Building the portal (first time, or its sources changed); usually 20 to 60 s …')
      await must('node', ['build/buildPortal.ts'])
      writeFileSync(builtStamp, wanted)
    }
    if (isPacked()) return
    say(`Compressing the portal; usually ${effort === 'quick' ? '2 to 5' : '20 to 60'} s …`)
    await must('node', ['build/packPortal.ts', effort])
    writeFileSync(packedStamp, effort)
  })
}

const hasDebianPackages = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const installDebianPackage = async (...names) => {
  const quiet = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await must('apt-get', ['update', '-qq'], quiet)
  for (const name of names)
    if ((await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet, true)) === 0)
      return true
  return false
}

const installDebianChromium = async () => {
  say('Installing Chromium for the browser tests (Debian package) …')
  if (!(await installDebianPackage('chromium-headless-shell', 'chromium')))
    throw new Error('Chromium cannot be installed; CHROMIUM_PATH may name one that is there already')
}

/** Installs it once, however many callers wait. */
let asked
const debianChromium = () => (asked ??= chromiumPath() ? Promise.resolve() : installDebianChromium())

const ensureChromium = async () => {
  if (hasDebianPackages) return debianChromium()
  if (chromiumPath()) return
  say('Installing Chromium for the browser tests (Playwright build) …')
  await must('playwright', ['install', 'chromium'])
}

/** The power-cut tests record system calls with strace; without it they are skipped. */
const ensureStrace = async () => {
  if (!hasDebianPackages || existsSync('/usr/bin/strace')) return
  say('Installing strace for the power-cut tests (Debian package) …')
  if (!(await installDebianPackage('strace'))) say('strace cannot be installed: the power-cut tests are skipped')
}

/** Runs all checks even if one fails, and ends with what took longest, what failed, and the counts. */
const testAll = async () => {
  const askedForChromium = ensureChromium().catch((error) => say(error.message))
  const askedForStrace = askedForChromium.then(ensureStrace).catch((error) => say(error.message))
  const results = path.join(root, 'test-results')
  mkdirSync(results, { recursive: true })
  const reports = []
  const started = Date.now()
  const check = async (title, command, args, reportFile) => {
    if (reportFile) rmSync(reportFile, { force: true })
    say(title)
    const began = Date.now()
    const code = await run(command, args)
    const { passed, failed, flaky, timed } = reportFile
      ? readReport(reportFile, root)
      : { passed: code === 0 ? 1 : 0, failed: [], flaky: [], timed: [] }
    const failures = code !== 0 && failed.length === 0 ? [`It ended with exit code ${code}`] : failed
    reports.push({
      passed,
      failed: failures.map((what) => `${title}: ${what.slice(0, 1_000)}`),
      flaky,
      timed: [{ name: `${title} (all)`, seconds: (Date.now() - began) / 1_000 }, ...timed],
    })
    if (code !== 0) say(`NOT PASSED: ${title}`)
  }
  const unit = path.join(results, 'vitest.json')
  const browser = path.join(results, 'playwright.json')
  const read = async () => {
    await check('Types', 'tsc', ['--noEmit'])
    await check('Format', 'oxfmt', ['--list-different'])
    await check('Lint', 'oxlint', ['--deny-warnings'])
    await check('Unused code', 'knip', [])
    await check('Code that only tests use', 'knip', ['--production'])
  }
  await Promise.all([check('Build of the portal', 'node', ['set-up.mjs', 'build', 'quick']), read()])
  await askedForStrace
  await check(
    'Domain, application, contract, adapters, view models, service, simulator, architecture',
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unit}`],
    unit,
  )
  await check('The portal in a browser', 'playwright', ['test'], browser)
  say(`All checks took ${Math.round((Date.now() - started) / 1000)} s. What took longest:`)
  const { isPassed, lines } = summaryOf({
    passed: reports.reduce((sum, { passed }) => sum + passed, 0),
    failed: reports.flatMap(({ failed }) => failed),
    flaky: reports.flatMap(({ flaky }) => flaky),
    timed: reports.flatMap(({ timed }) => timed),
  })
  for (const line of lines) console.log(line)
  if (!isPassed) process.exitCode = 1
}

/** Programs check their settings themselves, but only after the build. */
const mayStart = async (...args) => {
  if (!builtPortal().isBuilt()) process.exitCode = await run('node', ['service/checkStart.ts', ...args])
  return !process.exitCode
}

const TASKS = {
  start: async () => {
    if (!(await mayStart())) return
    await buildPortal('quick')
    say('Starting the service; usually 2 to 5 s, up to 15 s with new data …')
    process.exitCode = await run('node', ['service/main.ts'])
  },
  demo: async () => {
    if (!(await mayStart('demo'))) return
    await buildPortal('quick')
    process.exitCode = await run('node', ['service/demoProgram.ts'])
  },
  backup: async (args) => {
    process.exitCode = await run('node', ['service/backupProgram.ts', 'backup', ...args])
  },
  restore: async (args) => {
    process.exitCode = await run('node', ['service/backupProgram.ts', 'restore', ...args])
  },
  build: ([effort = 'thorough']) => buildPortal(effort),
  test: testAll,
  only: (args) => must('vitest', ['run', ...args]),
  browser: async (args) => {
    await ensureChromium()
    await buildPortal('quick')
    await must('playwright', ['test', ...args])
  },
  bench: async (args) => {
    await ensureChromium()
    await buildPortal('thorough')
    // The page is written also when a limit is not kept, and formatted like all others.
    const code = await run('node', ['bench/run.ts', ...args])
    if (existsSync(path.join(root, 'docs', 'figures.md'))) await must('oxfmt', ['docs/figures.md'])
    process.exitCode = code
  },
  walk: async (args) => {
    await ensureChromium()
    await buildPortal('quick')
    const { values, positionals } = parseArgs({
      args,
      options: {
        locale: { type: 'string' },
        screen: { type: 'string' },
        countries: { type: 'boolean' },
        again: { type: 'boolean' },
      },
      allowPositionals: true,
    })
    if (values.again) rmSync(path.join(root, 'test-results', 'walk'), { recursive: true, force: true })
    const chosen = { WALK_LOCALES: values.locale ?? '', WALK_SCREENS: values.screen ?? '' }
    const isPart = values.countries || values.locale || values.screen
    const files = [
      ...(values.locale || values.screen || !isPart ? ['/allScreens.e2e.ts'] : []),
      ...(values.countries || !isPart ? ['/everyCountry.e2e.ts'] : []),
      ...(isPart ? [] : ['/focusInSight.e2e.ts']),
    ]
    await must('playwright', ['test', ...files, '--retries', '0', ...positionals], {
      ...withOwnTools,
      WALK: '1',
      ...chosen,
    })
  },
  powercut: async (args) => {
    await ensureStrace()
    process.exitCode = await run('node', ['tests/powercut/run.ts', ...args])
  },
  picture: async () => {
    await ensureChromium()
    await buildPortal('quick')
    await must('node', ['bench/picture.ts'])
  },
  mutation: async (args) => {
    await must('stryker', ['run', ...args])
    await must('node', ['build/mutationScores.ts'])
  },
  contract: async (args) => {
    process.exitCode = await run('node', ['tests/contract/tool/run.ts', ...args])
  },
  'new-brand': async (args) => {
    process.exitCode = await run('node', ['build/newRows/newBrand.ts', ...args])
  },
  'new-country': async (args) => {
    process.exitCode = await run('node', ['build/newRows/newCountry.ts', ...args])
  },
  texts: async (args) => {
    process.exitCode = await run('node', ['build/printTexts.ts', ...args])
  },
  format: async () => {
    await must('node', ['build/writeTextIds.ts'])
    await must('node', ['build/formats/writeFormats.ts'])
    await must('oxfmt', [])
  },
}

const [name, ...rest] = process.argv.slice(2)
try {
  const task = TASKS[name]
  if (!task) throw new Error(`Unknown task ${name}; there are: ${Object.keys(TASKS).join(', ')}`)
  // Needs none of our packages, and both only wait for the network, so they run in parallel.
  if (name === 'test' && hasDebianPackages) debianChromium().catch(() => undefined)
  await installPackages()
  await task(rest)
} catch (error) {
  console.error(`\n${error.message}`)
  process.exitCode = 1
}
