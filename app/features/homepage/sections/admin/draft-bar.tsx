import { useState } from 'react'
import { Form } from 'react-router'
import type { SectionsForm } from '#app/features/homepage/sections/admin/use-sections-form.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

const DISCARD = 'discard-draft'

/** What shoppers see, and what publishing would change. */
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
          {hasChanges ? 'Draft' : 'Published'}
        </span>{' '}
        <span className="text-ink-2">
          {hasChanges ? 'Shoppers see the published homepage until you publish.' : 'Shoppers see these sections.'}
          {last?.publishedAt && (
            <>
              {' '}
              Published <LocalTime at={last.publishedAt} />
              {last.staffName && ` by ${last.staffName}`}.
            </>
          )}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {base.hasDraft && (
          <AdminButton disabled={isDirty || isSaving} onClick={() => setIsAsking(true)}>
            Discard draft
          </AdminButton>
        )}
        <AdminButton look="primary" disabled={!hasChanges || isSaving || isUploading} onClick={form.publish}>
          Publish
        </AdminButton>
      </div>
      <Form id={DISCARD} method="post">
        <input type="hidden" name="intent" value="discard" />
        <input type="hidden" name="version" value={base.version} />
      </Form>
      <AlertDialog
        open={isAsking}
        title="Discard the draft?"
        confirmLabel="Discard draft"
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          const discard = document.getElementById(DISCARD)
          if (discard instanceof HTMLFormElement) discard.requestSubmit()
        }}
      >
        The editor shows the published homepage again. The draft cannot be restored.
      </AlertDialog>
    </div>
  )
}
