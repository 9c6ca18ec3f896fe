import { ItemList } from '#app/content/menus/admin/item-list.tsx'
import type { MenusForm } from '#app/content/menus/admin/use-menus-form.ts'
import { adminText } from '#app/content/menus/admin-text.ts'
import { MAX_ITEMS, type MenuName } from '#app/content/menus/menu.ts'
import { AdminButton, TextButton } from '#app/ui/admin/admin-button.tsx'
import { FieldNotes, getFieldId } from '#app/ui/admin/admin-field.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

const getTexts = () =>
  ({
    header: {
      title: adminText.header,
      about: adminText.headerHint,
      add: adminText.addItem,
      empty: adminText.headerEmpty,
    },
    footer: {
      title: adminText.footer,
      about: adminText.footerHint,
      add: adminText.addColumn,
      empty: adminText.footerEmpty,
    },
  }) as const

export function MenuPanel({ menu, form }: { menu: MenuName; form: MenusForm }) {
  const items = form.draft[menu]
  const { title, about, add, empty } = getTexts()[menu]
  const id = getFieldId(menu)
  return (
    <Panel
      title={title}
      action={<span className="text-sm text-ink-2 tabular-nums">{adminText.used(items.length, MAX_ITEMS[menu])}</span>}
    >
      <p className="-mt-2 mb-3 text-sm text-ink-2">{about}</p>
      <div id={id} tabIndex={-1} className="outline-none">
        <ItemList menu={menu} parent={null} items={items} label={adminText.menuItems(menu)} empty={empty} form={form} />
        <FieldNotes id={id} error={form.errors[menu]} />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <AdminButton disabled={form.isSaving || items.length >= MAX_ITEMS[menu]} onClick={() => form.add(menu, null)}>
          {add}
        </AdminButton>
        {!form.isPreset(menu) && (
          <TextButton disabled={form.isSaving} onClick={() => form.applyPreset(menu)}>
            {adminText.restoreDefault(menu)}
          </TextButton>
        )}
      </div>
    </Panel>
  )
}
