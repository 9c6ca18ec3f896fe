import { adminText } from '#app/content/menus/admin-text.ts'
import type { MenuItem, Target } from '#app/content/menus/menu.ts'
import { readTarget } from '#app/content/menus/target-input.ts'
import { describeTarget } from '#app/content/menus/target-text.ts'
import { readFields } from '#app/lib/json.ts'

/** Lists the targets in a file's menu, including the targets of nested items. */
export function listTargets(items: unknown): readonly Target[] {
  return (Array.isArray(items) ? items : []).flatMap((item: unknown) => {
    const fields = readFields(item)
    const target = readTarget(readFields(fields.target))
    return [...(target ? [target] : []), ...listTargets(fields.items)]
  })
}

/** The target in this store for a target in the file, or the reason why there is none. */
export type ResolvedTarget = { readonly target: Target } | { readonly rejection: string }

/**
 * Returns a file's menu with this store's targets. Omits items whose target this store lacks, or makes them headings if
 * they have nested items. Adds a note about each to `notes`.
 */
export function replaceTargets(items: unknown, resolve: (target: Target) => ResolvedTarget, notes: string[]): unknown {
  if (!Array.isArray(items)) return items
  return items.flatMap((item: unknown) => {
    const fields = readFields(item)
    const target = readTarget(readFields(fields.target))
    if (!target) return [item] // the item is invalid, so the whole menu will be rejected later
    const nested = replaceTargets(fields.items, resolve, notes)
    const resolvedTarget = resolve(target)
    if ('target' in resolvedTarget) return [{ ...fields, target: resolvedTarget.target, items: nested }]
    const name =
      typeof fields.label === 'string' && fields.label !== '' ? `“${fields.label}”` : 'An item without a label'
    const isHeading = Array.isArray(nested) && nested.length > 0
    notes.push(`${name} ${isHeading ? 'has no link' : 'is skipped'}. ${resolvedTarget.rejection}`)
    return isHeading ? [{ ...fields, target: { kind: 'none', value: '' }, items: nested }] : []
  })
}

/** Returns a line for each item. `nameTarget` converts a target to its name in files. */
export function formatMenuLines(items: readonly MenuItem[], nameTarget: (target: Target) => Target): string {
  const formatLine = ({ label, place, target }: MenuItem, start: string) => {
    const linkText = target.kind === 'none' ? '' : describeTarget(nameTarget(target))
    const where = place === 'everywhere' ? '' : `(${adminText.places[place]})`
    return `${start}${[[label, linkText].filter(Boolean).join(' → '), where].filter(Boolean).join(' ')}`
  }
  return items
    .flatMap((item) => [formatLine(item, ''), ...item.items.map((nested) => formatLine(nested, '– '))])
    .join('\n')
}
