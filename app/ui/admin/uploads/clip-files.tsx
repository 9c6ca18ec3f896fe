import { useRef } from 'react'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'
import { FileField } from '#app/ui/admin/uploads/file-field.tsx'
import type { Uploads } from '#app/ui/admin/uploads/use-uploads.ts'
import { ProblemText } from '#app/ui/problem-text.tsx'

type ClipFilesProps = {
  readonly id: string
  readonly mp4: string | null
  readonly webm: string | null
  readonly uploads: Uploads
  readonly disabled: boolean
  readonly error: string | undefined
  readonly onRemove: (format: 'mp4' | 'webm') => void
}

/** The files of a silent video. A new file replaces the existing file in its format. */
export function ClipFiles({ id, mp4, webm, uploads, disabled, error, onRemove }: ClipFilesProps) {
  const input = useRef<HTMLInputElement>(null)
  const files = [
    { format: 'mp4', label: adminText.clipFormats.mp4, url: mp4 },
    { format: 'webm', label: adminText.clipFormats.webm, url: webm },
  ] as const
  return (
    <>
      {files.map(
        ({ format, label, url }) =>
          url && (
            <div key={url} className="flex flex-wrap items-center gap-3 text-sm">
              <video
                src={url}
                muted
                controls
                preload="metadata"
                aria-label={label}
                className="h-28 max-w-full bg-tone-stone"
              />
              {label}
              <TextButton
                aria-label={adminText.removeItem(label)}
                disabled={disabled}
                onClick={() => {
                  onRemove(format)
                  input.current?.focus()
                }}
              >
                {adminText.remove}
              </TextButton>
            </div>
          ),
      )}
      <ul className="grid gap-2 text-sm empty:hidden">
        {uploads.list.map(({ id: upload, name, state, share, reason, canRetry }) => (
          <li key={upload} className="flex flex-wrap items-center gap-x-3">
            <span className="break-all">{name}</span>
            {state === 'failed' ? (
              <ProblemText id={`${id}-${upload}`} role="alert">
                {reason}
              </ProblemText>
            ) : (
              <span className="text-ink-2 tabular-nums">
                {reason || (share === 1 ? adminText.preparing : `${Math.round(share * 100)}%`)}
              </span>
            )}
            {state === 'failed' && canRetry && (
              <TextButton
                aria-label={adminText.retryLabel(name)}
                disabled={disabled}
                onClick={() => uploads.retry(upload)}
              >
                {adminText.retry}
              </TextButton>
            )}
            <TextButton
              aria-label={state === 'failed' ? adminText.removeItem(name) : adminText.cancelUpload(name)}
              onClick={() => uploads.cancel(upload)}
            >
              {state === 'failed' ? adminText.remove : adminText.cancel}
            </TextButton>
          </li>
        ))}
      </ul>
      <FileField
        id={id}
        input={input}
        accept="video/mp4,video/webm"
        multiple
        disabled={disabled}
        hint={adminText.clipHint}
        error={error}
        onChange={({ currentTarget }) => {
          uploads.add([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </>
  )
}
