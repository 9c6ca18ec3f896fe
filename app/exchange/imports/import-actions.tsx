import { useState } from 'react'
import { Form } from 'react-router'
import type { ImportState, Nouns, OutcomeCounts } from '#app/base/imports.ts'
import { adminText } from '#app/exchange/imports/admin-text.ts'
import { formatApplyLabel } from '#app/exchange/imports/import-progress.tsx'
import { AdminButton, AdminButtonLink, TextButton } from '#app/ui/admin/admin-button.tsx'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'
import { ProblemText } from '#app/ui/problem-text.tsx'

type ImportActionsProps = {
  readonly nouns: Nouns
  readonly file: { readonly state: ImportState; readonly counts: OutcomeCounts; readonly revision: number }
  /** True if the checked items can be saved now. */
  readonly canApply: boolean
  readonly canRecheck: boolean
  readonly canUndo: boolean
  /** The URL of the rejected rows as CSV. */
  readonly rejected: string
  readonly failed: string | null
  readonly isBusy: boolean
}

/** The actions for a checked or saved file, and the reason why the last action failed. */
export function ImportActions({
  nouns,
  file,
  canApply,
  canRecheck,
  canUndo,
  rejected,
  failed,
  isBusy,
}: ImportActionsProps) {
  const { state, counts, revision } = file
  const isSaved = counts.applied > 0
  const isOpen = counts.waiting + counts.new + counts.changed > 0
  return (
    <>
      {failed !== null && (
        <ProblemText role="alert" className="mt-3 text-base">
          {failed}
        </ProblemText>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {canApply && state === 'checked' && counts.new + counts.changed > 0 && (
          <Form method="post">
            <input type="hidden" name="intent" value="apply" />
            <input type="hidden" name="revision" value={revision} />
            <AdminButton type="submit" look="primary" busy={isBusy}>
              {formatApplyLabel(counts, nouns)}
            </AdminButton>
          </Form>
        )}
        {canRecheck && (
          <Form method="post">
            <input type="hidden" name="intent" value="again" />
            <AdminButton type="submit" busy={isBusy}>
              {adminText.checkAgain}
            </AdminButton>
          </Form>
        )}
        {counts.refused + counts.stale > 0 && (
          <AdminButtonLink to={rejected} reloadDocument>
            {adminText.rejectedCsv}
          </AdminButtonLink>
        )}
        {isSaved || state === 'applying' ? (
          <RemoveImport hint={adminText.removalHint(nouns.many, { canUndo, isOpen })} />
        ) : (
          <Form method="post">
            <input type="hidden" name="intent" value="delete" />
            <TextButton type="submit" look="danger">
              {state === 'applied' ? adminText.removeFromList : adminText.discardFile}
            </TextButton>
          </Form>
        )}
      </div>
    </>
  )
}

/** Removes an import that is saving or has already saved data. Staff must confirm this first. */
function RemoveImport({ hint }: { readonly hint: string }) {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <TextButton look="danger" onClick={() => setConfirming(true)}>
        {adminText.removeFromList}
      </TextButton>
      <RemovalDialog
        formData={isConfirming ? { intent: 'delete' } : null}
        title={adminText.removalQuestion}
        confirmLabel={adminText.removeImport}
        onClose={() => setConfirming(false)}
      >
        {hint}
      </RemovalDialog>
    </>
  )
}
