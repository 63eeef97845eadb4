import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The lowest mutation scores that pass, in percent (ADR 57). */
export const GOALS = { domain: 92, application: 80, eachDomainFile: 80 } as const

type Status = 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored' | 'CompileError' | 'RuntimeError'

/** The part of Stryker's JSON report that is read: mutants by file, relative to the repository. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: ReadonlyArray<{ readonly status: Status }> }>>
}

/** The share of mutants that tests detect, in percent; 100 without mutants. */
const scoreOf = (statuses: ReadonlyArray<Status>): number => {
  const detected = statuses.filter((status) => status === 'Killed' || status === 'Timeout').length
  const missed = statuses.filter((status) => status === 'Survived' || status === 'NoCoverage').length
  return detected + missed === 0 ? 100 : (100 * detected) / (detected + missed)
}

/** Messages for all scores below their goals; empty if all goals are reached. */
export const shortfalls = ({ files }: MutationReport): ReadonlyArray<string> => {
  const statusesBelow = (folder: string) =>
    Object.entries(files)
      .filter(([file]) => file.startsWith(folder))
      .map(([file, { mutants }]) => ({ file, statuses: mutants.map(({ status }) => status) }))
  const domain = statusesBelow('src/domain/')
  const application = statusesBelow('src/application/')
  const scores = [
    { name: 'src/domain', goal: GOALS.domain, statuses: domain.flatMap(({ statuses }) => statuses) },
    { name: 'src/application', goal: GOALS.application, statuses: application.flatMap(({ statuses }) => statuses) },
    ...domain.map(({ file, statuses }) => ({ name: file, goal: GOALS.eachDomainFile, statuses })),
  ]
  return scores.flatMap(({ name, goal, statuses }) => {
    const score = scoreOf(statuses)
    return score < goal ? [`${name}: ${score.toFixed(1)} % of the mutants are detected, ${goal} % are required`] : []
  })
}

if (process.argv[1] === import.meta.filename) {
  const file = path.join(import.meta.dirname, '..', '.mutation', 'report.json')
  const missed = shortfalls(JSON.parse(readFileSync(file, 'utf8')) as MutationReport)
  for (const line of missed) console.error(line)
  process.exitCode = missed.length === 0 ? 0 : 1
}
