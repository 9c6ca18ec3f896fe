import { useState } from 'react'
import { Form } from 'react-router'
import { adminText } from '#app/content/homepage/admin-text.ts'
import type { SectionsForm } from '#app/content/homepage/sections/admin/use-sections-form.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

const DISCARD = 'discard-draft'

export function DraftBar({ form }: { form: SectionsForm }) {
  const { base, isDirty, isSaving, isUploading } = form
  const [isAsking, setIsAsking] = useState(false)
  const [last] = base.versions
  const hasChanges = base.hasDraft || isDirty
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field border border-line bg-paper px-4 py-3">
      <p className="min-w-0 flex-1 basis-60 text-base">
        <span className="font-semibold">
          <span aria-hidden="true">{hasChanges ? '◐ ' : '● '}</span>
          {hasChanges ? adminText.draft : adminText.published}
        </span>{' '}
        <span className="text-ink-2">
          {hasChanges ? adminText.draftHint : adminText.publishedHint}
          {last?.publishedAt && (
            <>
              {' '}
              {adminText.lastPublished} <LocalTime at={last.publishedAt} />
              {last.staffName && adminText.by(last.staffName)}.
            </>
          )}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {base.hasDraft && (
          <AdminButton disabled={isDirty || isSaving} onClick={() => setIsAsking(true)}>
            {adminText.discardDraft}
          </AdminButton>
        )}
        <AdminButton look="primary" disabled={!hasChanges || isSaving || isUploading} onClick={form.publish}>
          {adminText.publish}
        </AdminButton>
      </div>
      <Form id={DISCARD} method="post">
        <input type="hidden" name="intent" value="discard" />
        <input type="hidden" name="version" value={base.version} />
      </Form>
      <AlertDialog
        open={isAsking}
        title={adminText.discardQuestion}
        confirmLabel={adminText.discardDraft}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          const discard = document.getElementById(DISCARD)
          if (discard instanceof HTMLFormElement) discard.requestSubmit()
        }}
      >
        {adminText.discardHint}
      </AlertDialog>
    </div>
  )
}
