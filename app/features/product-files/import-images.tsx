import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { IMAGES_AT_ONCE } from '#app/features/product-files/import-input.ts'
import { imageName } from '#app/features/product-files/own-columns.ts'
import type { ImportDetail } from '#app/features/product-files/product-imports.server.ts'
import { sendImage } from '#app/platform/images/send-image.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { ErrorBanner } from '#app/ui/admin/error-banner.tsx'
import { ImageDrop } from '#app/ui/admin/uploads/image-drop.tsx'
import { UploadTile } from '#app/ui/admin/uploads/upload-tile.tsx'
import { uploadsLeft, useUploads } from '#app/ui/admin/uploads/use-uploads.ts'
import { type FailureResult, useResult } from '#app/ui/admin/use-result.ts'

/** One folder for all: sent again, an image is the one that is there. */
const FOLDER = 'products/import'

type Given = { readonly name: string; readonly publicId: string }

/** Takes in the images that a file names, and says which are missing. */
export function ImportImages({ file, isBusy }: { file: ImportDetail; isBusy: boolean }) {
  const { missing, isMoreMissing, images } = file
  const input = useRef<HTMLInputElement>(null)
  const fetcher = useFetcher<FailureResult>()
  const [given, setGiven] = useState<readonly Given[]>([])
  const reported = useRef<readonly Given[]>([])
  const [triedAfter, setTriedAfter] = useState<FailureResult>()
  const uploads = useUploads<Given>({
    send: async (image, sending) => {
      const sent = await sendImage(image, FOLDER, sending)
      return sent.ok ? { ok: true, image: { name: imageName(image.name), publicId: sent.image.publicId } } : sent
    },
    onArrived: (image) => setGiven((others) => [...others, image]),
    onFailed: () => {},
  })
  const { data: result, state } = fetcher
  useResult(fetcher, ({ failed }) => {
    if (failed) setGiven((others) => [...reported.current, ...others])
  })
  const failure = result === triedAfter ? null : result?.failed
  // After a failure only by a press: by itself it would fail again and again
  const isReady = given.length > 0 && uploads.left === 0 && !isBusy && state === 'idle' && !failure
  const report = useEffectEvent(() => {
    reported.current = given.slice(0, IMAGES_AT_ONCE)
    setGiven(given.slice(IMAGES_AT_ONCE))
    void fetcher.submit({ intent: 'images', images: JSON.stringify(reported.current) }, { method: 'post' })
  })
  useEffect(() => {
    if (isReady) report()
  }, [isReady])

  return (
    <>
      <p className="mb-3 text-base" role="status">
        {missing.length === 0
          ? 'All images that the file names are there.'
          : `${missing.length}${isMoreMissing ? ' and more' : ''} ${missing.length === 1 ? 'image that the file names is' : 'images that the file names are'} missing.`}
        {images > 0 && ` ${images} given along.`} {uploadsLeft(uploads.left)}
      </p>
      <ImageDrop
        label="Add images"
        hint="They are found by their file names. Nothing is fetched from the addresses in the file."
        isMany
        disabled={false}
        input={input}
        onFiles={uploads.add}
      />
      {failure && (
        <ErrorBanner className="mt-4">
          {failure}{' '}
          <TextButton look="danger" onClick={() => setTriedAfter(result)}>
            Try again
          </TextButton>
        </ErrorBanner>
      )}
      {uploads.list.length > 0 && (
        <ul className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-3 2xl:grid-cols-4">
          {uploads.list.map((upload) => (
            <li key={upload.id}>
              <UploadTile
                upload={upload}
                isWide={false}
                disabled={false}
                onCancel={() => uploads.cancel(upload.id)}
                onRetry={() => uploads.retry(upload.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <ul className="mt-3 max-h-48 overflow-y-auto text-sm wrap-anywhere text-ink-2" aria-label="Missing images">
          {missing.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </>
  )
}
