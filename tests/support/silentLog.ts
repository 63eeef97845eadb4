import type { Log } from '../../service/base/log.ts'

export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }
