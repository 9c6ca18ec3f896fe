import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { adminText } from '#app/inventory/photo-drafts/admin-text.ts'
import { sendProductPhoto } from '#app/platform/images/send-image.ts'
import { AdminButton, TextButton } from '#app/ui/admin/admin-button.tsx'
import { BOX } from '#app/ui/admin/admin-field.tsx'
import { adminText as uploadText } from '#app/ui/admin/admin-text.ts'
import { ImageDrop } from '#app/ui/admin/uploads/image-drop.tsx'
import type { Upload } from '#app/ui/admin/uploads/upload-queue.ts'
import { useUploads } from '#app/ui/admin/uploads/use-uploads.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { ProblemText } from '#app/ui/problem-text.tsx'

/** Creates drafts from photos: with scripts in the background, otherwise with a form. */
export function PhotoDrop() {
  return useHydrated() ? <PhotoUploads /> : <PhotoForm />
}

function PhotoUploads() {
  const { revalidate } = useRevalidator()
  const input = useRef<HTMLInputElement>(null)
  const [status, setStatus] = useState('')
  const uploads = useUploads({
    send: sendProductPhoto,
    onArrived: () => void revalidate(),
    onFailed: () => {},
  })
  const { list, left } = uploads
  const wasBusy = useRef(false)
  const hasFailed = list.some(({ state }) => state === 'failed')
  useEffect(() => {
    if (wasBusy.current && left === 0) setStatus(hasFailed ? adminText.someFailed : adminText.allCreated)
    wasBusy.current = left > 0
  }, [left, hasFailed])
  return (
    <>
      <ImageDrop
        label={adminText.addPhotos}
        hint={
          <>
            <span className="pointer-coarse:hidden">{adminText.dropHint} </span>
            {adminText.photosHint}
          </>
        }
        multiple
        disabled={false}
        input={input}
        onFiles={(files, unreadable) => {
          if (files.length > 0) uploads.add(files)
          setStatus(unreadable.length > 0 || files.length === 0 ? adminText.unreadable : '')
        }}
      />
      <p role="status" className="mt-2 text-sm text-ink-2 empty:mt-0">
        {left > 0 ? adminText.photosLeft(left) : status}
      </p>
      {list.length > 0 && (
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {list.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onCancel={() => uploads.cancel(upload.id)}
              onRetry={() => uploads.retry(upload.id)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

type UploadRowProps = { readonly upload: Upload; readonly onCancel: () => void; readonly onRetry: () => void }

function UploadRow({ upload, onCancel, onRetry }: UploadRowProps) {
  const { id, name, state, share, reason, canRetry } = upload
  const hasFailed = state === 'failed'
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-4 py-1 text-sm">
      <span className="min-w-0 flex-1 basis-48 wrap-anywhere">{name}</span>
      {hasFailed ? (
        <ProblemText id={`upload-${id}-error`} role="alert">
          <span className="sr-only">{name}: </span>
          {reason}
        </ProblemText>
      ) : (
        <progress max={1} value={share} aria-label={uploadText.uploadNamed(name)} className="upload-progress" />
      )}
      {hasFailed && canRetry && (
        <TextButton aria-label={uploadText.retryNamed(name)} onClick={onRetry}>
          {uploadText.retry}
        </TextButton>
      )}
      <TextButton
        aria-label={hasFailed ? uploadText.removeItem(name) : uploadText.cancelUpload(name)}
        onClick={onCancel}
      >
        {hasFailed ? uploadText.remove : uploadText.cancel}
      </TextButton>
    </li>
  )
}

function PhotoForm() {
  return (
    <form
      method="post"
      action="/uploads/products"
      encType="multipart/form-data"
      className="grid min-h-[120px] content-center gap-3 border border-dashed border-edge bg-pearl p-4"
    >
      <label>
        <span className="mb-1 block text-base font-medium">{adminText.choosePhotos}</span>
        <input type="file" name="file" accept="image/*" multiple required className={BOX} />
      </label>
      <p className="text-sm text-ink-2">{adminText.photosHint}</p>
      <AdminButton type="submit" className="justify-self-start">
        {adminText.createDrafts}
      </AdminButton>
    </form>
  )
}
