import { MINUTE, SECOND } from '../../domain/instant.ts'
import type { BuildManifestPort } from '../ports/BuildManifest.ts'
import type { Pause } from '../ports/Pause.ts'

/** Ms between two looks (BUILD-01, CONST-38). */
const LOOK_EVERY = 5 * MINUTE
/** Ms from the warning to the reload (BUILD-04, CONST-39). */
const RELOAD_AFTER = 3 * SECOND
/** Ms between two looks whether the work that the reload waits for is done. */
const ASK_EVERY = SECOND

interface OldBuild {
  readonly manifest: BuildManifestPort
  readonly pause: Pause
  /** Whether something is under way, or typed, that a reload would end or lose. */
  readonly isBusy: () => boolean
  /** Says that the page will be reloaded (BUILD-03). */
  readonly warn: () => void
  readonly reload: () => void
}

const isOutdated = async ({ running, published }: BuildManifestPort, signal: AbortSignal): Promise<boolean> =>
  ((await published(signal)) ?? []).some((file) => !running.includes(file))

const untilIdle = async ({ isBusy, pause }: OldBuild, signal: AbortSignal): Promise<void> => {
  while (isBusy() && !signal.aborted) await pause(ASK_EVERY, signal)
}

/**
 * Compares the page with the site every 5 minutes; once the site has another build, it warns, and reloads 3 s later
 * (BUILD-01 to BUILD-04). It waits for what is under way, before the warning, so that the warning is true, and after
 * it. A look that fails says nothing (BUILD-05, OP-74).
 */
export const leaveOldBuild = async (build: OldBuild, signal: AbortSignal): Promise<void> => {
  const { manifest, pause, warn, reload } = build
  do {
    await pause(LOOK_EVERY, signal)
    if (signal.aborted) return
  } while (!(await isOutdated(manifest, signal)))
  await untilIdle(build, signal)
  if (signal.aborted) return
  warn()
  await pause(RELOAD_AFTER, signal)
  await untilIdle(build, signal)
  if (!signal.aborted) reload()
}
