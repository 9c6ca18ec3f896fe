import { z } from 'zod'
import { MENUS, type MenuName } from '#app/content/menus/menu.ts'
import { checkMenu } from '#app/content/menus/menu-input.ts'
import { parseJson } from '#app/lib/json.ts'
import { formVersion } from '#app/ui/admin/form-version.ts'

const menu = (name: MenuName) =>
  z
    .string()
    .max(100_000)
    .transform((text, ctx) => {
      const checked = checkMenu(name, parseJson(text))
      if (checked.ok) return checked.items
      for (const [field, message] of Object.entries(checked.errors)) {
        ctx.addIssue({ code: 'custom', path: field.split('.').slice(1), message })
      }
      return z.NEVER
    })

/** The schema of the form, which sends both menus as JSON. `version` identifies the state that staff saw. */
export const menusForm = z.strictObject({
  version: formVersion,
  header: menu('header'),
  footer: menu('footer'),
})

/** Returns the menu and the item that an error belongs to. */
export function findErrorItem(name: string): { readonly menu: MenuName; readonly id: string } | null {
  const [first, id] = name.split('.')
  const found = MENUS.find((menu) => menu === first)
  return found && id ? { menu: found, id } : null
}
