import { adminText } from '#app/content/homepage/admin-text.ts'
import {
  type Field,
  MAX_COUNTER,
  MAX_ENTRIES,
  MAX_IMAGE_ALT,
  MAX_IMAGES,
  MAX_LINK_LABEL,
  MAX_PROMISE,
} from '#app/content/homepage/sections/section-fields.ts'
import {
  getKindFields,
  getKindTexts,
  type Section,
  type SectionKind,
  sectionKinds,
} from '#app/content/homepage/sections/section-kinds.ts'
import { readFields } from '#app/lib/json.ts'

type SectionText = {
  readonly label: string
  readonly max: number
  readonly format: 'line' | 'text'
  readonly hasPlaceholders: boolean
}

type Part = Omit<SectionText, 'label'> & { readonly path: string; readonly formatName: (label: string) => string }

/** The texts of a setting, each with its path in the setting. */
function listParts({ input, max = 0 }: Field): readonly Part[] {
  const shown = (
    path: string,
    length: number,
    formatName: Part['formatName'],
    format: SectionText['format'] = 'line',
  ): Part => {
    return { path, formatName, max: length, format, hasPlaceholders: true }
  }
  const alt = (path: string, formatName: Part['formatName']): Part => {
    return { path, formatName, max: MAX_IMAGE_ALT, format: 'line', hasPlaceholders: false }
  }
  const each = (count: number) => [...Array(count).keys()]
  switch (input) {
    case 'line':
    case 'text':
      return [shown('', max, (label) => label, input)]
    case 'link':
      return [shown('.label', MAX_LINK_LABEL, (label) => label)]
    case 'button':
      return [
        shown('.phone', MAX_LINK_LABEL, (label) => adminText.partOfText.phone(label)),
        shown('.desktop', MAX_LINK_LABEL, (label) => adminText.partOfText.desktop(label)),
      ]
    case 'image':
      return [alt('.alt', (label) => adminText.partOfText.alt(label))]
    case 'images':
      return each(MAX_IMAGES).map((at) => alt(`.${at}.alt`, () => adminText.partOfText.image(at + 1)))
    case 'counters':
      return each(MAX_ENTRIES).flatMap((at) => [
        shown(`.${at}.figure`, MAX_COUNTER.figure, () => adminText.partOfText.figure(at + 1)),
        shown(`.${at}.label`, MAX_COUNTER.label, () => adminText.partOfText.figureLabel(at + 1)),
      ])
    case 'promises':
      return each(MAX_ENTRIES).flatMap((at) => [
        shown(`.${at}.title`, MAX_PROMISE.title, () => adminText.partOfText.promiseTitle(at + 1)),
        shown(`.${at}.text`, MAX_PROMISE.text, () => adminText.partOfText.promiseText(at + 1)),
      ])
    case 'choice':
    case 'products':
    case 'collections':
    case 'video':
      return []
  }
}

function toSectionText(
  kind: SectionKind,
  name: string,
  { formatName, max, format, hasPlaceholders }: Part,
): SectionText {
  return {
    get label() {
      const { label, fields } = getKindTexts(kind)
      const named: Readonly<Record<string, { readonly label: string }>> = fields
      return adminText.textOfSection(label, formatName(named[name]?.label ?? name))
    },
    max,
    format,
    hasPlaceholders,
  }
}

/** The texts of sections that shoppers see, by kind and path in the settings: 'story.counters.0.label'. */
export const SECTION_TEXTS: Readonly<Record<string, SectionText>> = Object.fromEntries(
  sectionKinds.flatMap((kind) =>
    Object.entries(getKindFields(kind)).flatMap(([name, field]) =>
      listParts(field).map((part) => [`${kind}.${name}${part.path}`, toSectionText(kind, name, part)]),
    ),
  ),
)

/** Returns the section with its translated texts. A text that is empty in the original remains empty. */
export function withSectionTexts(section: Section, texts: Readonly<Record<string, string>>): Section {
  const replaced = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') return value === '' ? value : (texts[path] ?? value)
    if (Array.isArray(value)) return value.map((item, at) => replaced(item, `${path}.${at}`))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replaced(item, `${path}.${name}`)]))
  }
  // Boundary: strings remain strings
  return { ...section, settings: replaced(readFields(section.settings), section.kind) } as Section
}
