import { ChevronRight } from 'lucide-react'
import { describeTarget, findItemProblem, getItemTitle } from '#app/content/menus/admin/menus-draft.ts'
import type { MenusForm } from '#app/content/menus/admin/use-menus-form.ts'
import { adminText } from '#app/content/menus/admin-text.ts'
import type { MenuItem, MenuName } from '#app/content/menus/menu.ts'
import { SortableList } from '#app/ui/admin/lists/sortable-list.tsx'

type ItemListProps = {
  readonly menu: MenuName
  /** The item whose nested items are listed; null for the top level. */
  readonly parent: string | null
  readonly items: readonly MenuItem[]
  readonly label: string
  readonly empty: string
  readonly form: MenusForm
}

/** Lists the items of one level, which staff can arrange and open. */
export function ItemList({ menu, parent, items, label, empty, form }: ItemListProps) {
  return (
    <SortableList
      label={label}
      items={items}
      toKey={({ id }) => id}
      getName={(item) => getItemTitle(item, form.choices)}
      disabled={form.isSaving}
      onMove={(from, to) => form.reorder(menu, parent, from, to)}
      onRemove={(index) => {
        const item = items[index]
        if (item) form.remove({ menu, parent, id: item.id })
      }}
      empty={<p className="border border-dashed border-edge p-4 text-sm text-ink-2">{empty}</p>}
    >
      {(item) => <Row menu={menu} parent={parent} item={item} form={form} />}
    </SortableList>
  )
}

type RowProps = Pick<ItemListProps, 'menu' | 'parent' | 'form'> & { readonly item: MenuItem }

function Row({ menu, parent, item, form }: RowProps) {
  const { id, target, items, place } = item
  const { choices } = form
  const problem = findItemProblem(menu, item, choices)
  const hasErrors = [item, ...items].some((entry) =>
    Object.keys(form.errors).some((name) => `${name}.`.startsWith(`${menu}.${entry.id}.`)),
  )
  const isHeading = target.kind === 'none' && items.length > 0 && place === 'everywhere'
  const hidden = items.filter((nested) => findItemProblem(menu, nested, choices)).length
  return (
    <>
      <button
        type="button"
        data-item={id}
        className="flex min-h-9 w-full items-center gap-1 text-left max-md:min-h-11"
        onClick={() => form.select({ menu, parent, id })}
      >
        <span className="min-w-0">
          <span className="line-clamp-1 text-base font-medium wrap-anywhere">{getItemTitle(item, choices)}</span>
          <span className="line-clamp-2 text-sm wrap-anywhere text-ink-2">
            {!isHeading && describeTarget(target, choices)}
            {adminText.placeNotes[place]}
            {items.length > 0 && ` ↳ ${items.map((nested) => getItemTitle(nested, choices)).join(', ')}`}
          </span>
        </span>
        <ChevronRight className="ml-auto size-4 shrink-0" aria-hidden="true" />
      </button>
      {hasErrors && <p className="text-sm text-danger">{adminText.needsCorrection}</p>}
      {problem && <Warning>{problem}</Warning>}
      {!problem && hidden > 0 && <Warning>{adminText.nestedNotShown(hidden)}</Warning>}
    </>
  )
}

export function Warning({ children }: { children: string }) {
  return (
    <p className="text-sm text-amber">
      <span aria-hidden="true">◐ </span>
      {children}
    </p>
  )
}
