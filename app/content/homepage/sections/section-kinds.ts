import { adminText } from '#app/content/homepage/admin-text.ts'
import {
  button,
  choice,
  clip,
  collections,
  counters,
  type Field,
  image,
  images,
  line,
  link,
  look,
  products,
  promises,
  text,
  videoFile,
} from '#app/content/homepage/sections/section-fields.ts'

const TONES = ['petal', 'lilac', 'butter', 'clay', 'sage', 'paper'] as const
const heading = line(60, { isRequired: true })
const lead = line(200)

/**
 * The kinds of homepage sections, each with at most seven settings. Validation, the editor and placeholders use this
 * table.
 */
const SECTION_KINDS = {
  hero: {
    layout: choice(['full', 'panel', 'text'], 'panel'),
    label: line(100),
    headline: line(60),
    subtitle: line(200),
    button: button({ phone: 'Shop now', desktop: 'Shop now', to: '/shop' }),
    image: image(),
    video: clip(),
  },
  products: {
    source: products(),
    layout: choice(['row', 'panel', 'spread', 'edit'], 'row'),
    heading,
    text: lead,
    link: link(),
  },
  collections: { source: collections(), heading, text: lead, link: link() },
  imageText: {
    image: image({ isRequired: true }),
    side: choice(['left', 'right'], 'left'),
    heading,
    text: text(600),
    link: link(),
    tone: choice(TONES, 'clay'),
  },
  quote: {
    text: text(240, { isRequired: true, rows: 3 }),
    by: line(80),
    tone: choice(TONES, 'paper'),
  },
  text: {
    heading,
    text: text(1_200, { isRequired: true, rows: 8 }),
    link: link(),
    layout: choice(['split', 'column'], 'split'),
  },
  story: { heading, text: text(1_000, { rows: 5 }), link: link(), image: image(), counters: counters() },
  video: {
    video: videoFile(),
    poster: image({ isRequired: true, isWide: true }),
    playback: choice(['ambient', 'controls'], 'ambient'),
    heading,
    text: lead,
    link: link(),
  },
  promise: {
    heading,
    promises: promises([
      { from: 'shipping', title: '', text: '' },
      { from: 'payment', title: '', text: '' },
      { from: 'delivery', title: '', text: '' },
    ]),
  },
  newsletter: { heading, text: lead },
  look: { look: look(), heading: line(60) },
  lookbook: { images: images(), heading, text: lead, link: link() },
} as const satisfies Record<string, Readonly<Record<string, Field>>>

type Kinds = typeof SECTION_KINDS
export type SectionKind = keyof Kinds

export type SettingsOf<Kind extends SectionKind> = {
  readonly [Name in keyof Kinds[Kind]]: Kinds[Kind][Name] extends Field<infer Value> ? Value : never
}

export type SectionOf<Kind extends SectionKind> = {
  readonly id: string
  readonly kind: Kind
  readonly isHidden: boolean
  readonly settings: SettingsOf<Kind>
}

/** A stored section of the homepage. Its id is unique on the homepage and is also an anchor there. */
export type Section = { [Kind in SectionKind]: SectionOf<Kind> }[SectionKind]

export const MAX_SECTIONS = 20

export function isSectionKind(kind: unknown): kind is SectionKind {
  return typeof kind === 'string' && Object.hasOwn(SECTION_KINDS, kind)
}

// Boundary: `Object.keys` returns strings
export const sectionKinds = Object.keys(SECTION_KINDS) as SectionKind[]

export function getKindFields(kind: SectionKind): Readonly<Record<string, Field>> {
  return SECTION_KINDS[kind]
}

/** The labels of a setting and of its choices in the editor. */
type FieldLabels<Value = unknown> = { readonly label: string; readonly hint?: string } & ([Value] extends [string]
  ? string extends Value
    ? unknown
    : { readonly choices: Readonly<Record<Value, string>> }
  : unknown)

type KindLabels = {
  readonly [Kind in SectionKind]: {
    readonly label: string
    readonly about: string
    readonly fields: { readonly [Name in keyof SettingsOf<Kind>]: FieldLabels<SettingsOf<Kind>[Name]> }
  }
}

/** Returns the labels of a kind and its settings in the editor. */
export function getKindLabels(kind: SectionKind) {
  const texts: KindLabels = adminText.sectionKinds
  return texts[kind]
}

export type NamedField = Field & FieldLabels & { readonly choices?: Readonly<Record<string, string>> }

/** Returns the settings of a kind with their labels, in order. */
export function listNamedFields(kind: SectionKind): readonly (readonly [string, NamedField])[] {
  const texts: Readonly<Record<string, FieldLabels>> = getKindLabels(kind).fields
  return Object.entries(getKindFields(kind)).map(([name, field]) => [name, { ...field, label: name, ...texts[name] }])
}
