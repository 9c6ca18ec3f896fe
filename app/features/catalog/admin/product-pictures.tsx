import { type DraftPicture, movePicture, placeOf, proposedAlt } from '#app/features/catalog/admin/picture-list.ts'
import { MAX_ALT, MAX_PICTURES } from '#app/features/catalog/admin/product-input.ts'
import type { ProductColor } from '#app/features/catalog/catalog.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { BOX, controlAttributes, FieldNotes, fieldId } from '#app/ui/admin/admin-field.tsx'
import { PictureUploader } from '#app/ui/admin/picture-uploader.tsx'
import type { Uploads } from '#app/ui/admin/use-uploads.ts'

type ProductPicturesProps = {
  readonly pictures: readonly DraftPicture[]
  readonly uploads: Uploads
  /** Named ones only. */
  readonly colors: readonly ProductColor[]
  readonly productName: string
  readonly errors: FieldErrors
  readonly isSaving: boolean
  readonly onChange: (pictures: readonly DraftPicture[]) => void
}

/** The pictures of a product: sent, arranged, described, and tagged with the colour they show. */
export function ProductPictures({
  pictures,
  uploads,
  colors,
  productName,
  errors,
  isSaving,
  onChange,
}: ProductPicturesProps) {
  const change = (id: string, part: Partial<DraftPicture>) =>
    onChange(pictures.map((picture) => (picture.publicId === id ? { ...picture, ...part } : picture)))
  const shown = pictures.map((picture, index) => ({
    ...picture,
    alt: picture.alt ?? proposedAlt(picture, index, { name: productName, colors }),
  }))
  return (
    <>
      <input
        type="hidden"
        name="pictures"
        value={JSON.stringify(shown.map(({ publicId, alt, color }) => ({ publicId, alt, color })))}
      />
      <PictureUploader
        id={fieldId('pictures')}
        pictures={shown}
        uploads={uploads}
        placeOf={({ id }) => placeOf(pictures, id)}
        most={MAX_PICTURES}
        disabled={isSaving}
        guidance={<Guidance />}
        error={errors.pictures}
        onMove={(from, to) => onChange(movePicture(pictures, from, to))}
        onRemove={(index) => onChange(pictures.toSpliced(index, 1))}
      >
        {({ publicId, alt, color }, index) => {
          const id = fieldId(`pictures.${index}.alt`)
          const error = errors[`pictures.${index}.alt`]
          const of = <span className="sr-only"> of image {index + 1}</span>
          return (
            <>
              <label className="mt-1 block text-sm">
                <span className="text-ink-2">Description{of}</span>
                <textarea
                  {...controlAttributes(id, { error })}
                  rows={3}
                  value={alt}
                  maxLength={MAX_ALT}
                  placeholder="What it shows, for those who cannot see it"
                  className={`${BOX} block resize-y`}
                  onChange={(event) => change(publicId, { alt: event.target.value })}
                />
              </label>
              <FieldNotes id={id} error={error} />
              {colors.length > 0 && (
                <label className="mt-1 block text-sm">
                  <span className="text-ink-2">Colour{of}</span>
                  <select
                    value={color ?? ''}
                    className={BOX}
                    onChange={(event) => change(publicId, { color: event.target.value || null })}
                  >
                    <option value="">Any colour</option>
                    {colors.map(({ name }) => (
                      <option key={name} value={name}>
                        {name}
                      </option>
                    ))}
                  </select>
                </label>
              )}
            </>
          )
        }}
      </PictureUploader>
    </>
  )
}

function Guidance() {
  return (
    <ul className="grid list-disc gap-0.5 pl-4">
      <li>Upright, 4:5, on one ground, with light from one side.</li>
      <li>The garment fills 70–80% of the height.</li>
      <li>Second, the back or a three-quarter view at the same scale; then a detail and the fabric close up.</li>
      <li>No faces needed, no logos, no text.</li>
    </ul>
  )
}
