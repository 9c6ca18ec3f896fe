import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { FieldErrors } from '#app/lib/form.ts'
import { adminText } from '#app/operations/saved-views/admin-text.ts'
import { MAX_VIEW_NAME } from '#app/operations/saved-views/saved-view.ts'
import type { SavedView } from '#app/operations/saved-views/saved-views.server.ts'
import type { ViewList } from '#app/operations/saved-views/view-lists.ts'
import { TextField } from '#app/ui/admin/admin-field.tsx'
import { ErrorBanner } from '#app/ui/admin/error-banner.tsx'

/** The form of a view either saves the current filters of a list as a new view, or renames an existing view. */
export type ViewSubject =
  | { readonly kind: 'new'; readonly list: ViewList; readonly query: string }
  | { readonly kind: 'rename'; readonly view: Pick<SavedView, 'id' | 'name'> }

export function getViewAction(subject: ViewSubject): string {
  return subject.kind === 'new' ? href('/admin/views/new') : href('/admin/views/:id', { id: subject.view.id })
}

type ViewFieldsProps = {
  readonly subject: ViewSubject
  readonly errors: FieldErrors
  readonly onType?: () => void
  readonly children?: ReactNode
}

/** Shows the fields of a form that saves a view under a name. */
export function ViewFields({ subject, errors, onType, children }: ViewFieldsProps) {
  const isNew = subject.kind === 'new'
  const formError = errors[''] ?? errors.query // the filters have no visible field of their own
  return (
    <>
      {formError && <ErrorBanner>{formError}</ErrorBanner>}
      {isNew ? (
        <>
          <input type="hidden" name="list" value={subject.list} />
          <input type="hidden" name="query" value={subject.query} />
        </>
      ) : (
        <input type="hidden" name="intent" value="rename" />
      )}
      <TextField
        name="name"
        label={adminText.name}
        hint={adminText.nameHint}
        error={errors.name}
        defaultValue={isNew ? '' : subject.view.name}
        required
        autoFocus
        maxLength={MAX_VIEW_NAME}
        onChange={onType}
      />
      {children}
    </>
  )
}
