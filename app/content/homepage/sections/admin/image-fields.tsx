import { useEffect, useEffectEvent } from 'react'
import { adminText } from '#app/content/homepage/admin-text.ts'
import type { FieldProps } from '#app/content/homepage/sections/admin/section-field.tsx'
import { FieldGroup } from '#app/content/homepage/sections/admin/text-fields.tsx'
import { MAX_IMAGE_ALT, MAX_IMAGES, type UploadedImage } from '#app/content/homepage/sections/section-fields.ts'
import { isThemeImage } from '#app/content/homepage/sections/section-references.ts'
import { siteImages } from '#app/content/homepage/site-images.ts'
import { getSizedImageUrl } from '#app/lib/image-url.ts'
import { readFields } from '#app/lib/json.ts'
import { moveItem } from '#app/lib/lists.ts'
import { sendImage } from '#app/platform/images/send-image.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { TextAreaField } from '#app/ui/admin/admin-field.tsx'
import { UNSENT } from '#app/ui/admin/unsent-form.tsx'
import { ImageUploader } from '#app/ui/admin/uploads/image-uploader.tsx'
import { useUploads } from '#app/ui/admin/uploads/use-uploads.ts'
import { useToast } from '#app/ui/toast.tsx'

function listImages(value: unknown): readonly UploadedImage[] {
  return (Array.isArray(value) ? value : [value]).filter(
    (image): image is UploadedImage => 'publicId' in readFields(image),
  )
}

export function ImageField(props: FieldProps) {
  const { value, onChange } = props
  if (isThemeImage(value)) {
    const image = siteImages[value.theme === 'hero' ? 'hero-wide' : value.theme]
    return (
      <FieldGroup {...props}>
        <img src={getSizedImageUrl(image.url, 800)} alt="" className="aspect-2/1 w-full bg-tone-stone object-cover" />
        <p className="text-sm text-ink-2">{adminText.demoImage}</p>
        <AdminButton className="justify-self-start" onClick={() => onChange(null)}>
          {adminText.replaceImage}
        </AdminButton>
      </FieldGroup>
    )
  }
  return <Uploads {...props} max={1} images={listImages(value)} write={([image = null]) => image} />
}

export function ImagesField(props: FieldProps) {
  return <Uploads {...props} max={MAX_IMAGES} images={listImages(props.value)} write={(images) => images} />
}

type UploadsProps = FieldProps & {
  readonly max: number
  readonly images: readonly UploadedImage[]
  readonly write: (images: readonly UploadedImage[]) => unknown
}

function Uploads({ max, images, write, ...props }: UploadsProps) {
  const { name, form, error, onUpdate } = props
  const toast = useToast()
  const uploads = useUploads({
    send: (file, sending) => sendImage(file, 'homepage', sending),
    onArrived: ({ publicId, url, width, height }) =>
      onUpdate((value) => {
        const before = listImages(value)
        const others = max === 1 ? [] : before.filter((image) => image.publicId !== publicId)
        const alt = max === 1 ? (before[0]?.alt ?? '') : ''
        return write([...others, { url, publicId, width, height, alt }].slice(0, max))
      }),
    onFailed: () => toast(adminText.uploadFailed, 'error'),
  })
  const report = useEffectEvent((isBusy: boolean) => form.reportUploads(name, isBusy))
  useEffect(() => {
    report(uploads.left > 0)
    return () => report(false)
  }, [uploads.left])
  const change = (next: readonly UploadedImage[]) => onUpdate(() => write(next))
  return (
    <FieldGroup {...props} field={{ ...props.field, hint: undefined }} error={undefined}>
      <ImageUploader
        id={`${name}-images`}
        images={images.map((image) => ({ ...image, preview: null }))}
        uploads={uploads}
        getInsertIndex={() => images.length}
        max={max}
        isWide={props.field.isWide}
        disabled={form.isSaving}
        guidance={<p>{props.field.hint}</p>}
        error={error}
        onMove={(from, to) => change(moveItem(images, from, to))}
        onRemove={(index) => change(images.toSpliced(index, 1))}
      >
        {(_image, index) => (
          <TextAreaField
            form={UNSENT}
            name={`${name}.${index}.alt`}
            label={adminText.imageDescription}
            rows={2}
            value={images[index]?.alt ?? ''}
            maxLength={MAX_IMAGE_ALT}
            placeholder={adminText.imageDescriptionHint}
            className="mt-1"
            onChange={({ currentTarget: { value: alt } }) =>
              change(images.map((image, at) => (at === index ? { ...image, alt } : image)))
            }
          />
        )}
      </ImageUploader>
    </FieldGroup>
  )
}
