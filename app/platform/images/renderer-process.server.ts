import { type ChildProcess, fork } from 'node:child_process'
import { resolve } from 'node:path'
import process from 'node:process'
import type { ImageJob, ImageResult, JobPriority, NumberedMessage } from '#app/platform/images/image-jobs.ts'

const STUCK_MS = 30_000

/** By default, glibc retains 390 MB of freed memory; with these settings, 140 MB. */
const MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

type RunningJob = {
  readonly resolve: (result: ImageResult) => void
  readonly reject: (error: Error) => void
  readonly timer: NodeJS.Timeout
}

/**
 * Returns a function that runs a job in a process without the store's environment. The process starts with the first
 * job and exits after `idleMs` without a job. A failed job rejects with an Error that has a `code`. Jobs also
 * fail if the process stops or is stuck.
 */
export function openRenderer(priority: JobPriority, idleMs: number): (job: ImageJob) => Promise<ImageResult> {
  const runningJobs = new Map<number, RunningJob>()
  let child: ChildProcess | null = null
  let exitTimer: NodeJS.Timeout | undefined
  let jobCount = 0

  function start(): ChildProcess {
    const started = fork(resolve('app/platform/images/image-renderer.server.ts'), [priority], {
      env: {
        ...MEMORY,
        FONTCONFIG_FILE: resolve('app/assets/fonts/share/fonts.conf'), // the machine's fonts are not used
      },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.on('message', (received) => {
      const { number, message } = received as NumberedMessage<ImageResult> // only our child process can send messages
      settle(number, ({ resolve: succeed, reject }) => {
        if (message.kind !== 'failed') succeed(message)
        else reject(Object.assign(new Error(message.message), { code: message.code }))
      })
    })
    const kill = () => started.kill()
    process.once('exit', kill)
    started.once('exit', () => process.off('exit', kill))
    for (const event of ['error', 'exit']) started.once(event, () => abandon(started))
    return started
  }

  /** Fails the process's current jobs. The next job starts a new process. */
  function abandon(abandoned: ChildProcess): void {
    if (abandoned !== child) return
    child = null
    for (const number of [...runningJobs.keys()]) {
      settle(number, ({ reject }) => reject(new Error('The image renderer stopped')))
    }
  }

  function settle(number: number, respond: (job: RunningJob) => void): void {
    const job = runningJobs.get(number)
    if (!job) return
    runningJobs.delete(number)
    clearTimeout(job.timer)
    respond(job)
    if (runningJobs.size === 0 && child) scheduleExit(child)
  }

  function scheduleExit(idleProcess: ChildProcess): void {
    idleProcess.unref()
    idleProcess.channel?.unref()
    clearTimeout(exitTimer)
    exitTimer = setTimeout(() => {
      child = null
      if (idleProcess.connected) idleProcess.disconnect()
    }, idleMs).unref()
  }

  return (job) =>
    new Promise((resolve, reject) => {
      clearTimeout(exitTimer)
      child ??= start()
      child.ref()
      child.channel?.ref()
      const current = child
      const number = ++jobCount
      const timer = setTimeout(() => {
        current.kill('SIGKILL')
        abandon(current)
      }, STUCK_MS)
      runningJobs.set(number, { resolve, reject, timer })
      current.send({ number, message: job } satisfies NumberedMessage<ImageJob>, (error) => {
        if (error) abandon(current)
      })
    })
}
