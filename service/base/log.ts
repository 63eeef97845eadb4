import { machineNow } from './machineNow.ts'

export type LogFields = Readonly<Record<string, unknown>>

/** Logs events, one line each. Never pass a token, a body or a query. The field `message` is a sentence for people. */
export interface Log {
  readonly info: (event: string, fields?: LogFields) => void
  /** Something that needs attention but is no defect. */
  readonly warn: (event: string, fields?: LogFields) => void
  readonly error: (event: string, cause: unknown, fields?: LogFields) => void
}

/** `json` for programs, `text` for people. */
export const LOG_FORMATS = ['json', 'text'] as const
export type LogFormat = (typeof LOG_FORMATS)[number]

type Level = keyof Log

interface Output {
  readonly write: (text: string) => unknown
  readonly isTTY?: boolean
}

const jsonLine = (level: Level, event: string, fields: LogFields, at: number) =>
  JSON.stringify({ level, event, at: new Date(at).toISOString(), ...fields })

const LABELS: Readonly<Record<Level, string>> = { info: '', warn: 'Warning: ', error: 'Error: ' }

const wordOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** A line of text: the time, and the message or else the event with its fields. */
const textLine = (level: Level, event: string, { message, ...fields }: LogFields, at: number) => {
  const time = new Date(at).toTimeString().slice(0, 8)
  const named = [event, ...Object.entries(fields).map(([name, value]) => `${name}=${wordOf(value)}`)]
  const text = typeof message === 'string' ? message : named.join(' ')
  return `${time} ${LABELS[level]}${text}`.replaceAll(/\p{Cc}+/gu, ' ')
}

const stackOf = (cause: unknown) => (cause instanceof Error ? (cause.stack ?? cause.message) : String(cause))

/** The message of an error and the first place of its stack. */
const briefly = (cause: unknown) => {
  if (!(cause instanceof Error)) return String(cause)
  const place = /^\s+(at .+)$/m.exec(cause.stack ?? '')?.[1]
  return `${cause.name}: ${cause.message}${place === undefined ? '' : ` (${place})`}`
}

/**
 * Writes information to `out`, warnings and errors to `err`. Without a format, an output that is a terminal gets text
 * and every other one JSON.
 */
export const makeLog = (out: Output, err: Output, format?: LogFormat): Log => {
  const isJson = ({ isTTY = false }: Output) => (format ?? (isTTY ? 'text' : 'json')) === 'json'
  const write = (to: Output, level: Level, event: string, fields: LogFields) => {
    const line = isJson(to) ? jsonLine : textLine
    to.write(`${line(level, event, fields, machineNow())}\n`)
  }
  return {
    info: (event, fields = {}) => write(out, 'info', event, fields),
    warn: (event, fields = {}) => write(err, 'warn', event, fields),
    error: (event, cause, fields = {}) =>
      write(err, 'error', event, { ...fields, cause: isJson(err) ? stackOf(cause) : briefly(cause) }),
  }
}

/** The log on standard output and standard error. */
export const consoleLog = (format?: LogFormat): Log => makeLog(process.stdout, process.stderr, format)
