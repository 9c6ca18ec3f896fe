import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { type Handlers, openUploadQueue, type Upload } from '#app/ui/admin/uploads/upload-queue.ts'

export type Uploads = {
  readonly list: readonly Upload[]
  readonly left: number
  readonly add: (files: readonly File[]) => void
  readonly retry: (id: number) => void
  readonly cancel: (id: number) => void
  readonly clear: () => void
}

const NONE: readonly Upload[] = []

/** Uploads files until the form unmounts, which aborts the pending ones. */
export function useUploads<Image>(handlers: Handlers<Image>): Uploads {
  const latest = useRef(handlers)
  const [queue] = useState(() =>
    openUploadQueue<Image>(() => ({
      ...latest.current,
      // Adds the image before its upload disappears from the list.
      onArrived: (image, upload) => flushSync(() => latest.current.onArrived(image, upload)),
    })),
  )
  const list = useSyncExternalStore(queue.subscribe, queue.list, () => NONE)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => () => queue.clear(), [queue])
  const { add, retry, cancel, clear } = queue
  return { list, left: list.filter(({ state }) => state !== 'failed').length, add, retry, cancel, clear }
}

/** '2 uploads left', or null if none are pending. */
export function uploadsLeft(left: number): string | null {
  if (left === 0) return null
  return left === 1 ? '1 upload left' : `${left} uploads left`
}
