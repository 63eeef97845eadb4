import { Context, type Effect } from 'effect'

/** A file's content, which need not lie in memory. */
export interface FileContent {
  /** Bytes. */
  readonly size: number
  /** MIME type. */
  readonly type: string
  readonly arrayBuffer: () => Promise<ArrayBuffer>
}

/** Hands a file over to the person, who finds it where their downloads go. */
export class FileSaver extends Context.Service<
  FileSaver,
  { readonly save: (content: FileContent, name: string) => Effect.Effect<void> }
>()('application/FileSaver') {}
