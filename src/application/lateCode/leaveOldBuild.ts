import { MINUTE, SECOND } from '../../domain/instant.ts'
import type { BuildManifestPort } from '../ports/BuildManifest.ts'
import type { Pause } from '../ports/Pause.ts'

/** Interval between checks, in ms (BUILD-01, CONST-38). */
const LOOK_EVERY = 5 * MINUTE
/** Time from the warning to the reload, in ms (BUILD-04, CONST-39). */
const RELOAD_AFTER = 3 * SECOND
/** Interval between checks whether the work that blocks the reload is done, in ms. */
const ASK_EVERY = SECOND

interface OldBuild {
  readonly manifest: BuildManifestPort
  readonly pause: Pause
  /** Whether work is in progress, or text was typed, that a reload would interrupt or lose. */
  readonly isBusy: () => boolean
  /** Announces the reload (BUILD-03). */
  readonly warn: () => void
  readonly reload: () => void
}

const isOutdated = async ({ running, published }: BuildManifestPort, signal: AbortSignal): Promise<boolean> =>
  ((await published(signal)) ?? []).some((file) => !running.includes(file))

const waitUntilIdle = async ({ isBusy, pause }: OldBuild, signal: AbortSignal): Promise<void> => {
  while (isBusy() && !signal.aborted) await pause(ASK_EVERY, signal)
}

/**
 * Compares the page's build with the site's every 5 minutes; when the site has a new one, warns and reloads 3 s later
 * (BUILD-01 to BUILD-04). Waits for work in progress both before the warning, so that it is true, and after it. A
 * failed check is ignored (BUILD-05, OP-74).
 */
export const leaveOldBuild = async (build: OldBuild, signal: AbortSignal): Promise<void> => {
  const { manifest, pause, warn, reload } = build
  do {
    await pause(LOOK_EVERY, signal)
    if (signal.aborted) return
  } while (!(await isOutdated(manifest, signal)))
  await waitUntilIdle(build, signal)
  if (signal.aborted) return
  warn()
  await pause(RELOAD_AFTER, signal)
  await waitUntilIdle(build, signal)
  if (!signal.aborted) reload()
}
