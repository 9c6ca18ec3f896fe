import { rm } from 'node:fs/promises'
import type { ImageJob, ImageResult, JobPriority } from '#app/platform/images/image-jobs.ts'
import { openRenderer } from '#app/platform/images/renderer-process.server.ts'

const MAX_CONCURRENT = 2
const IDLE_MS = 10_000

type WaitingJob = {
  readonly job: ImageJob
  readonly priority: JobPriority
  readonly resolve: (result: ImageResult) => void
  readonly reject: (error: unknown) => void
}

export type ImageWorker = (job: ImageJob, priority?: JobPriority) => Promise<ImageResult>

/**
 * Runs jobs in two separate processes, foreground and background: two jobs at a time, sizes before originals. A
 * background job that fails or takes too long, because it gets little processor time, is repeated in the foreground.
 * @throws Error if the job (with its `code`) or the process failed
 */
export function openImageWorker({ idleMs = IDLE_MS } = {}): ImageWorker {
  const queue: WaitingJob[] = []
  const runningJobs = new Set<WaitingJob>()
  const renderers = { foreground: openRenderer('foreground', idleMs), background: openRenderer('background', idleMs) }

  /** Never returns a second original: each takes up to 330 MB, so two would exceed a small machine's memory. */
  function dequeueNext(): WaitingJob | undefined {
    const sizeIndex = queue.findIndex(({ job }) => job.kind !== 'original')
    if (sizeIndex !== -1) return queue.splice(sizeIndex, 1)[0]
    if ([...runningJobs].some(({ job }) => job.kind === 'original')) return undefined
    const foregroundIndex = queue.findIndex(({ priority }) => priority === 'foreground')
    return queue.splice(Math.max(foregroundIndex, 0), 1)[0]
  }

  function startWaitingJobs(): void {
    while (runningJobs.size < MAX_CONCURRENT) {
      const waiting = dequeueNext()
      if (!waiting) break
      runningJobs.add(waiting)
      renderers[waiting.priority](waiting.job)
        .finally(() => {
          runningJobs.delete(waiting)
          startWaitingJobs()
        })
        .then(waiting.resolve, waiting.reject)
    }
  }

  function run(job: ImageJob, priority: JobPriority): Promise<ImageResult> {
    return new Promise((resolve, reject) => {
      queue.push({ job, priority, resolve, reject })
      startWaitingJobs()
    })
  }

  return async (job, priority = 'foreground') => {
    if (priority === 'foreground') return await run(job, priority)
    const result = await run(job, priority).catch(() => null)
    if (result && !(result.kind === 'rejected' && result.rejection === 'too-slow')) return result
    await rm(job.output, { force: true })
    return await run(job, 'foreground')
  }
}
