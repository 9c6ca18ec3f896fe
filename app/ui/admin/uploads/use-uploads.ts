import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { type Handlers, openUploadQueue, type Upload } from '#app/ui/admin/uploads/upload-queue.ts'

/** Uploads as a form holds them: those under way or failed. What has arrived is the form's own. */
export type Uploads = {
  readonly list: readonly Upload[]
  /** How many are still under way: the form is not saved before they have ended. */
  readonly left: number
  readonly add: (files: readonly File[]) => void
  readonly retry: (id: number) => void
  readonly cancel: (id: number) => void
  readonly clear: () => void
}

const NONE: readonly Upload[] = []

/** A queue of uploads for as long as the form is there; what is under way when it goes is stopped. */
export function useUploads<Image>(handlers: Handlers<Image>): Uploads {
  const latest = useRef(handlers)
  const [queue] = useState(() =>
    openUploadQueue<Image>(() => ({
      ...latest.current,
      // The image is in the form before its upload is gone from the list: none of them is ever nowhere.
      onArrived: (image, upload) => flushSync(() => latest.current.onArrived(image, upload)),
    })),
  )
  const list = useSyncExternalStore(queue.subscribe, queue.list, () => NONE)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => () => queue.clear(), [queue])
  return {
    list,
    left: list.filter(({ state }) => state !== 'failed').length,
    add: queue.add,
    retry: queue.retry,
    cancel: queue.cancel,
    clear: queue.clear,
  }
}

/** '2 uploads left', or null where none is under way. */
export function uploadsLeft(left: number): string | null {
  if (left === 0) return null
  return left === 1 ? '1 upload left' : `${left} uploads left`
}
