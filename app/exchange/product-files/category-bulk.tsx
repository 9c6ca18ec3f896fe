import { useState } from 'react'
import { useFetcher } from 'react-router'
import { type CategoryName, MAX_CATEGORY_NAME } from '#app/catalog/category.ts'
import { adminText } from '#app/exchange/product-files/admin-text.ts'
import type { CategorizedProduct } from '#app/exchange/product-files/category-choices.server.ts'
import { CategoryOptions } from '#app/exchange/product-files/category-grid.tsx'
import type { ChoicesResult } from '#app/exchange/product-files/category-input.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { BOX } from '#app/ui/admin/admin-field.tsx'
import { BulkBar } from '#app/ui/admin/lists/bulk-bar.tsx'
import type { Rows } from '#app/ui/admin/lists/use-row-selection.ts'
import { useFocusContent } from '#app/ui/admin/use-focus-content.ts'
import { useResult } from '#app/ui/admin/use-result.ts'
import { useToast } from '#app/ui/toast.tsx'

/** No category slug or name begins with `+`. */
const NEW = '+new'
const PROPOSED = '+proposed'

type CategoryBulkProps = {
  readonly rows: Rows<CategorizedProduct['id']>
  readonly products: readonly CategorizedProduct[]
  readonly categories: readonly CategoryName[]
  readonly newNames: readonly string[]
  /** The URL that choices are submitted to. It contains the filters that determine what “all results” are. */
  readonly action: string
  readonly onSaved: (ids: readonly string[]) => void
}

/** Sets the category of the selected rows, or of all results, at once. */
export function CategoryBulk({ rows, products, categories, newNames, action, onSaved }: CategoryBulkProps) {
  const [choice, setChoice] = useState('')
  const [typed, setTyped] = useState('')
  const fetcher = useFetcher<ChoicesResult>()
  const toast = useToast()
  const focusContent = useFocusContent()
  const category = choice === NEW ? typed.trim() : choice === PROPOSED ? '' : choice
  const isReady = choice !== '' && (choice === PROPOSED || category !== '')
  useResult(fetcher, ({ failed, saved, skipped }) => {
    if (failed !== null) return toast(failed, 'error')
    toast(adminText.choicesSaved(saved))
    if (skipped > 0) toast(adminText.choicesSkipped(skipped), 'info')
    onSaved(rows.chosen)
    rows.clear()
    setChoice('')
    setTyped('')
    focusContent() // because the button disappears with the bar
  })

  function save(): void {
    if (!isReady) return
    const chosen = products.filter(({ id }) => rows.has(id))
    const sent = chosen.map(({ id, category: before }) => ({ id, before, category }))
    const options = { method: 'post', action } as const
    if (rows.isAll) void fetcher.submit({ intent: 'all', category }, options)
    else void fetcher.submit({ intent: 'rows', rows: JSON.stringify(sent) }, options)
  }

  return (
    <BulkBar rows={rows}>
      <select
        aria-label={adminText.categoryForSelected}
        value={choice}
        onChange={(event) => setChoice(event.currentTarget.value)}
        className={`${BOX} md:min-h-7 md:w-44 md:py-0`}
      >
        <option value="">{adminText.setCategory}</option>
        <CategoryOptions categories={categories} newNames={newNames} />
        <option value={NEW}>{adminText.newCategory}</option>
        <option value={PROPOSED}>{adminText.asProposed}</option>
      </select>
      {choice === NEW && (
        <input
          aria-label={adminText.newCategoryName}
          placeholder={adminText.nameLabel}
          value={typed}
          maxLength={MAX_CATEGORY_NAME}
          // biome-ignore lint/a11y/noAutofocus: the field appears because staff chose it
          autoFocus
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && save()}
          className={`${BOX} md:min-h-7 md:w-40 md:py-0`}
        />
      )}
      <TextButton onClick={save} disabled={!isReady || fetcher.state !== 'idle'}>
        {adminText.apply}
      </TextButton>
    </BulkBar>
  )
}
