import { createReadStream } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'

/** What happened to files of the recorded folder, and what was acknowledged, in the order of completion. */
export type Recorded =
  | { readonly kind: 'create' | 'folder'; readonly file: string }
  | { readonly kind: 'remove'; readonly file: string }
  | { readonly kind: 'rename'; readonly file: string; readonly to: string }
  | { readonly kind: 'link'; readonly file: string; readonly to: string }
  | { readonly kind: 'write'; readonly file: string; readonly offset: number; readonly data: Buffer }
  | { readonly kind: 'resize'; readonly file: string; readonly size: number; readonly grows: boolean }
  /** All that completed before the event at `since` is on the disk. No `file`: of all files. */
  | { readonly kind: 'sync'; readonly file?: string; readonly since: number }
  | { readonly kind: 'acknowledged'; readonly answer: string }

/** System calls that the recording needs; a `?` allows that a processor has no such call. */
export const TRACED_CALLS = `
  open openat creat rename renameat renameat2 link linkat unlink unlinkat mkdir mkdirat rmdir symlink symlinkat
  chdir fchdir write writev pwrite64 pwritev pwritev2 lseek truncate ftruncate fallocate
  fsync fdatasync sync syncfs mmap sendfile splice copy_file_range clone clone3 fork vfork`
  .trim()
  .split(/\s+/)
  .map((name) => `?${name}`)

const ESCAPES: Readonly<Record<string, number>> = { n: 10, t: 9, r: 13, v: 11, f: 12, '\\': 92, '"': 34 }
const ZERO = 48

const isOctal = (code: number) => code >= ZERO && code < ZERO + 8

interface Parsed {
  readonly data: Buffer
  /** The place after the closing quotation mark. */
  readonly end: number
}

/** Reads the text in quotation marks that begins at `start`, as strace escapes it. */
const quoted = (text: string, start: number): Parsed => {
  const bytes: Array<number> = []
  let at = start + 1
  while (text[at] !== '"') {
    if (at >= text.length) throw new Error(`no end of the text in ${text.slice(0, 200)}`)
    if (text[at] !== '\\') {
      bytes.push(text.charCodeAt(at))
      at += 1
      continue
    }
    let value = 0
    let digits = 0
    for (; digits < 3 && isOctal(text.charCodeAt(at + 1 + digits)); digits += 1)
      value = value * 8 + text.charCodeAt(at + 1 + digits) - ZERO
    bytes.push(digits > 0 ? value : (ESCAPES[text[at + 1] ?? ''] ?? 0))
    at += 1 + Math.max(1, digits)
  }
  if (text.startsWith('...', at + 1)) throw new Error(`strace has cut ${text.slice(0, 200)}`)
  return { data: Buffer.from(bytes), end: at + 1 }
}

/** The texts in quotation marks of a call. */
const allQuoted = (text: string): ReadonlyArray<Buffer> => {
  const found: Array<Buffer> = []
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at)) {
    const { data, end } = quoted(text, at)
    found.push(data)
    at = end
  }
  return found
}

const CALL = /^(\d+) +(\w+)\((.*)$/
const RESUMED = /^(\d+) +<\.\.\. (\w+) resumed>(.*)$/
/** The result after the last ` = `, and the file behind a descriptor that was returned. */
const RESULT = /^(-?\d+)(?:<([^>]*)>)?/
const FILE = /^(\d+)<([^>]*)>/
const UNFINISHED = ' <unfinished ...>'
const CREATED = /^HTTP\/1\.1 201 /

interface Call {
  readonly process: string
  readonly name: string
  /** The arguments, without the result. */
  readonly args: string
  readonly result: number
  /** The file behind a descriptor that was returned. */
  readonly opened?: string
  /** How many events were recorded when the call began. */
  readonly since: number
}

/**
 * Reads the output of strace (`-f -y`) about this folder, in which these files were present at its beginning. Throws if
 * a file was written in a way that the recording does not contain.
 */
export const readTrace = async (
  traceFile: string,
  folder: string,
  present: Iterable<string>,
): Promise<ReadonlyArray<Recorded>> => {
  const events: Array<Recorded> = []
  const begun = new Map<string, { readonly name: string; readonly args: string; readonly since: number }>()
  const processOf = new Map<string, string>()
  const workingFolder = new Map<string, string>()
  const offsets = new Map<string, number>()
  const known = new Set(present)
  const isWithin = (file: string) => file === folder || file.startsWith(`${folder}/`)

  const resolved = ({ process }: Call, name: string, base?: string): string => {
    const from = base ?? workingFolder.get(process)
    if (!path.isAbsolute(name) && from === undefined) throw new Error(`no working folder of ${process} for ${name}`)
    return path.resolve(from ?? '/', name)
  }
  /** The paths of a call, also of those with a folder before each (`…at`). */
  const pathsOf = (call: Call): ReadonlyArray<string> => {
    const bases = [...call.args.matchAll(/(?:AT_FDCWD|\d+)<([^>]*)>, "/g)].map(([, base]) => base)
    return allQuoted(call.args).map((name, place) => resolved(call, name.toString(), bases[place]))
  }
  const push = (event: Recorded) => void events.push(event)

  const wrote = (call: Call, file: string, descriptor: string) => {
    const data = Buffer.concat(allQuoted(call.args)).subarray(0, call.result)
    if (!isWithin(file)) {
      const answer = data.toString()
      if (file.startsWith('socket:') || file.startsWith('TCP'))
        if (CREATED.test(answer)) push({ kind: 'acknowledged', answer })
      return
    }
    const isPlaced = call.name.startsWith('p')
    const key = `${processOf.get(call.process) ?? call.process} ${descriptor} ${file}`
    const last = call.name === 'pwritev2' ? /, (\d+), [^,]*$/ : /, (\d+)$/
    const offset = isPlaced ? Number(last.exec(call.args)?.[1]) : offsets.get(key)
    if (offset === undefined || Number.isNaN(offset))
      throw new Error(`no offset of ${call.name}(${call.args.slice(0, 99)}`)
    if (!isPlaced) offsets.set(key, offset + data.length)
    push({ kind: 'write', file, offset, data })
  }

  const took = (call: Call) => {
    const { name, args, result, opened, since, process } = call
    if (result < 0) return
    const [, descriptor = '', file = ''] = FILE.exec(args) ?? []
    const key = `${processOf.get(process) ?? process} ${descriptor} ${file}`
    if (name === 'open' || name === 'openat' || name === 'creat') {
      const cwd = /^AT_FDCWD<([^>]*)>/.exec(args)?.[1]
      if (cwd !== undefined) workingFolder.set(process, cwd)
      if (opened === undefined || !isWithin(opened)) return
      if (/O_(?:D?SYNC|DIRECT)\b/.test(args)) throw new Error(`written past the recording: ${args}`)
      offsets.set(
        `${processOf.get(process) ?? process} ${result} ${opened}`,
        args.includes('O_APPEND') ? Number.NaN : 0,
      )
      if (args.includes('O_CREAT') && !known.has(opened)) {
        known.add(opened)
        push({ kind: 'create', file: opened })
      } else if (args.includes('O_TRUNC')) push({ kind: 'resize', file: opened, size: 0, grows: false })
    } else if (/write/.test(name)) wrote(call, file, descriptor)
    else if (name === 'lseek') offsets.set(key, result)
    else if (name === 'fsync' || name === 'fdatasync') {
      if (isWithin(file)) push({ kind: 'sync', file, since })
    } else if (name === 'sync' || name === 'syncfs') push({ kind: 'sync', since })
    else if (name === 'ftruncate') {
      if (isWithin(file)) push({ kind: 'resize', file, size: Number(/, (\d+)/.exec(args)?.[1]), grows: false })
    } else if (name === 'fallocate') {
      const [, mode, offset, length] = /, (\w+), (\d+), (\d+)/.exec(args) ?? []
      if (!isWithin(file)) return
      if (mode !== '0') throw new Error(`fallocate in mode ${mode}`)
      push({ kind: 'resize', file, size: Number(offset) + Number(length), grows: true })
    } else if (name.startsWith('clone') || name.endsWith('fork')) {
      const cwd = workingFolder.get(process)
      if (cwd !== undefined) workingFolder.set(String(result), cwd)
      if (args.includes('CLONE_THREAD')) processOf.set(String(result), processOf.get(process) ?? process)
    } else if (name === 'chdir') workingFolder.set(process, pathsOf(call)[0] ?? '')
    else if (name === 'fchdir') workingFolder.set(process, file)
    else if (name === 'mmap') {
      const mapped = /, \d+<([^>]*)>/.exec(args)?.[1] ?? ''
      if (isWithin(mapped) && args.includes('PROT_WRITE') && args.includes('MAP_SHARED'))
        throw new Error(`written past the recording: ${args}`)
    } else if (name === 'sendfile' || name === 'splice' || name === 'copy_file_range') {
      if (args.includes(`<${folder}`)) throw new Error(`written past the recording: ${name}(${args}`)
    } else named(call)
  }

  const named = (call: Call) => {
    const [file = '', to = ''] = pathsOf(call)
    switch (call.name.replace(/at2?$/, '')) {
      case 'rename':
        if (!isWithin(file) && !isWithin(to)) return
        for (const name of known)
          if (name === file || name.startsWith(`${file}/`)) {
            known.delete(name)
            known.add(to + name.slice(file.length))
          }
        return push({ kind: 'rename', file, to })
      case 'link':
        if (!isWithin(to)) return
        known.add(to)
        return push({ kind: 'link', file, to })
      case 'unlink':
      case 'rmdir':
        known.delete(file)
        return isWithin(file) ? push({ kind: 'remove', file }) : undefined
      case 'mkdir':
        return isWithin(file) ? push({ kind: 'folder', file }) : undefined
      case 'truncate':
        if (isWithin(file)) push({ kind: 'resize', file, size: Number(/, (\d+)$/.exec(call.args)?.[1]), grows: false })
        return undefined
      case 'symlink':
        if (isWithin(to)) throw new Error(`a link from ${to}`)
        return undefined
      default:
        throw new Error(`unexpected call ${call.name}`)
    }
  }

  for await (const line of createInterface({ input: createReadStream(traceFile, 'latin1'), crlfDelay: Infinity })) {
    const resumed = RESUMED.exec(line)
    const [, process = '', name = '', rest = ''] = resumed ?? CALL.exec(line) ?? []
    if (process === '') continue
    if (rest.endsWith(UNFINISHED)) {
      begun.set(process, { name, args: rest.slice(0, -UNFINISHED.length), since: events.length })
      continue
    }
    const before = resumed === null ? undefined : begun.get(process)
    begun.delete(process)
    const whole = (before?.args ?? '') + rest
    const equals = whole.lastIndexOf(' = ')
    const result = RESULT.exec(whole.slice(equals + 3))
    if (result === null) continue
    took({
      process,
      name,
      args: whole.slice(0, equals).trimEnd().slice(0, -1),
      result: Number(result[1]),
      ...(result[2] !== undefined && { opened: result[2] }),
      since: before?.since ?? events.length,
    })
  }
  return events
}
