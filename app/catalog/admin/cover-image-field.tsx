import { adminText } from '#app/catalog/admin/admin-text.ts'
import type { CoverImage } from '#app/catalog/admin/cover-image.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { BOX, FieldNotes, getControlAttributes, getFieldId } from '#app/ui/admin/admin-field.tsx'
import { ImageUploader } from '#app/ui/admin/uploads/image-uploader.tsx'
import type { Uploads } from '#app/ui/admin/uploads/use-uploads.ts'

type CoverImageFieldProps = {
  readonly name: string
  readonly title: string
  readonly guidance: string
  readonly image: CoverImage | null
  readonly alt: string
  readonly maxAlt: number
  readonly isWide?: boolean
  readonly uploads: Uploads
  readonly errors: FieldErrors
  readonly disabled: boolean
  readonly onRemove: () => void
  readonly onAltChange: (alt: string) => void
}

/** An image and its alt text, whose fields are named `${name}` and `${name}Alt`. */
export function CoverImageField({ name, title, guidance, image, alt, maxAlt, errors, ...props }: CoverImageFieldProps) {
  const id = getFieldId(`${name}Alt`)
  const error = errors[`${name}Alt`]
  return (
    <fieldset>
      <legend className="mb-2 text-base font-medium">{title}</legend>
      <input type="hidden" name={name} value={image?.key ?? ''} />
      <input type="hidden" name={`${name}Alt`} value={alt} />
      <ImageUploader
        id={getFieldId(name)}
        images={image ? [{ publicId: image.key, url: image.url, alt, preview: image.preview }] : []}
        uploads={props.uploads}
        getInsertIndex={() => 0}
        max={1}
        isWide={props.isWide ?? false}
        disabled={props.disabled}
        guidance={guidance}
        error={errors[name]}
        onMove={() => {}}
        onRemove={props.onRemove}
      >
        {() => (
          <>
            <label className="mt-1 block text-sm">
              <span className="text-ink-2">
                {adminText.imageDescription}
                <span className="sr-only"> {adminText.imageSuffix(title)}</span>
              </span>
              <textarea
                {...getControlAttributes(id, { error })}
                rows={1}
                value={alt}
                maxLength={maxAlt}
                placeholder={adminText.imageDescriptionHint}
                className={`${BOX} block field-sizing-content resize-y`}
                onChange={(event) => props.onAltChange(event.target.value)}
              />
            </label>
            <FieldNotes id={id} error={error} />
          </>
        )}
      </ImageUploader>
    </fieldset>
  )
}
