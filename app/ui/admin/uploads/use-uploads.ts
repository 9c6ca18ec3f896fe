import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { adminText } from '#app/ui/admin/admin-text.ts'
import { type Handlers, openUploadQueue, type Upload } from '#app/ui/admin/uploads/upload-queue.ts'

export type Uploads = ReturnType<typeof useUploads>

const NONE: readonly Upload[] = []

/** Uploads files until the form unmounts, which aborts the pending ones. */
export function useUploads<Image>(handlers: Handlers<Image>) {
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
  const left = list.filter(({ state }) => state !== 'failed').length // the form can be saved once there are none
  return { list, left, add, retry, cancel, clear }
}

export function uploadsLeft(left: number): string | null {
  return left === 0 ? null : adminText.uploadsLeft(left)
}
