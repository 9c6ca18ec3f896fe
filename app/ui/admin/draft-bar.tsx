import { type ReactNode, useState } from 'react'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'
import { LeaveGuard, useSaveShortcut } from '#app/ui/admin/save-bar.tsx'

type DraftBarProps = {
  readonly hasDraft: boolean
  readonly isDirty: boolean
  readonly isSaving: boolean
  readonly isPublishing: boolean
  /** Who edited the draft last. */
  readonly editedBy: string | null
  /** True if the draft is not saved automatically because its last save was rejected or failed. */
  readonly needsManualSave: boolean
  /** True while the draft cannot be published, for example during uploads. */
  readonly isBlocked: boolean
  /** Explains the state. */
  readonly children: ReactNode
  readonly onSave: () => void
  readonly onPublish: () => void
  readonly onDiscard: () => void
  /** An additional button beside the other buttons, shown on phones. */
  readonly phoneAction?: ReactNode
}

/** The state of a draft that is saved automatically, and the buttons that publish and discard it. */
export function DraftBar({
  hasDraft,
  isDirty,
  isSaving,
  isPublishing,
  needsManualSave,
  isBlocked,
  editedBy,
  phoneAction,
  children,
  ...actions
}: DraftBarProps) {
  const [isConfirming, setIsConfirming] = useState(false)
  useSaveShortcut(actions.onSave, isDirty && !isSaving && !isBlocked)
  const hasChanges = hasDraft || isDirty
  const state = isSaving
    ? adminText.savingDraft
    : isDirty
      ? adminText.draftNotSaved
      : hasDraft
        ? adminText.draftSaved
        : adminText.isPublished
  return (
    <div className="z-(--z-sticky) mb-4 lg:sticky lg:top-14 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field border border-line bg-paper px-4 py-3">
      <p className="min-w-0 flex-1 basis-60 text-base">
        <span className="font-semibold">
          <span aria-hidden="true">{hasChanges ? '◐ ' : '● '}</span>
          {state}
        </span>{' '}
        <span className="text-ink-2">
          {hasDraft && editedBy && adminText.lastEditedBy(editedBy)} {children}
        </span>
      </p>
      <div className={hasChanges || phoneAction ? 'draft-actions' : 'max-md:hidden'}>
        {phoneAction}
        {hasDraft && <AdminButton onClick={() => setIsConfirming(true)}>{adminText.discardDraft}</AdminButton>}
        {needsManualSave && (
          <AdminButton disabled={isBlocked} onClick={actions.onSave}>
            {adminText.saveDraft}
          </AdminButton>
        )}
        <AdminButton look="primary" busy={isPublishing} disabled={!hasChanges || isBlocked} onClick={actions.onPublish}>
          {isPublishing ? adminText.publishing : adminText.publish}
        </AdminButton>
      </div>
      <AlertDialog
        open={isConfirming}
        title={adminText.discardDraftQuestion}
        confirmLabel={adminText.discardDraft}
        onCancel={() => setIsConfirming(false)}
        onConfirm={() => {
          setIsConfirming(false)
          actions.onDiscard()
        }}
      >
        {adminText.discardDraftHint}
      </AlertDialog>
      <LeaveGuard isDirty={isDirty} />
    </div>
  )
}
