import { useEffect } from 'react'
import { href, useFetcher } from 'react-router'
import { adminText } from '#app/inventory/photo-drafts/admin-text.ts'
import type { PhotoDrafts } from '#app/inventory/photo-drafts/photo-drafts.server.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { AdminButton, TextLink } from '#app/ui/admin/admin-button.tsx'
import { controlAttributes, FieldNotes, fieldId } from '#app/ui/admin/admin-field.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { Thumb } from '#app/ui/admin/thumb.tsx'
import { useToast } from '#app/ui/toast.tsx'

export type DraftsResult =
  | { readonly outcome: 'saved' }
  | { readonly outcome: 'rejected'; readonly errors: FieldErrors }

type PhotoDraftListProps = {
  readonly drafts: PhotoDrafts
  /** The result of a request without scripts. */
  readonly result?: DraftsResult | undefined
  readonly look?: 'primary' | 'secondary'
}

/** Names, prices and sizes of the newest drafts. The form of a product has everything else. */
export function PhotoDraftList({ drafts, result, look = 'primary' }: PhotoDraftListProps) {
  const fetcher = useFetcher<DraftsResult>()
  const toast = useToast()
  const shown = fetcher.data ?? result
  const errors = shown?.outcome === 'rejected' ? shown.errors : {}
  const isSaving = fetcher.state !== 'idle'
  useEffect(() => {
    if (fetcher.data?.outcome === 'saved') toast(adminText.saved)
  }, [fetcher.data, toast])
  if (drafts.rows.length === 0) return <p className="text-base text-ink-2">{adminText.noDrafts}</p>
  return (
    <fetcher.Form method="post" action={href('/admin/products/drafts')} noValidate>
      {Object.keys(errors).length > 0 && (
        <div className="mb-4">
          <ErrorSummary title={adminText.notSaved} errors={errors} />
        </div>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {drafts.rows.map((row) => (
          <DraftFields key={`${row.id} ${row.version}`} row={row} currency={drafts.currency} errors={errors} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <AdminButton type="submit" look={look} busy={isSaving}>
          {isSaving ? adminText.saving : adminText.saveDrafts}
        </AdminButton>
        <p className="text-sm text-ink-2">
          {adminText.sizesHint}
          {drafts.more > 0 && ` · ${adminText.moreDrafts(drafts.more)}`}
        </p>
      </div>
    </fetcher.Form>
  )
}

type DraftFieldsProps = {
  readonly row: PhotoDrafts['rows'][number]
  readonly currency: string
  readonly errors: FieldErrors
}

function DraftFields({ row, currency, errors }: DraftFieldsProps) {
  const { id, version, name, price, sizes, image } = row
  const field = (key: 'name' | 'price' | 'sizes', label: string, value: string) => {
    const inputId = fieldId(`${key}.${id}`)
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
          defaultValue={value}
          {...controlAttributes(inputId, { error })}
        />
        <FieldNotes id={inputId} error={error} />
      </div>
    )
  }
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-2 py-3">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <Thumb url={image} isLarge />
      <div className="grid grid-cols-2 gap-x-3 gap-y-2 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1.25fr)_auto]">
        <div className="max-md:col-span-2">{field('name', adminText.name, name)}</div>
        {field('price', adminText.price(currency), price)}
        {field('sizes', adminText.sizes, sizes)}
        <TextLink
          to={href('/admin/products/edit/:id', { id })}
          aria-label={`${adminText.finishHint}${adminText.ofProduct(name)}`}
          className="self-start md:mt-7"
        >
          {adminText.finish}
        </TextLink>
      </div>
    </li>
  )
}
