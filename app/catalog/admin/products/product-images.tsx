import { FocusField } from '#app/catalog/admin/focus-field.tsx'
import { type DraftImage, findInsertPosition, moveImage, proposeAlt } from '#app/catalog/admin/image-list.ts'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { ProductVideo } from '#app/catalog/admin/products/product-video.tsx'
import type { ProductFormState } from '#app/catalog/admin/products/use-product-form.ts'
import { MAX_ALT } from '#app/catalog/constants.ts'
import { MAX_IMAGES } from '#app/catalog/product-input.ts'
import { BOX, FieldNotes, getControlAttributes, getFieldId } from '#app/ui/admin/admin-field.tsx'
import { SummaryRow } from '#app/ui/admin/summary-panel.tsx'
import { ImageUploader } from '#app/ui/admin/uploads/image-uploader.tsx'

export function ProductImages({ form }: { form: ProductFormState }) {
  const { draft, errors, namedColors: colors } = form
  const { images } = draft
  const onChange = (images: readonly DraftImage[]) => form.set({ images })
  const change = (id: string, part: Partial<DraftImage>) =>
    onChange(images.map((image) => (image.publicId === id ? { ...image, ...part } : image)))
  const shown = images.map((image, index) => ({
    ...image,
    alt: image.alt ?? proposeAlt(image, index, { name: draft.name, colors }),
  }))
  return (
    <>
      <input
        type="hidden"
        name="images"
        value={JSON.stringify(shown.map(({ publicId, alt, color, focus }) => ({ publicId, alt, color, focus })))}
      />
      <ImageUploader
        id={getFieldId('images')}
        images={shown}
        uploads={form.uploads}
        getInsertIndex={({ id }) => findInsertPosition(images, id)}
        max={MAX_IMAGES}
        isCompact
        disabled={form.isSaving}
        guidance={<Guidance />}
        error={errors.images}
        onMove={(from, to) => onChange(moveImage(images, from, to))}
        onRemove={(index) => onChange(images.toSpliced(index, 1))}
      >
        {({ publicId, url, alt, color, focus }, index) => {
          const id = getFieldId(`images.${index}.alt`)
          const error = errors[`images.${index}.alt`]
          const imageNumber = <span className="sr-only"> {adminText.imageSuffix(index + 1)}</span>
          return (
            <>
              <label className="mt-1 block text-sm">
                <span className="text-ink-2">
                  {adminText.imageDescription}
                  {imageNumber}
                </span>
                <textarea
                  {...getControlAttributes(id, { error })}
                  rows={3}
                  value={alt}
                  maxLength={MAX_ALT}
                  placeholder={adminText.imageDescriptionHint}
                  className={`${BOX} block resize-y`}
                  onChange={(event) => change(publicId, { alt: event.target.value })}
                />
              </label>
              <FieldNotes id={id} error={error} />
              <FocusField url={url} index={index} focus={focus} onChange={(focus) => change(publicId, { focus })} />
              {colors.length > 0 && (
                <label className="mt-1 block text-sm">
                  <span className="text-ink-2">
                    {adminText.imageColor}
                    {imageNumber}
                  </span>
                  <select
                    value={color ?? ''}
                    className={BOX}
                    onChange={(event) => change(publicId, { color: event.target.value || null })}
                  >
                    <option value="">{adminText.anyColor}</option>
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
      </ImageUploader>
      <ProductVideo form={form} />
    </>
  )
}

function Guidance() {
  return (
    <SummaryRow title={adminText.imageTips}>
      <ul className="grid list-disc gap-0.5 pl-4">
        <li>{adminText.imageGuidance.frame}</li>
        <li>{adminText.imageGuidance.size}</li>
        <li>{adminText.imageGuidance.order}</li>
        <li>{adminText.imageGuidance.contents}</li>
      </ul>
    </SummaryRow>
  )
}
