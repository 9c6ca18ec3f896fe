import { ItemList } from '#app/features/menus/admin/item-list.tsx'
import type { MenusForm } from '#app/features/menus/admin/use-menus-form.ts'
import { MAX_ITEMS, type MenuName } from '#app/features/menus/menu.ts'
import { AdminButton, TextButton } from '#app/ui/admin/admin-button.tsx'
import { FieldNotes, fieldId } from '#app/ui/admin/admin-field.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

const TEXTS = {
  header: {
    title: 'Header',
    about: 'The row at the top of wide screens, and the menu on phones.',
    add: 'Add an item',
    empty: 'The header has no items: shoppers see the name of the store, search, wishlist and cart.',
  },
  footer: {
    title: 'Footer',
    about: 'Columns of links. Contact, currency, social links and policies stand beside and below them.',
    add: 'Add a column',
    empty: 'The footer has no columns: shoppers see contact, currency, social links and policies.',
  },
} as const

export function MenuPanel({ menu, form }: { menu: MenuName; form: MenusForm }) {
  const items = form.draft[menu]
  const { title, about, add, empty } = TEXTS[menu]
  const id = fieldId(menu)
  return (
    <Panel
      title={title}
      action={<span className="text-sm text-ink-2 tabular-nums">{`${items.length} of ${MAX_ITEMS[menu]}`}</span>}
    >
      <p className="-mt-2 mb-3 text-sm text-ink-2">{about}</p>
      <div id={id} tabIndex={-1} className="outline-none">
        <ItemList menu={menu} parent={null} items={items} label={`Items of the ${menu}`} empty={empty} form={form} />
        <FieldNotes id={id} error={form.errors[menu]} />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <AdminButton disabled={form.isSaving || items.length >= MAX_ITEMS[menu]} onClick={() => form.add(menu, null)}>
          {add}
        </AdminButton>
        {!form.isPreset(menu) && (
          <TextButton disabled={form.isSaving} onClick={() => form.takePreset(menu)}>
            Use the standard {menu}
          </TextButton>
        )}
      </div>
    </Panel>
  )
}
