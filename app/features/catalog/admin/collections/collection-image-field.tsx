import type { ReactNode } from 'react'
import type { CoverImage, ImageField } from '#app/features/catalog/admin/collections/collection-draft.ts'
import { MAX_ALT } from '#app/features/catalog/admin/collections/collection-input.ts'
import { BOX, controlAttributes, FieldNotes, fieldId } from '#app/ui/admin/admin-field.tsx'
import { ImageUploader } from '#app/ui/admin/uploads/image-uploader.tsx'
import type { Uploads } from '#app/ui/admin/uploads/use-uploads.ts'

type CollectionImageProps = {
  /** Its field; the description's is `${name}Alt`. */
  readonly name: ImageField
  readonly title: string
  readonly guidance: ReactNode
  readonly image: CoverImage | null
  readonly alt: string
  readonly uploads: Uploads
  readonly errors: Readonly<Record<string, string>>
  readonly isSaving: boolean
  readonly onRemove: () => void
  readonly onDescribe: (alt: string) => void
}

export function CollectionImage({ name, title, guidance, image, alt, uploads, errors, ...form }: CollectionImageProps) {
  const id = fieldId(`${name}Alt`)
  const error = errors[`${name}Alt`]
  return (
    <fieldset>
      <legend className="mb-2 text-base font-medium">{title}</legend>
      <input type="hidden" name={name} value={image?.key ?? ''} />
      <input type="hidden" name={`${name}Alt`} value={alt} />
      <ImageUploader
        id={fieldId(name)}
        images={image ? [{ publicId: image.key, url: image.url, alt, preview: image.preview }] : []}
        uploads={uploads}
        placeOf={() => 0}
        max={1}
        isWide={name === 'heroImage'}
        disabled={form.isSaving}
        guidance={guidance}
        error={errors[name]}
        onMove={() => {}}
        onRemove={form.onRemove}
      >
        {() => (
          <>
            <label className="mt-1 block text-sm">
              <span className="text-ink-2">
                Description<span className="sr-only"> of the {title.toLowerCase()}</span>
              </span>
              <textarea
                {...controlAttributes(id, { error })}
                rows={3}
                value={alt}
                maxLength={MAX_ALT}
                placeholder="Garment, color and mood in one sentence"
                className={`${BOX} block resize-y`}
                onChange={(event) => form.onDescribe(event.target.value)}
              />
            </label>
            <FieldNotes id={id} error={error} />
          </>
        )}
      </ImageUploader>
    </fieldset>
  )
}
