import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = path.join(import.meta.dirname, 'field')

/** Workbooks like those that went wrong elsewhere, one trouble each. */
export const FIELD_FILES: ReadonlyArray<string> = readdirSync(FOLDER).toSorted()

export const fieldFile = (name: string): Buffer => readFileSync(path.join(FOLDER, name))
