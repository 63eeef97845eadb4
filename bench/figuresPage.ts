import { isMet, shown } from './figures.ts'
import type { Measured } from './parts.ts'

const HEAD = `# Figures

Written by \`npm run bench\`; each part names the machine and the commit that it was measured on. Figures are ratios where a
machine could make the difference.
`

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll(/\s+/g, ' ')

const sectionOf = ({ name, figures, failure }: Measured, where: string): string => {
  const rows = figures.map(
    (figure) =>
      `| ${cell(figure.name)} | ${shown(figure.value)} ${cell(figure.unit)} | ${figure.bound} ${shown(figure.limit)} | ${isMet(figure) ? 'met' : 'not met'} |`,
  )
  const table = ['| figure | measured | limit | verdict |', '| --- | --- | --- | --- |', ...rows].join('\n')
  return `## ${name}\n\n${where}\n\n${failure === undefined ? table : `Broke: ${cell(failure)}`}\n`
}

/** Replaces the sections of the measured parts in the page, and keeps those of the others; in the order of `names`. */
export const figuresPage = (
  before: string,
  measured: ReadonlyArray<Measured>,
  where: string,
  names: ReadonlyArray<string>,
): string => {
  const kept = before
    .split(/^(?=## )/mu)
    .filter((part) => part.startsWith('## '))
    .map((part) => [/^## (.+)$/mu.exec(part)?.[1] ?? '', `${part.trim()}\n`] as const)
  const sections = new Map([...kept, ...measured.map((part) => [part.name, sectionOf(part, where)] as const)])
  return [HEAD, ...names.flatMap((name) => sections.get(name) ?? [])].join('\n')
}
