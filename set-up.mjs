// Runs behind every npm script, on any Node from 20 on without installed packages: installs the packages (and with them
// the pinned Node) and, where browsers are driven, a Chromium; then runs the steps of the task and reports them.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromiumPath } from './build/chromium.mjs'

const root = import.meta.dirname
const bin = path.join(root, 'node_modules', '.bin')
const installedStamp = path.join(root, 'node_modules', '.set-up')
const builtStamp = path.join(root, 'dist', '.built')
const packedStamp = path.join(root, 'dist', '.packed')
const lockFile = path.join(root, '.set-up-lock')
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

/** Runs a program to its end and returns its exit code. A quiet program prints only errors. */
const run = (command, args, env = withOwnTools, isQuiet = false) =>
  new Promise((resolve, reject) => {
    const stdio = ['inherit', isQuiet ? 'ignore' : 'inherit', 'inherit']
    const child = spawn(command, args, { cwd: root, env, stdio, shell: process.platform === 'win32' })
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

/** Allows one set-up at a time in this folder; takes over the lock of a dead process. */
const exclusively = async (work) => {
  for (;;) {
    try {
      writeFileSync(lockFile, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      try {
        process.kill(Number(readFileSync(lockFile, 'utf8')), 0)
        await sleep(300)
      } catch {
        rmSync(lockFile, { force: true })
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
    say('Installing the packages of package-lock.json (first time, or it changed) …')
    await must('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], withoutOwnTools)
    writeFileSync(installedStamp, wanted)
  })
}

/** Compresses `thorough` for slow connections; `quick` suffices on the machine of the build. */
const buildPortal = async (effort) => {
  const sources = ['src', 'contract', 'locales', 'public', 'build'].flatMap((name) => filesBelow(path.join(root, name)))
  const wanted = hashOf(
    ...sources,
    path.join(root, 'vite.config.ts'),
    path.join(root, 'index.html'),
    path.join(root, 'package-lock.json'),
  )
  const isBuilt = () => stampSays(builtStamp, wanted)
  const isPacked = () => ['thorough', effort].some((done) => stampSays(packedStamp, done))
  if (isBuilt() && isPacked()) return
  await exclusively(async () => {
    if (!isBuilt()) {
      say('Building the portal (first time, or its sources changed) …')
      await must('node', ['build/buildPortal.ts'])
      writeFileSync(builtStamp, wanted)
    }
    if (isPacked()) return
    await must('node', ['build/packPortal.ts', effort])
    writeFileSync(packedStamp, effort)
  })
}

const hasDebianPackages = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const installDebianChromium = async () => {
  say('Installing Chromium for the browser tests (Debian package) …')
  const quiet = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await must('apt-get', ['update', '-qq'], quiet)
  const install = (name) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet, true)
  if ((await install('chromium-headless-shell')) !== 0 && (await install('chromium')) !== 0)
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

/** All tests of a Playwright suite, including nested suites. */
const stories = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(stories)]

/** Reads a JSON report of Vitest or Playwright: the number of passed tests and the names of the failed ones. */
const counts = (file) => {
  if (!existsSync(file)) return { passed: 0, failures: [`${path.basename(file)} was not written`] }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  if (report.stats) {
    const failed = stories(report).filter(({ tests }) => tests.some(({ status }) => /unexpected|flaky/.test(status)))
    const failures = [...failed.map((one) => `${one.file}:${one.line} ${one.title}`), ...report.errors.map(messageOf)]
    return { passed: report.stats.expected, failures }
  }
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const within = (text) => `${path.relative(root, name)} ${text}`
    if (failed.length === 0 && status === 'failed') return [within(message)]
    return failed.map((test) => within(`${test.fullName}\n    ${test.failureMessages[0] ?? ''}`))
  })
  return { passed: report.numPassedTests, failures }
}
const messageOf = ({ message }) => message ?? 'An error outside of any test'

/** Runs all checks even if one fails; the last lines name the failed ones and all counts. */
const testAll = async () => {
  const askedForChromium = ensureChromium().catch((error) => say(error.message))
  const results = path.join(root, 'test-results')
  mkdirSync(results, { recursive: true })
  let passed = 0
  const failures = []
  const started = Date.now()
  const check = async (title, command, args, reportFile) => {
    if (reportFile) rmSync(reportFile, { force: true })
    say(title)
    const code = await run(command, args)
    const seen = reportFile ? counts(reportFile) : { passed: code === 0 ? 1 : 0, failures: [] }
    if (code !== 0 && seen.failures.length === 0) seen.failures.push(`It ended with exit code ${code}`)
    passed += seen.passed
    failures.push(...seen.failures.map((what) => `${title}: ${what.slice(0, 1_000)}`))
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
  await check(
    'Domain, application, contract, adapters, view models, service, simulator, architecture',
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unit}`],
    unit,
  )
  await askedForChromium
  await check('The portal in a browser', 'playwright', ['test'], browser)
  say(`All checks took ${Math.round((Date.now() - started) / 1000)} s.`)
  for (const failure of failures) console.log(`\n\u2718 ${failure}`)
  console.log(`\n${passed} passed, ${failures.length} failed`)
  if (failures.length > 0) process.exitCode = 1
}

const TASKS = {
  start: async () => {
    await buildPortal('quick')
    process.exitCode = await run('node', ['service/main.ts'])
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
    await must('node', ['bench/run.ts', ...args])
  },
  mutation: async (args) => {
    await must('stryker', ['run', ...args])
    await must('node', ['build/mutationScores.ts'])
  },
  format: async () => {
    await must('node', ['build/writeTextIds.ts'])
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
