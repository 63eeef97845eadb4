import type { TextId } from '../../domain/text/textIds.ts'

/** Messages that report a problem. */
export const TROUBLES: ReadonlySet<TextId> = new Set(['farewell-device-token', 'farewell-device-ended'])
