import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'
import type { Upload } from '#app/ui/admin/uploads/upload-queue.ts'
import { ProblemText } from '#app/ui/problem-text.tsx'

type UploadTileProps = {
  readonly upload: Upload
  readonly isWide: boolean
  readonly disabled: boolean
  readonly onCancel: () => void
  readonly onRetry: () => void
}

export function UploadTile({ upload, isWide, disabled, onCancel, onRetry }: UploadTileProps) {
  const { name, preview, state, share, reason, canRetry } = upload
  const hasFailed = state === 'failed'
  return (
    <>
      <div className={`relative overflow-hidden bg-mist ${isWide ? 'aspect-21/9' : 'aspect-[4/5]'}`}>
        <img src={preview} alt="" decoding="async" className="absolute inset-0 size-full object-cover" onError={hide} />
      </div>
      <p className="mt-2 text-sm break-all">{name}</p>
      {hasFailed ? (
        <ProblemText id={`upload-${upload.id}-error`} role="alert" className="text-sm">
          <span className="sr-only">{name}: </span>
          {reason}
        </ProblemText>
      ) : (
        <>
          <progress
            max={1}
            value={share}
            aria-label={adminText.uploadProgressLabel(name)}
            className="upload-progress"
          />
          <p className="text-sm text-ink-2 tabular-nums">
            {state === 'waiting'
              ? reason || adminText.waiting
              : share === 1
                ? adminText.preparing
                : `${Math.round(share * 100)}%`}
          </p>
        </>
      )}
      <div className="mt-1 flex flex-wrap gap-x-3 text-sm">
        {hasFailed && canRetry && (
          <TextButton aria-label={adminText.retryLabel(name)} disabled={disabled} onClick={onRetry}>
            {adminText.retry}
          </TextButton>
        )}
        <TextButton
          look={hasFailed ? 'danger' : 'plain'}
          aria-label={hasFailed ? adminText.removeItem(name) : adminText.cancelUpload(name)}
          data-image-focus
          onClick={onCancel}
        >
          {hasFailed ? adminText.remove : adminText.cancel}
        </TextButton>
      </div>
    </>
  )
}

function hide({ currentTarget }: { readonly currentTarget: HTMLElement }): void {
  currentTarget.hidden = true
}
