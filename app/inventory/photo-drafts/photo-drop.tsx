import { useEffect, useRef, useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { adminText } from '#app/inventory/photo-drafts/admin-text.ts'
import { describeAdded } from '#app/inventory/photo-drafts/photo-results.ts'
import { sendProductPhoto } from '#app/platform/images/send-image.ts'
import { AdminButton, AdminButtonLink, TextButton } from '#app/ui/admin/admin-button.tsx'
import { BOX } from '#app/ui/admin/admin-field.tsx'
import { adminText as uploadText } from '#app/ui/admin/admin-text.ts'
import { ImageDrop } from '#app/ui/admin/uploads/image-drop.tsx'
import type { Upload } from '#app/ui/admin/uploads/upload-queue.ts'
import { useUploads } from '#app/ui/admin/uploads/use-uploads.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { ProblemText } from '#app/ui/problem-text.tsx'

type PhotoDropProps = {
  /** False for a store without categories. */
  readonly canCreate: boolean
  readonly onUploading: (isUploading: boolean) => void
}

/** Creates drafts from photos: in the background if JavaScript is available, otherwise with a form. */
export function PhotoDrop({ canCreate, onUploading }: PhotoDropProps) {
  const isHydrated = useHydrated()
  if (!canCreate) return <CategoryNotice />
  return isHydrated ? <PhotoUploads onUploading={onUploading} /> : <PhotoForm />
}

function CategoryNotice() {
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-base">{adminText.needsCategory}</p>
      <AdminButtonLink look="primary" to={href('/admin/categories/new')}>
        {adminText.addCategory}
      </AdminButtonLink>
    </div>
  )
}

const NOTHING_ADDED = { created: 0, known: 0 }

function PhotoUploads({ onUploading }: Pick<PhotoDropProps, 'onUploading'>) {
  const { revalidate } = useRevalidator()
  const input = useRef<HTMLInputElement>(null)
  const [hasUnreadable, setHasUnreadable] = useState(false)
  /** How many photos became drafts or were already on products since the current uploads began. */
  const [added, setAdded] = useState(NOTHING_ADDED)
  const uploads = useUploads({
    send: sendProductPhoto,
    onArrived: ({ isCreated }) => {
      setAdded(({ created, known }) => (isCreated ? { created: created + 1, known } : { created, known: known + 1 }))
      void revalidate()
    },
    onFailed: () => {},
  })
  const { list, left } = uploads
  const isUploading = left > 0
  useEffect(() => onUploading(isUploading), [isUploading, onUploading])
  // Omits waiting uploads that have no message, because each row would push the drafts further down
  const shown = list.filter(({ state, reason }) => state !== 'waiting' || reason !== '')
  const status = [
    ...describeAdded(added.created, added.known),
    ...(list.length > 0 ? [adminText.someFailed] : []),
    ...(hasUnreadable ? [adminText.unreadable] : []),
  ]
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
          if (!isUploading) setAdded(NOTHING_ADDED)
          if (files.length > 0) uploads.add(files)
          setHasUnreadable(unreadable.length > 0 || files.length === 0)
        }}
      />
      <div className="mt-2 flex flex-wrap items-center gap-x-4 empty:mt-0">
        <p role="status" className="text-sm text-ink-2">
          {isUploading ? adminText.photosLeft(left) : status.join(' ')}
        </p>
        {left > 1 && <TextButton onClick={uploads.clear}>{adminText.cancelAll}</TextButton>}
      </div>
      {shown.length > 0 && (
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {shown.map((upload) => (
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
      <span className="min-w-0 flex-1 basis-32 wrap-anywhere">{name}</span>
      {hasFailed ? (
        <ProblemText id={`upload-${id}-error`} role="alert">
          <span className="sr-only">{name}: </span>
          {reason}
        </ProblemText>
      ) : state === 'waiting' ? (
        <span className="text-ink-2">{reason}</span>
      ) : (
        <span className="w-24 shrink-0 md:w-48">
          <progress
            max={1}
            value={share}
            aria-label={uploadText.uploadProgressLabel(name)}
            className="upload-progress"
          />
        </span>
      )}
      {hasFailed && canRetry && (
        <TextButton aria-label={uploadText.retryLabel(name)} onClick={onRetry}>
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
