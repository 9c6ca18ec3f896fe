import type { ImageField } from '#app/features/catalog/admin/collections/collection-draft.ts'
import { MAX_ALT } from '#app/features/catalog/admin/collections/collection-input.ts'
import type { CollectionFormState } from '#app/features/catalog/admin/collections/use-collection-form.ts'
import { BOX, controlAttributes, FieldNotes, fieldId } from '#app/ui/admin/admin-field.tsx'
import { ImageUploader } from '#app/ui/admin/uploads/image-uploader.tsx'

type CollectionImageProps = {
  readonly name: ImageField
  readonly title: string
  readonly guidance: string
  readonly form: CollectionFormState
}

export function CollectionImage({ name, title, guidance, form }: CollectionImageProps) {
  const { draft, set, errors } = form
  const image = draft[name]
  const alt = draft[`${name}Alt`]
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
        uploads={form.uploads[name]}
        placeOf={() => 0}
        max={1}
        isWide={name === 'heroImage'}
        disabled={form.isSaving}
        guidance={guidance}
        error={errors[name]}
        onMove={() => {}}
        onRemove={() => set({ [name]: null, [`${name}Alt`]: '' })}
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
                onChange={(event) => set({ [`${name}Alt`]: event.target.value })}
              />
            </label>
            <FieldNotes id={id} error={error} />
          </>
        )}
      </ImageUploader>
    </fieldset>
  )
}
