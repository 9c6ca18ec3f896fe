import { z } from 'zod'
import { adminText } from '#app/content/homepage/admin-text.ts'
import { FIELD } from '#app/content/homepage/sections/section-fields.ts'
import {
  getKindFields,
  getKindLabels,
  isSectionKind,
  listNamedFields,
  MAX_SECTIONS,
  type Section,
  type SectionKind,
} from '#app/content/homepage/sections/section-kinds.ts'
import { type FieldErrors, parseInput } from '#app/lib/form.ts'
import { readFields } from '#app/lib/json.ts'
import { areUnique } from '#app/ui/admin/are-unique.ts'

const SECTION_ID = /^[a-z][a-z0-9-]{0,39}$/
const sectionShape = z.strictObject({
  id: z.string().regex(SECTION_ID),
  kind: z.string(),
  isHidden: z.boolean(),
  settings: z.record(z.string(), z.unknown()),
})
const sectionShapes = z.array(sectionShape)

type CheckedSections =
  | { readonly ok: true; readonly sections: readonly Section[] }
  | { readonly ok: false; readonly errors: FieldErrors }

/** Checks sections from a form. Errors are keyed by 'sections.<id>.<setting>'. */
export function checkSections(raw: unknown): CheckedSections {
  const parsed = parseInput(z.strictObject({ sections: sectionShapes }), { sections: raw })
  if (!parsed.ok) return { ok: false, errors: { '': adminText.sectionsUnreadable } }
  const { sections } = parsed.value
  if (sections.length > MAX_SECTIONS) return { ok: false, errors: { '': adminText.tooManySections(MAX_SECTIONS) } }
  if (!areUnique(sections.map(({ id }) => id))) return { ok: false, errors: { '': adminText.sectionsUnreadable } }
  const errors: Record<string, string> = {}
  const checked = sections.flatMap(({ kind, settings, ...section }) => {
    if (!isSectionKind(kind)) {
      errors[''] = adminText.sectionsUnreadable
      return []
    }
    const fields = getKindFields(kind)
    for (const name of Object.keys(settings))
      if (!Object.hasOwn(fields, name)) errors[''] = adminText.sectionsUnreadable
    const values = listNamedFields(kind).map(([name, { label, schema }]) => {
      const result = schema.safeParse(settings[name])
      if (result.success) return [name, result.data]
      const message = result.error.issues[0]?.message ?? ''
      errors[`sections.${section.id}.${name}`] = message.replace(FIELD, () => label)
      return [name, null]
    })
    return [toSection(kind, section, Object.fromEntries(values))]
  })
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, sections: checked }
}

type StoredSections = {
  readonly sections: readonly Section[]
  /** The ids of sections with a setting that this version of the software cannot read. It gets its initial value. */
  readonly repaired: readonly string[]
}

/** Reads stored sections. Omits sections of an unknown kind and unknown settings. */
export function readStoredSections(stored: unknown): StoredSections {
  const repaired: string[] = []
  const list = Array.isArray(stored) ? stored : []
  const sections = list.flatMap((item) => {
    const { id, kind, isHidden, settings } = readFields(item)
    if (typeof id !== 'string' || !SECTION_ID.test(id) || !isSectionKind(kind)) return []
    const saved = readFields(settings)
    const values = Object.entries(getKindFields(kind)).map(([name, { schema, initial }]) => {
      const result = schema.safeParse(saved[name])
      if (result.success) return [name, result.data]
      repaired.push(id)
      return [name, initial]
    })
    return [toSection(kind, { id, isHidden: isHidden === true }, Object.fromEntries(values))]
  })
  return { sections, repaired: [...new Set(repaired)] }
}

/** Creates a section of this kind. Staff may have to complete it before it can be saved. */
export function createSection(kind: SectionKind, id: string): Section {
  const settings = Object.entries(getKindFields(kind)).map(([name, { initial }]) => [name, initial])
  return toSection(kind, { id, isHidden: false }, Object.fromEntries(settings))
}

/** Boundary: the settings were read with the schemas of this kind. */
function toSection(kind: SectionKind, rest: Pick<Section, 'id' | 'isHidden'>, settings: object): Section {
  return { ...rest, kind, settings } as Section
}

/** Returns the title of a section for staff: its heading, or the label of its kind. */
export function getSectionTitle({ kind, settings }: Section): string {
  const { heading, headline, text } = readFields(settings)
  const title = [heading, headline, kind === 'quote' ? text : ''].find(
    (candidate) => typeof candidate === 'string' && candidate !== '',
  )
  return typeof title === 'string' ? title : getKindLabels(kind).label
}
