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
  getKindLabels,
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

/** Lists the text fields of a setting, each with its path in the setting. */
function listParts({ input, max = 0 }: Field): readonly Part[] {
  const toTextPart = (
    path: string,
    length: number,
    formatName: Part['formatName'],
    format: SectionText['format'] = 'line',
  ): Part => {
    return { path, formatName, max: length, format, hasPlaceholders: true }
  }
  const toAltPart = (path: string, formatName: Part['formatName']): Part => {
    return { path, formatName, max: MAX_IMAGE_ALT, format: 'line', hasPlaceholders: false }
  }
  const listIndexes = (count: number) => [...Array(count).keys()]
  switch (input) {
    case 'line':
    case 'text':
      return [toTextPart('', max, (label) => label, input)]
    case 'link':
      return [toTextPart('.label', MAX_LINK_LABEL, (label) => label)]
    case 'button':
      return [
        toTextPart('.phone', MAX_LINK_LABEL, (label) => adminText.textParts.phone(label)),
        toTextPart('.desktop', MAX_LINK_LABEL, (label) => adminText.textParts.desktop(label)),
      ]
    case 'image':
      return [toAltPart('.alt', (label) => adminText.textParts.alt(label))]
    case 'images':
      return listIndexes(MAX_IMAGES).map((at) => toAltPart(`.${at}.alt`, () => adminText.textParts.image(at + 1)))
    case 'counters':
      return listIndexes(MAX_ENTRIES).flatMap((at) => [
        toTextPart(`.${at}.figure`, MAX_COUNTER.figure, () => adminText.textParts.figure(at + 1)),
        toTextPart(`.${at}.label`, MAX_COUNTER.label, () => adminText.textParts.figureLabel(at + 1)),
      ])
    case 'promises':
      return listIndexes(MAX_ENTRIES).flatMap((at) => [
        toTextPart(`.${at}.title`, MAX_PROMISE.title, () => adminText.textParts.promiseTitle(at + 1)),
        toTextPart(`.${at}.text`, MAX_PROMISE.text, () => adminText.textParts.promiseText(at + 1)),
      ])
    case 'choice':
    case 'products':
    case 'collections':
    case 'look':
    case 'video':
    case 'clip':
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
      const { label, fields } = getKindLabels(kind)
      const labels: Readonly<Record<string, { readonly label: string }>> = fields
      return adminText.sectionText(label, formatName(labels[name]?.label ?? name))
    },
    max,
    format,
    hasPlaceholders,
  }
}

/** The text fields that shoppers see, by section kind and path in the settings, such as 'story.counters.0.label'. */
export const SECTION_TEXTS: Readonly<Record<string, SectionText>> = Object.fromEntries(
  sectionKinds.flatMap((kind) =>
    Object.entries(getKindFields(kind)).flatMap(([name, field]) =>
      listParts(field).map((part) => [`${kind}.${name}${part.path}`, toSectionText(kind, name, part)]),
    ),
  ),
)

/** Returns the section with its translated text. Text that is empty in the original remains empty. */
export function withSectionTexts(section: Section, texts: Readonly<Record<string, string>>): Section {
  const replaceText = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') return value === '' ? value : (texts[path] ?? value)
    if (Array.isArray(value)) return value.map((item, at) => replaceText(item, `${path}.${at}`))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replaceText(item, `${path}.${name}`)]))
  }
  // Boundary: strings remain strings
  return { ...section, settings: replaceText(readFields(section.settings), section.kind) } as Section
}
