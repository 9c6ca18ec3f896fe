import { useRef, useState } from 'react'
import { formatVideoFiles, readVideoUrls, type VideoUrls } from '#app/base/product-video.ts'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import type { ProductFormState } from '#app/catalog/admin/products/use-product-form.ts'
import { getFieldLabel } from '#app/catalog/product-fields.ts'
import { getSizedImageUrl } from '#app/lib/image-url.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { getFieldId } from '#app/ui/admin/admin-field.tsx'
import { SummaryRow } from '#app/ui/admin/summary-panel.tsx'
import { UNSENT } from '#app/ui/admin/unsent-form.tsx'
import { ClipFiles } from '#app/ui/admin/uploads/clip-files.tsx'
import { ImageDrop } from '#app/ui/admin/uploads/image-drop.tsx'
import { UploadTile } from '#app/ui/admin/uploads/upload-tile.tsx'
import { formatUploadsLeft } from '#app/ui/admin/uploads/use-uploads.ts'

export function ProductVideo({ form }: { form: ProductFormState }) {
  const { draft, errors, videoUploads, isSaving } = form
  const video = readVideoUrls(draft.video)
  const [removed, setRemoved] = useState('')
  const change = (part: Partial<VideoUrls>) => form.set({ video: formatVideoFiles({ ...video, ...part }) })
  const isEmpty = draft.video === ''
  return (
    <>
      <input type="hidden" name="video" value={draft.video} />
      <SummaryRow
        title={getFieldLabel('video')}
        value={formatUploadsLeft(videoUploads.left) ?? adminText.videoSummary(video.mp4, video.webm)}
      >
        <div className="grid gap-3">
          <ClipFiles
            id={getFieldId('video')}
            mp4={video.mp4}
            webm={video.webm}
            uploads={videoUploads}
            disabled={isSaving}
            error={errors.video}
            onRemove={(format) => change({ [format]: null })}
          />
          {!isEmpty && <Cover form={form} poster={video.poster} onChange={(poster) => change({ poster })} />}
          {!isEmpty && (
            <TextButton
              look="danger"
              className="justify-self-start"
              onClick={() => {
                setRemoved(draft.video)
                form.set({ video: '' })
              }}
            >
              {adminText.removeVideo}
            </TextButton>
          )}
          {isEmpty && removed !== '' && (
            <p role="status" className="flex items-center gap-3 text-sm text-ink-2">
              {adminText.videoRemoved}
              <TextButton
                ref={(button) => button?.focus()}
                onClick={() => {
                  form.set({ video: removed })
                  setRemoved('')
                }}
              >
                {adminText.undo}
              </TextButton>
            </p>
          )}
        </div>
      </SummaryRow>
    </>
  )
}

type CoverProps = { form: ProductFormState; poster: string | null; onChange: (poster: string) => void }

function Cover({ form, poster, onChange }: CoverProps) {
  const { draft, posterUploads, isSaving } = form
  const input = useRef<HTMLInputElement>(null)
  const images = draft.images.map(({ url }) => url)
  const choices = poster && !images.includes(poster) ? [poster, ...images] : images
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 text-sm text-ink-2">{adminText.videoCover}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((url, index) => (
          <label key={url} className="relative">
            <input
              type="radio"
              name="videoPoster"
              form={UNSENT}
              checked={url === poster}
              disabled={isSaving}
              aria-label={adminText.videoCoverNumber(index + 1)}
              className="absolute start-1 top-1"
              onChange={() => onChange(url)}
            />
            <img
              src={getSizedImageUrl(url, 'thumbnail')}
              alt=""
              className={`aspect-4/5 w-16 object-cover ${url === poster ? 'outline-2 outline-plum' : ''}`}
            />
          </label>
        ))}
      </div>
      {posterUploads.list.map((upload) => (
        <div key={upload.id} className="w-28">
          <UploadTile
            upload={upload}
            isWide={false}
            disabled={isSaving}
            onCancel={() => posterUploads.cancel(upload.id)}
            onRetry={() => posterUploads.retry(upload.id)}
          />
        </div>
      ))}
      <ImageDrop
        label={adminText.uploadCover}
        hint={null}
        multiple={false}
        size="small"
        disabled={isSaving}
        input={input}
        onFiles={([file]) => {
          posterUploads.clear()
          if (file) posterUploads.add([file])
        }}
      />
    </fieldset>
  )
}
