import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { adminText } from '#app/ui/admin/admin-text.ts'
import { type Handlers, openUploadQueue, type Upload } from '#app/ui/admin/uploads/upload-queue.ts'

export type Uploads = ReturnType<typeof useUploads>

const NONE: readonly Upload[] = []

/** Uploads files until the form unmounts, which aborts pending uploads. */
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
  const left = list.filter(({ state }) => state !== 'failed').length // the form can be saved once this is 0
  return { list, left, add, retry, cancel, clear }
}

type WaitingForm = {
  readonly isDirty: boolean
  readonly discard: () => void
  readonly onSubmit: (event: FormEvent) => void
}

/**
 * Returns handlers that prevent submitting the form while files are being uploaded, and that discard uploads with it.
 */
export function blockUntilUploaded(
  form: WaitingForm,
  uploads: readonly Pick<Uploads, 'left' | 'clear'>[],
): WaitingForm {
  const isUploading = uploads.some(({ left }) => left > 0)
  return {
    isDirty: isUploading || form.isDirty,
    discard: () => {
      for (const { clear } of uploads) clear()
      form.discard()
    },
    onSubmit: (event) => {
      if (isUploading) event.preventDefault()
      else form.onSubmit(event)
    },
  }
}

export function formatUploadsLeft(left: number): string | null {
  return left === 0 ? null : adminText.uploadsLeft(left)
}
