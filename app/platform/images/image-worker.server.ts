import { rm } from 'node:fs/promises'
import type { ImageJob, ImageResult, Pace } from '#app/platform/images/image-jobs.ts'
import { openRenderer } from '#app/platform/images/renderer-process.server.ts'

const MAX_CONCURRENT = 2
const IDLE_MS = 10_000

type WaitingJob = {
  readonly job: ImageJob
  readonly pace: Pace
  readonly resolve: (result: ImageResult) => void
  readonly reject: (error: unknown) => void
}

export type ImageWorker = (job: ImageJob, pace?: Pace) => Promise<ImageResult>

/**
 * Runs jobs in two separate processes, foreground and background: two jobs at a time, sizes before originals. A
 * background job that gets too little processor time is repeated in the foreground.
 * @throws Error if the job (with its `code`) or the process failed
 */
export function openImageWorker({ idleMs = IDLE_MS } = {}): ImageWorker {
  const queue: WaitingJob[] = []
  const running = new Set<WaitingJob>()
  const renderers = { foreground: openRenderer('foreground', idleMs), background: openRenderer('background', idleMs) }

  /** An original takes up to 330 MB, so two at once would exceed a small machine's memory. */
  function takeNext(): WaitingJob | undefined {
    const shown = queue.findIndex(({ job }) => job.kind !== 'original')
    if (shown !== -1) return queue.splice(shown, 1)[0]
    if ([...running].some(({ job }) => job.kind === 'original')) return undefined
    const awaited = queue.findIndex(({ pace }) => pace === 'foreground')
    return queue.splice(Math.max(awaited, 0), 1)[0]
  }

  function next(): void {
    while (running.size < MAX_CONCURRENT) {
      const waiting = takeNext()
      if (!waiting) break
      running.add(waiting)
      renderers[waiting.pace](waiting.job)
        .finally(() => {
          running.delete(waiting)
          next()
        })
        .then(waiting.resolve, waiting.reject)
    }
  }

  function run(job: ImageJob, pace: Pace): Promise<ImageResult> {
    return new Promise((resolve, reject) => {
      queue.push({ job, pace, resolve, reject })
      next()
    })
  }

  return async (job, pace = 'foreground') => {
    if (pace === 'foreground') return await run(job, pace)
    const result = await run(job, pace).catch(() => null)
    if (result && !(result.kind === 'rejected' && result.rejection === 'too-slow')) return result
    await rm(job.output, { force: true })
    return await run(job, 'foreground')
  }
}
