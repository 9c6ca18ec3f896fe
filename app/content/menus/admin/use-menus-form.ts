import { useMemo, useState } from 'react'
import { findErrorItem, menusForm } from '#app/content/menus/admin/menus-command.ts'
import {
  addItem,
  changeItem,
  findItem,
  findItemPosition,
  getItemTitle,
  type ItemPosition,
  nestItem,
  rebaseMenus,
  removeItem,
  reorder,
  toMenusDraft,
} from '#app/content/menus/admin/menus-draft.ts'
import type { MenuChoices, MenusEditorData } from '#app/content/menus/admin/menus-state.server.ts'
import { adminText } from '#app/content/menus/admin-text.ts'
import type { MenuItem, MenuName, Menus } from '#app/content/menus/menu.ts'
import { isSameJson } from '#app/lib/lists.ts'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { useCurrentErrors } from '#app/ui/admin/use-current-errors.ts'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'

export type MenusResult = FormResult<MenusEditorData>

const getMessages = () => ({ saved: adminText.menusSaved, failed: () => adminText.failedToSave })

function createId(): string {
  return `i-${crypto.randomUUID().slice(0, 8)}`
}

export function useMenusForm(loaded: MenusEditorData, result: MenusResult | undefined) {
  const form = useFormDraft<MenusEditorData, Menus>({
    loaded,
    result,
    schema: menusForm,
    toDraft: toMenusDraft,
    applyFormData: (draft) => draft,
    rebase: rebaseMenus,
    messages: getMessages(),
  })
  const { draft, setDraft, base } = form
  const [selected, setSelected] = useState<ItemPosition | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const [picked, setPicked] = useState<MenuChoices['products']>([])
  const choices = useMemo(
    () => ({ ...base.choices, products: [...picked, ...base.choices.products] }),
    [picked, base.choices],
  )
  const item = selected && findItem(draft, selected)
  return {
    ...form,
    errors: useCurrentErrors(form.errors, draft, findPart),
    choices,
    /** The position of the item that is open in the editor. */
    selected: item && selected,
    item,
    announcement,
    select: setSelected,
    selectErrorItem: (name: string) => {
      const failed = findErrorItem(name)
      setSelected(failed && findItemPosition(draft, failed.menu, failed.id))
    },
    add: (menu: MenuName, parent: string | null) => {
      const position = { menu, parent, id: createId() }
      setDraft((typed) => addItem(typed, position))
      setSelected(position)
    },
    change: (position: ItemPosition, change: Partial<MenuItem>) =>
      setDraft((typed) => changeItem(typed, position, change)),
    remove: (position: ItemPosition) => {
      const removedItem = findItem(draft, position)
      setDraft((typed) => removeItem(typed, position))
      if (removedItem) setAnnouncement(adminText.itemRemoved(getItemTitle(removedItem, choices)))
    },
    nest: (position: ItemPosition, parent: string | null) => {
      setDraft((typed) => nestItem(typed, position, parent))
      setSelected({ ...position, parent })
    },
    reorder: (menu: MenuName, parent: string | null, from: number, to: number) =>
      setDraft((typed) => reorder(typed, menu, parent, from, to)),
    applyPreset: (menu: MenuName) => {
      setDraft((typed) => ({ ...typed, [menu]: base.presets[menu] }))
      setAnnouncement(adminText.defaultRestored(menu))
    },
    isPreset: (menu: MenuName) => isSameJson(draft[menu], base.presets[menu]),
    addProduct: (product: MenuChoices['products'][number]) => setPicked((known) => [...known, product]),
  }
}

export type MenusForm = ReturnType<typeof useMenusForm>

/** Returns the item or menu that an error belongs to. */
function findPart(draft: Menus, name: string): unknown {
  const failed = findErrorItem(name)
  if (!failed) return name === 'header' || name === 'footer' ? draft[name] : null
  const position = findItemPosition(draft, failed.menu, failed.id)
  return position && findItem(draft, position)
}
