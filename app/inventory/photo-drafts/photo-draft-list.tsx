import { Form, href } from 'react-router'
import { adminText } from '#app/inventory/photo-drafts/admin-text.ts'
import type { DraftEdit } from '#app/inventory/photo-drafts/draft-edits.ts'
import { MAX_ROWS, type TypedField } from '#app/inventory/photo-drafts/draft-rows.ts'
import type { DraftsResult, PhotoDrafts } from '#app/inventory/photo-drafts/photo-drafts.server.ts'
import { useDraftEdits } from '#app/inventory/photo-drafts/use-draft-edits.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { AdminButtonLink, TextLink } from '#app/ui/admin/admin-button.tsx'
import { FieldNotes, getControlAttributes, getFieldId } from '#app/ui/admin/admin-field.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { NoScriptSave } from '#app/ui/admin/form-buttons.tsx'
import { SaveBar } from '#app/ui/admin/save-bar.tsx'
import { Thumb } from '#app/ui/admin/thumb.tsx'

const FORM = 'photo-drafts'

type PhotoDraftListProps = {
  readonly drafts: PhotoDrafts
  /** True while leaving the page would also lose other work, such as uploads. */
  readonly hasUnfinished: boolean
  /** Shown while there are no drafts. */
  readonly empty?: string
  /** The result of a form that was submitted without JavaScript. */
  readonly result?: DraftsResult | undefined
}

/** Lists the newest drafts with fields for their names, prices and sizes. The product form has all other fields. */
export function PhotoDraftList({ drafts, hasUnfinished, empty, result }: PhotoDraftListProps) {
  const { form, rows, errors, summary, ...state } = useDraftEdits(drafts.rows, result)
  const { isDirty, isSaving, set, discard, onSubmit } = state
  return (
    <Form id={FORM} ref={form} method="post" action={href('/admin/products/drafts')} noValidate onSubmit={onSubmit}>
      <SaveBar
        form={FORM}
        isDirty={isDirty}
        isSaving={isSaving}
        hasUnfinished={hasUnfinished}
        label={adminText.saveDrafts}
        onDiscard={discard}
      />
      {summary && (
        <div className="mb-4">
          <ErrorSummary {...summary} />
        </div>
      )}
      {rows.length === 0 && empty && <p className="text-base text-ink-2">{empty}</p>}
      {rows.length > 0 && (
        <>
          <p className="mb-2 text-sm text-ink-2">{adminText.sizesHint}</p>
          <ul className="divide-y divide-line border-t border-line">
            {rows.map((row) => (
              <DraftFields key={row.base.id} row={row} currency={drafts.currency} errors={errors} onChange={set} />
            ))}
          </ul>
          {drafts.more > 0 && <MoreDrafts drafts={drafts} />}
          <NoScriptSave label={adminText.saveDrafts} />
        </>
      )}
    </Form>
  )
}

/** Links to a longer list of drafts, or to the list of products if the list has reached its limit. */
function MoreDrafts({ drafts: { rows, more } }: { readonly drafts: PhotoDrafts }) {
  const shown = Math.min(rows.length + more, MAX_ROWS)
  const to =
    shown > rows.length ? `${href('/admin/products/drafts')}?show=${shown}` : `${href('/admin/products')}?status=draft`
  return (
    <TextLink to={to} preventScrollReset className="mt-3">
      {adminText.moreDrafts(more)}
    </TextLink>
  )
}

type DraftFieldsProps = {
  readonly row: DraftEdit
  readonly currency: string
  readonly errors: FieldErrors
  readonly onChange: (id: string, field: TypedField, text: string) => void
}

function DraftFields({ row: { base, typed }, currency, errors, onChange }: DraftFieldsProps) {
  const { id, version, name, image } = base
  const field = (key: TypedField, label: string) => {
    const inputId = getFieldId(`${key}.${id}`)
    const error = errors[`${key}.${id}`]
    return (
      <div className="min-w-0">
        <label htmlFor={inputId} className="mb-1 block text-sm text-ink-2">
          {label}
          <span className="sr-only">{adminText.ofProduct(name)}</span>
        </label>
        <input
          name={key}
          autoComplete="off"
          inputMode={key === 'price' ? 'decimal' : undefined}
          value={typed[key]}
          onChange={({ currentTarget: { value } }) => onChange(id, key, value)}
          {...getControlAttributes(inputId, { error })}
        />
        <FieldNotes id={inputId} error={error} />
      </div>
    )
  }
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] items-start gap-x-4 gap-y-2 py-4 md:grid-cols-[4rem_minmax(0,2fr)_minmax(0,1fr)_minmax(0,1.25fr)_auto] md:gap-x-3 md:py-3">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <Thumb url={image} isLarge />
      {field('name', adminText.name)}
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-x-3 max-md:col-span-2 md:contents">
        {field('price', adminText.price(currency))}
        {field('sizes', adminText.sizes)}
      </div>
      <AdminButtonLink
        to={href('/admin/products/edit/:id', { id })}
        aria-label={`${adminText.openProductHint}${adminText.ofProduct(name)}`}
        className="max-md:col-span-2 md:mt-5.5"
      >
        {adminText.openProduct}
      </AdminButtonLink>
    </li>
  )
}
