import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { IMPORT_FOLDER } from '#app/exchange/imports/import-folder.ts'
import { MAX_IMAGES_PER_REQUEST } from '#app/exchange/imports/import-limits.ts'
import { adminText } from '#app/exchange/product-files/admin-text.ts'
import { getImageName } from '#app/exchange/product-files/own-columns.ts'
import type { ProductParts } from '#app/exchange/product-files/product-parts.server.ts'
import { sendImage } from '#app/platform/images/send-image.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { ErrorBanner } from '#app/ui/admin/error-banner.tsx'
import { ImageDrop } from '#app/ui/admin/uploads/image-drop.tsx'
import { UploadTile } from '#app/ui/admin/uploads/upload-tile.tsx'
import { formatUploadsLeft, useUploads } from '#app/ui/admin/uploads/use-uploads.ts'
import { type FailureResult, useResult } from '#app/ui/admin/use-result.ts'

type Upload = { readonly name: string; readonly publicId: string }

type ImportImagesProps = { readonly parts: ProductParts; readonly isBusy: boolean }

export function ImportImages({ parts: { missing, hasMoreMissing, images }, isBusy }: ImportImagesProps) {
  const input = useRef<HTMLInputElement>(null)
  const fetcher = useFetcher<FailureResult>()
  const [uploaded, setUploaded] = useState<readonly Upload[]>([])
  const sent = useRef<readonly Upload[]>([])
  const [retriedAfter, setRetriedAfter] = useState<FailureResult>()
  const uploads = useUploads<Upload>({
    send: async (image, sending) => {
      const response = await sendImage(image, IMPORT_FOLDER, sending)
      if (!response.ok) return response
      return { ok: true, file: { name: getImageName(image.name), publicId: response.file.publicId } }
    },
    onArrived: (image) => setUploaded((others) => [...others, image]),
    onFailed: () => {},
  })
  const { data: result, state } = fetcher
  useResult(fetcher, ({ failed }) => {
    if (failed) setUploaded((others) => [...sent.current, ...others])
  })
  const failure = result === retriedAfter ? null : result?.failed
  // After a failure, images are sent again only on a click, because automatic retries could fail forever.
  const isReady = uploaded.length > 0 && uploads.left === 0 && !isBusy && state === 'idle' && !failure
  const submit = useEffectEvent(() => {
    sent.current = uploaded.slice(0, MAX_IMAGES_PER_REQUEST)
    setUploaded(uploaded.slice(MAX_IMAGES_PER_REQUEST))
    void fetcher.submit({ intent: 'images', images: JSON.stringify(sent.current) }, { method: 'post' })
  })
  useEffect(() => {
    if (isReady) submit()
  }, [isReady])

  return (
    <>
      <p className="mb-3 text-base" role="status">
        {missing.length === 0 ? adminText.allUploaded : adminText.missingCount(missing.length, hasMoreMissing)}
        {images > 0 && ` ${adminText.uploadedCount(images)}`} {formatUploadsLeft(uploads.left)}
      </p>
      <ImageDrop
        label={adminText.addImages}
        hint={adminText.addImagesHint}
        multiple
        disabled={false}
        input={input}
        onFiles={uploads.add}
      />
      {failure && (
        <ErrorBanner className="mt-4">
          {failure}{' '}
          <TextButton look="danger" onClick={() => setRetriedAfter(result)}>
            {adminText.tryAgain}
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
        <ul
          className="mt-3 max-h-48 overflow-y-auto text-sm wrap-anywhere text-ink-2"
          aria-label={adminText.missingImages}
        >
          {missing.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </>
  )
}
