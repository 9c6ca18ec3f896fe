import { useRef } from 'react'
import { MAX_ALT } from '#app/catalog/constants.ts'
import { listTextImages, removeImage, replaceImage, type TextImage } from '#app/content/pages/admin/page-images.ts'
import type { PageFormState } from '#app/content/pages/admin/use-page-form.ts'
import { adminText } from '#app/content/pages/admin-text.ts'
import { getSizedImageUrl } from '#app/lib/image-url.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { BOX } from '#app/ui/admin/admin-field.tsx'
import { ImageDrop } from '#app/ui/admin/uploads/image-drop.tsx'
import { UploadTile } from '#app/ui/admin/uploads/upload-tile.tsx'

/** Lists the images in the text with their descriptions, and uploads more. */
export function PageImageList({ form }: { form: PageFormState }) {
  const input = useRef<HTMLInputElement>(null)
  const { draft, set, uploads, isSaving } = form
  const images = listTextImages(draft.body)
  return (
    <>
      <ImageDrop
        label={adminText.addImages}
        hint={adminText.addImagesHint}
        multiple
        size="small"
        disabled={isSaving}
        input={input}
        onFiles={(files) => uploads.add(files)}
      />
      {images.length + uploads.list.length > 0 && (
        <ul className="mt-4 grid gap-4">
          {images.map((image, at) => (
            <ImageRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the position in the text identifies an image
              key={at}
              number={at + 1}
              image={image}
              disabled={isSaving}
              onChange={(change) => set({ body: replaceImage(draft.body, image, change) })}
              onRemove={() => set({ body: removeImage(draft.body, image) })}
            />
          ))}
          {uploads.list.map((upload) => (
            <li key={upload.id} className="w-40">
              <UploadTile
                upload={upload}
                isWide={false}
                disabled={isSaving}
                onCancel={() => uploads.cancel(upload.id)}
                onRetry={() => uploads.retry(upload.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

type ImageRowProps = {
  readonly number: number
  readonly image: TextImage
  readonly disabled: boolean
  readonly onChange: (change: Partial<TextImage>) => void
  readonly onRemove: () => void
}

function ImageRow({ number, image, disabled, onChange, onRemove }: ImageRowProps) {
  const { url, alt, isDecorative } = image
  return (
    <li className="grid grid-cols-[80px_minmax(0,1fr)] gap-4">
      <img src={getSizedImageUrl(url, 'thumbnail')} alt="" className="size-20 bg-mist object-cover" />
      <div>
        <label className="block text-sm">
          <span className="text-ink-2">{adminText.imageDescription(number)}</span>
          <input
            value={alt}
            maxLength={MAX_ALT}
            disabled={disabled || isDecorative}
            placeholder={adminText.imageDescriptionHint}
            autoComplete="off"
            className={`${BOX} mt-1`}
            onChange={(event) => onChange({ alt: event.currentTarget.value })}
          />
        </label>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <label className="flex min-h-9 items-center gap-2 text-base max-md:min-h-11">
            <input
              type="checkbox"
              checked={isDecorative}
              disabled={disabled}
              aria-label={adminText.decorativeImage(number)}
              onChange={(event) => onChange({ isDecorative: event.currentTarget.checked })}
            />
            {adminText.decorative}
          </label>
          <TextButton look="danger" disabled={disabled} onClick={onRemove} aria-label={adminText.removeImage(number)}>
            {adminText.remove}
          </TextButton>
        </div>
      </div>
    </li>
  )
}
