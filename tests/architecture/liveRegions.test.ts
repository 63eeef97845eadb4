import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** A status region that appears together with its text: many screen readers announce only what is added to one. */
const APPEARING = /(?:&&|\?|\bcase [^:\n]+:\s*return)\s*\(?\s*<(?:output\b|\w+(?:[^<>]|=>)*?\srole="status")/g

/** The first content of a page or a frame, which is read anyway, and the field of a form that warns about Caps Lock. */
const THERE_FROM_THE_START = [
  'src/ui/publicTracking/UnshownOrder.tsx',
  'src/ui/help/HelpCentreFrame.tsx',
  'src/ui/session/PasswordField.tsx',
]

const appearing = (code: string): ReadonlyArray<string> => [...code.matchAll(APPEARING)].map(([found]) => found)

describe('a status region', () => {
  it('is in the page before its text', () => {
    const files = globSync('src/ui/**/*.tsx').map((file) => file.replaceAll('\\', '/'))
    const found = files
      .filter((file) => !THERE_FROM_THE_START.includes(file))
      .flatMap((file) => appearing(readFileSync(file, 'utf8')).map((region) => `${file}: ${region}`))
    expect(found).toEqual([])
  })

  it.each([
    `{isSent && <p role="status">Sent</p>}`,
    `{isSent && (\n  <div className="sent" role="status">\n    Sent\n  </div>\n)}`,
    `{isSent ? <output>Sent</output> : null}`,
    `case 'sent':\n  return (\n    <div className="sent" role="status">`,
  ])('is found where it appears with its text: %s', (code) => {
    expect(appearing(code)).toHaveLength(1)
  })

  it('may be filled, and may be the whole of a component', () => {
    expect(appearing(`<p role="status">{isSent && <b>Sent</b>}</p>`)).toEqual([])
    expect(appearing(`return <output>{said}</output>`)).toEqual([])
  })
})
