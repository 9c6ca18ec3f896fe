import type { ChildProcess } from 'node:child_process'
import { withAdvisoryLock } from '#app/platform/db/advisory-lock.server.ts'
import { waitForStart } from '#app/platform/forked.server.ts'
import { log } from '#app/platform/log.server.ts'

type StartOptions = {
  readonly databaseUrl: string
  /** Held until the process has started, so that other web processes do not start a second one. */
  readonly lock: number
  /** Returns null if there is nothing to start. */
  readonly fork: () => Promise<ChildProcess | null>
}

/**
 * Forks a process and returns immediately, because the process takes seconds to load its code before it starts. Returns
 * false if another process is starting or if there is nothing to start. A failed start is logged.
 */
export function startForkedScript({ databaseUrl, lock, fork }: StartOptions): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>()
  let isForked = false
  const starting = withAdvisoryLock(databaseUrl, lock, 0, async () => {
    const child = await fork()
    isForked = child !== null
    resolve(isForked)
    return child && (await waitForStart(child))
  })
  starting.then(
    () => resolve(false), // has no effect after the fork
    (error) => {
      if (isForked) log.error({ event: 'start-failed', err: error })
      else reject(error)
    },
  )
  return promise
}
