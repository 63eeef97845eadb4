import { Context, type Effect } from 'effect'

/** A file's content, not necessarily in memory. */
export interface FileContent {
  /** In bytes. */
  readonly size: number
  /** MIME type. */
  readonly type: string
  readonly arrayBuffer: () => Promise<ArrayBuffer>
}

/** Saves a file in the person's downloads. */
export class FileSaver extends Context.Service<
  FileSaver,
  { readonly save: (content: FileContent, name: string) => Effect.Effect<void> }
>()('application/FileSaver') {}
