import { useRef, useState } from 'react'
import { z } from 'zod'
import { adminText } from '#app/content/homepage/admin-text.ts'
import type { FieldProps } from '#app/content/homepage/sections/admin/section-field.tsx'
import { FieldGroup } from '#app/content/homepage/sections/admin/text-fields.tsx'
import { readFields } from '#app/lib/json.ts'
import { adminText as videoText } from '#app/platform/videos/admin-text.ts'
import { MAX_VIDEO_BYTES } from '#app/platform/videos/video-file.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { getFieldId } from '#app/ui/admin/admin-field.tsx'
import { FileField } from '#app/ui/admin/uploads/file-field.tsx'
import { sendFile } from '#app/ui/admin/uploads/send-file.ts'

const uploadedVideo = z.object({ url: z.string(), bytes: z.number() })

export function VideoField(props: FieldProps) {
  const { field, name, value, error, form, onChange, onUpdate } = props
  const { url, bytes } = readFields(value)
  const [isSending, setIsSending] = useState(false)
  const [rejection, setRejection] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  async function send(file: File | undefined) {
    if (!file) return
    setRejection(undefined)
    if (file.size > MAX_VIDEO_BYTES) return setRejection(videoText.videoTooLarge)
    setIsSending(true)
    form.reportUploads(name, true)
    const result = await sendFile('/uploads/video', file, uploadedVideo)
    form.reportUploads(name, false)
    setIsSending(false)
    if (input.current) input.current.value = ''
    if ('error' in result) setRejection(result.error)
    else onUpdate(() => ({ url: result.url, bytes: result.bytes }))
  }

  return (
    <FieldGroup {...props} field={{ ...field, hint: undefined }} error={undefined}>
      {typeof url === 'string' && (
        <div className="grid gap-2">
          {/* biome-ignore lint/a11y/useMediaCaption: staff only need to recognize the file */}
          <video src={url} controls preload="metadata" className="aspect-video w-full bg-tone-stone" />
          <p className="flex items-center justify-between gap-3 text-sm text-ink-2">
            {typeof bytes === 'number' && adminText.megabytes(Math.ceil(bytes / 2 ** 20))}
            <AdminButton onClick={() => onChange(null)}>{adminText.removeVideo}</AdminButton>
          </p>
        </div>
      )}
      <FileField
        id={getFieldId(`${name}.file`)}
        input={input}
        accept="video/mp4,video/webm"
        disabled={isSending || form.isSaving}
        hint={field.hint ?? ''}
        error={rejection ?? error}
        onChange={({ currentTarget }) => void send(currentTarget.files?.[0])}
      />
      <p role="status" className="min-h-5 text-sm text-ink-2">
        {isSending && adminText.uploading}
      </p>
    </FieldGroup>
  )
}
