import { useEffect, useEffectEvent } from 'react'
import type { FieldProps } from '#app/content/homepage/sections/admin/section-field.tsx'
import { FieldGroup } from '#app/content/homepage/sections/admin/text-fields.tsx'
import { readFields } from '#app/lib/json.ts'
import { type SentClip, sendClip } from '#app/platform/videos/send-clip.ts'
import { getFieldId } from '#app/ui/admin/admin-field.tsx'
import { ClipFiles } from '#app/ui/admin/uploads/clip-files.tsx'
import { useUploads } from '#app/ui/admin/uploads/use-uploads.ts'

export function ClipField(props: FieldProps) {
  const { name, value, error, form, onUpdate } = props
  const { mp4, webm } = readClip(value)
  const uploads = useUploads<SentClip>({
    send: sendClip,
    onArrived: ({ url, type }) => onUpdate((before) => ({ ...readClip(before), [type]: url })),
    onFailed: () => {}, // the reason is shown beside the file
  })
  const report = useEffectEvent((isBusy: boolean) => form.reportUploads(name, isBusy))
  useEffect(() => {
    report(uploads.left > 0)
    return () => report(false)
  }, [uploads.left])
  return (
    <FieldGroup {...props} error={undefined}>
      <ClipFiles
        id={getFieldId(`${name}.file`)}
        mp4={mp4}
        webm={webm}
        uploads={uploads}
        disabled={form.isSaving}
        error={error}
        onRemove={(format) =>
          onUpdate((before) => {
            const clip = { ...readClip(before), [format]: null }
            return clip.mp4 || clip.webm ? clip : null
          })
        }
      />
    </FieldGroup>
  )
}

function readClip(value: unknown): { readonly mp4: string | null; readonly webm: string | null } {
  const { mp4, webm } = readFields(value)
  return { mp4: typeof mp4 === 'string' ? mp4 : null, webm: typeof webm === 'string' ? webm : null }
}
