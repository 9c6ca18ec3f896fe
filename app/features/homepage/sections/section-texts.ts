import {
  type Field,
  MAX_COUNTER,
  MAX_ENTRIES,
  MAX_IMAGE_ALT,
  MAX_IMAGES,
  MAX_LINK_LABEL,
  MAX_PROMISE,
} from '#app/features/homepage/sections/section-fields.ts'
import {
  fieldsOfKind,
  SECTION_KINDS,
  type Section,
  sectionKinds,
} from '#app/features/homepage/sections/section-kinds.ts'
import { fieldsOf } from '#app/lib/json.ts'

type SectionText = {
  readonly label: string
  readonly max: number
  readonly form: 'line' | 'text'
  readonly hasPlaceholders: boolean
}

/** The texts of a setting, by their path in it. */
function textsOf({ input, label, max = 0 }: Field): readonly (readonly [path: string, text: SectionText])[] {
  const shown = (path: string, name: string, length: number, form: SectionText['form'] = 'line') =>
    [path, { label: name, max: length, form, hasPlaceholders: true }] as const
  const alt = (path: string, name: string) =>
    [path, { label: name, max: MAX_IMAGE_ALT, form: 'line', hasPlaceholders: false }] as const
  const each = (count: number) => [...Array(count).keys()]
  switch (input) {
    case 'line':
    case 'text':
      return [shown('', label, max, input)]
    case 'link':
      return [shown('.label', label, MAX_LINK_LABEL)]
    case 'button':
      return [
        shown('.phone', `${label} on phones`, MAX_LINK_LABEL),
        shown('.desktop', `${label} on wide screens`, MAX_LINK_LABEL),
      ]
    case 'image':
      return [alt('.alt', `Description: ${label.toLowerCase()}`)]
    case 'images':
      return each(MAX_IMAGES).map((at) => alt(`.${at}.alt`, `Description: image ${at + 1}`))
    case 'counters':
      return each(MAX_ENTRIES).flatMap((at) => [
        shown(`.${at}.figure`, `Figure ${at + 1}`, MAX_COUNTER.figure),
        shown(`.${at}.label`, `Label of figure ${at + 1}`, MAX_COUNTER.label),
      ])
    case 'promises':
      return each(MAX_ENTRIES).flatMap((at) => [
        shown(`.${at}.title`, `Promise ${at + 1}`, MAX_PROMISE.title),
        shown(`.${at}.text`, `Text of promise ${at + 1}`, MAX_PROMISE.text),
      ])
    case 'choice':
    case 'products':
    case 'collections':
    case 'video':
      return []
  }
}

/** What shoppers read in sections, by kind and path in the settings: 'story.counters.0.label'. */
export const SECTION_TEXTS: Readonly<Record<string, SectionText>> = Object.fromEntries(
  sectionKinds.flatMap((kind) =>
    Object.entries(fieldsOfKind(kind)).flatMap(([name, field]) =>
      textsOf(field).map(([path, text]) => [
        `${kind}.${name}${path}`,
        { ...text, label: `${SECTION_KINDS[kind].label}: ${text.label}` },
      ]),
    ),
  ),
)

/** A section with those of its texts that are translated. A text that the original leaves empty stays empty. */
export function withSectionTexts(section: Section, texts: Readonly<Record<string, string>>): Section {
  const replaced = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') return value === '' ? value : (texts[path] ?? value)
    if (Array.isArray(value)) return value.map((item, at) => replaced(item, `${path}.${at}`))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replaced(item, `${path}.${name}`)]))
  }
  // Boundary: texts stay texts
  return { ...section, settings: replaced(fieldsOf(section.settings), section.kind) } as Section
}
