import type { UploadResult } from '#app/lib/image-url.ts'
import { adminText } from '#app/ui/admin/admin-text.ts'

export type Upload = {
  readonly id: number
  readonly name: string
  readonly preview: string
  readonly state: 'waiting' | 'sending' | 'failed'
  readonly share: number
  readonly reason: string
  readonly canRetry: boolean
}

export type Send<SentFile> = (
  file: File,
  sending: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
) => Promise<UploadResult<SentFile>>

export type Handlers<SentFile> = {
  readonly send: Send<SentFile>
  /** The preview is valid until the queue is cleared. */
  readonly onArrived: (file: SentFile, upload: Pick<Upload, 'id' | 'preview'>) => void
  /** Called once per batch of added or retried files, however many fail. */
  readonly onFailed: () => void
}

const MAX_CONCURRENT = 4

/** The external store behind `useUploads`, for use with `useSyncExternalStore`. */
export function openUploadQueue<SentFile>(handlers: () => Handlers<SentFile>) {
  let uploads: readonly Upload[] = []
  let lastId = 0
  let isFailureReported = false
  const listeners = new Set<() => void>()
  const files = new Map<number, File>()
  const controllers = new Map<number, AbortController>()
  const previews = new Map<number, string>()
  let pauseTimer: ReturnType<typeof setTimeout> | undefined

  function setUploads(next: readonly Upload[]): void {
    uploads = next
    for (const listener of listeners) listener()
  }
  function change(id: number, part: Partial<Upload>): void {
    setUploads(uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))
  }
  function removeUpload(id: number): void {
    controllers.get(id)?.abort()
    controllers.delete(id)
    files.delete(id)
    setUploads(uploads.filter((upload) => upload.id !== id))
  }
  function revokePreview(id: number): void {
    URL.revokeObjectURL(previews.get(id) ?? '')
    previews.delete(id)
  }
  function startNext(): void {
    if (pauseTimer !== undefined) return
    for (const { id, state } of uploads) {
      if (controllers.size >= MAX_CONCURRENT) return
      const file = files.get(id)
      if (state === 'waiting' && file) void run(id, file)
    }
  }
  function startLater(ms: number): void {
    clearTimeout(pauseTimer)
    pauseTimer = setTimeout(() => {
      pauseTimer = undefined
      startNext()
    }, ms)
  }
  async function run(id: number, file: File): Promise<void> {
    const controller = new AbortController()
    controllers.set(id, controller)
    change(id, { state: 'sending', reason: '' })
    const onProgress = (share: number) => change(id, { share })
    const result = await handlers().send(file, { signal: controller.signal, onProgress })
    if (controller.signal.aborted) return
    controllers.delete(id)
    if (result.ok) {
      handlers().onArrived(result.file, { id, preview: previews.get(id) ?? '' })
      removeUpload(id)
    } else if (result.waitMs !== undefined) {
      change(id, { state: 'waiting', share: 0, reason: adminText.continuesSoon })
      startLater(result.waitMs)
    } else {
      change(id, { state: 'failed', share: 0, reason: result.reason, canRetry: result.canRetry })
      if (!isFailureReported) handlers().onFailed()
      isFailureReported = true
    }
    startNext()
  }

  return {
    list: () => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(added: readonly File[]) {
      isFailureReported = false
      const newUploads = added.map((file): Upload => {
        const id = ++lastId
        files.set(id, file)
        const preview = URL.createObjectURL(file)
        previews.set(id, preview)
        return { id, name: file.name, preview, state: 'waiting', share: 0, reason: '', canRetry: false }
      })
      setUploads([...uploads, ...newUploads])
      startNext()
    },
    retry(id: number) {
      isFailureReported = false
      change(id, { state: 'waiting', share: 0, reason: '' })
      startNext()
    },
    /** Aborts an upload, or removes a failed one. */
    cancel(id: number) {
      removeUpload(id)
      revokePreview(id)
      startNext()
    },
    /** Removes all uploads, and the previews of stored images. */
    clear() {
      clearTimeout(pauseTimer)
      pauseTimer = undefined
      for (const { id } of uploads) removeUpload(id)
      for (const id of previews.keys()) revokePreview(id)
    },
  }
}
