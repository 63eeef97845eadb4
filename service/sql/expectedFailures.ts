import { SettingRefused } from '../base/settings.ts'
import { BackupRefused } from './backup/backupRefused.ts'
import { DatabaseUnreadable } from './databaseFolder.ts'
import { DatabaseNotStarted } from './embedded/databaseNotStarted.ts'
import { FolderInUse } from './folderLock.ts'
import { ContentDiffers } from './tableRows.ts'

const EXPECTED = [SettingRefused, FolderInUse, DatabaseUnreadable, DatabaseNotStarted, BackupRefused, ContentDiffers]

/** Whether the message of this error tells an operator what to do; it is printed without a stack. */
export const isExpected = (error: unknown): boolean => EXPECTED.some((kind) => error instanceof kind)
