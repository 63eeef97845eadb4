import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface PortalFolder {
  readonly portalDir: string
  readonly remove: () => void
}

/** A built portal that consists of a landing page and these files (path: content); `scripts` are hashes of its policy. */
export const portalFolder = (
  files: Readonly<Record<string, string>>,
  scripts: ReadonlyArray<string> = [],
): PortalFolder => {
  const portalDir = mkdtempSync(path.join(tmpdir(), 'portal-'))
  const all = {
    'pages/pages.json': JSON.stringify([{ name: 'landing', path: '/' }]),
    'pages/csp.json': JSON.stringify({ scripts }),
    ...files,
  }
  for (const [file, content] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(portalDir, file)), { recursive: true })
    writeFileSync(path.join(portalDir, file), content)
  }
  return { portalDir, remove: () => rmSync(portalDir, { recursive: true }) }
}
