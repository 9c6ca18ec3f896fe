import { type ChildProcess, fork } from 'node:child_process'
import { resolve } from 'node:path'
import process from 'node:process'
import type { ImageJob, ImageResult, Numbered } from '#app/platform/images/image-jobs.ts'

const AT_ONCE = 2
const IDLE_MS = 10_000
const STUCK_MS = 30_000

/** By default glibc keeps 390 MB of freed memory, with these 140 MB. */
const MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

type Waiting = {
  readonly job: ImageJob
  readonly resolve: (result: ImageResult) => void
  readonly reject: (error: Error) => void
}

export type ImageWorker = (job: ImageJob) => Promise<ImageResult>

/**
 * Runs jobs in a separate process without the store's environment: two at a time, sizes before originals. It starts
 * with the first job and exits after 10 s without one.
 * @throws Error if the job (with its `code`) or the process failed.
 */
export function openImageWorker({ idleMs = IDLE_MS } = {}): ImageWorker {
  const queue: Waiting[] = []
  const running = new Map<number, Waiting & { readonly timer: NodeJS.Timeout }>()
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let jobs = 0

  function start(): ChildProcess {
    const started = fork(resolve('app/platform/images/image-renderer.server.ts'), {
      env: {
        ...MEMORY,
        FONTCONFIG_FILE: resolve('app/assets/fonts/share/fonts.conf'), // no fonts of the machine are used
      },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.on('message', (received) => {
      const { number, message } = received as Numbered<ImageResult> // only our child process can send messages
      settle(number, ({ resolve: done, reject }) => {
        if (message.kind !== 'failed') done(message)
        else reject(Object.assign(new Error(message.message), { code: message.code }))
      })
    })
    const kill = () => started.kill()
    process.once('exit', kill)
    started.once('exit', () => process.off('exit', kill))
    for (const event of ['error', 'exit']) started.once(event, () => drop(started))
    return started
  }

  /** Its current jobs fail, waiting ones go to the next process. */
  function drop(gone: ChildProcess): void {
    if (gone !== child) return
    child = null
    for (const number of [...running.keys()]) {
      settle(number, ({ reject }) => reject(new Error('The image renderer stopped')))
    }
  }

  function settle(number: number, response: (waiting: Waiting) => void): void {
    const waiting = running.get(number)
    if (!waiting) return
    running.delete(number)
    clearTimeout(waiting.timer)
    response(waiting)
    next()
  }

  /** An original takes up to 330 MB; two exceed the memory of a small machine. */
  function takeNext(): Waiting | undefined {
    const shown = queue.findIndex(({ job }) => job.kind !== 'original')
    if (shown !== -1) return queue.splice(shown, 1)[0]
    return [...running.values()].some(({ job }) => job.kind === 'original') ? undefined : queue.shift()
  }

  function next(): void {
    while (running.size < AT_ONCE) {
      const waiting = takeNext()
      if (!waiting) break
      clearTimeout(idle)
      child ??= start()
      child.ref()
      child.channel?.ref()
      const current = child
      const number = ++jobs
      const timer = setTimeout(() => {
        current.kill('SIGKILL')
        drop(current)
      }, STUCK_MS)
      running.set(number, { ...waiting, timer })
      current.send({ number, message: waiting.job } satisfies Numbered<ImageJob>, (error) => {
        if (error) drop(current)
      })
    }
    if (running.size === 0 && child) rest(child)
  }

  function rest(resting: ChildProcess): void {
    resting.unref()
    resting.channel?.unref()
    clearTimeout(idle)
    idle = setTimeout(() => {
      child = null
      if (resting.connected) resting.disconnect()
    }, idleMs).unref()
  }

  return (job) =>
    new Promise((resolve, reject) => {
      queue.push({ job, resolve, reject })
      next()
    })
}
