import type { FieldChange } from '#app/base/import-kind.ts'
import { HOMEPAGE_SECTIONS } from '#app/catalog/constants.ts'
import { getSectionLabels } from '#app/catalog/homepage-sections.ts'
import type { FilePlacements } from '#app/content/homepage/admin/placement-changes.ts'
import { getSectionTitle } from '#app/content/homepage/sections/section-input.ts'
import { listNamedFields, type Section } from '#app/content/homepage/sections/section-kinds.ts'
import { readFields } from '#app/lib/json.ts'
import { isSameJson } from '#app/lib/lists.ts'

/** Lists changes to the list of sections and to each setting, with the editor's labels. */
export function listSectionChanges(before: readonly Section[], after: readonly Section[]): readonly FieldChange[] {
  const formatTitles = (sections: readonly Section[]) =>
    sections.map((section) => getSectionTitle(section) + (section.isHidden ? ' (hidden)' : '')).join('\n')
  const [from, to] = [formatTitles(before), formatTitles(after)]
  const edited = after.flatMap((section) => {
    const old = before.find(({ id, kind }) => id === section.id && kind === section.kind)
    return listNamedFields(section.kind).flatMap(([name, { label, choices }]) => {
      const [oldValue, newValue] = [readFields(old?.settings)[name], readFields(section.settings)[name]]
      const formatValue = (value: unknown) => (typeof value === 'string' && choices?.[value]) || toShownText(value)
      const [first, second] = [old ? formatValue(oldValue) : '', formatValue(newValue)]
      if (isSameJson(oldValue, newValue) || first === second) return []
      return [{ field: `${getSectionTitle(section)}: ${label}`, from: first, to: second }]
    })
  })
  return [...(from === to ? [] : [{ field: 'Sections', from, to }]), ...edited]
}

/** Lists changes to the products that a draft places, removes and unflags. */
export function listPlacementFieldChanges(before: FilePlacements, after: FilePlacements): readonly FieldChange[] {
  const [from, to] = [formatPlacements(before), formatPlacements(after)]
  return Object.entries(to).flatMap(([field, text]) =>
    text === from[field] ? [] : [{ field, from: from[field] ?? '', to: text }],
  )
}

function formatPlacements({ placed, off, unflagged }: FilePlacements): Readonly<Record<string, string>> {
  const labels = getSectionLabels()
  const inSections = HOMEPAGE_SECTIONS.map((section) => [
    `Products of ${labels[section]}`,
    (placed[section] ?? []).join('\n'),
  ])
  const flags = unflagged.map(({ section, id }) => `${id} · ${labels[section]}`)
  return Object.fromEntries([
    ...inSections,
    ['Products taken off the homepage', off.join('\n')],
    ['Products that lose a flag', flags.join('\n')],
  ])
}

/** Properties of images and videos that are not shown. */
const HIDDEN = new Set(['publicId', 'width', 'height', 'bytes'])

function toShownText(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(toShownText).join('\n')
  const texts = Object.entries(readFields(value)).flatMap(([name, part]) => {
    if (HIDDEN.has(name) || part === 'chosen') return []
    return name === 'from' ? toShownText(part).replaceAll('_', ' ') : toShownText(part)
  })
  return texts.filter(Boolean).join(' · ')
}
