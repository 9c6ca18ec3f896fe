import {
  button,
  choice,
  collections,
  counters,
  type Field,
  image,
  images,
  line,
  link,
  products,
  promises,
  text,
  videoFile,
} from '#app/features/homepage/sections/section-fields.ts'

type KindDescription = {
  readonly label: string
  readonly about: string
  /** At most six. */
  readonly fields: Readonly<Record<string, Field>>
}

const TONES = { petal: 'Petal', lilac: 'Lilac', butter: 'Butter', clay: 'Clay', sage: 'Sage' } as const
const heading = line('Heading', 60, { isRequired: true })
const lead = line('Line below the heading', 200, { hint: 'Not shown if empty.' })

/** The kinds of sections that a homepage is made of. Validation, editor and placeholders follow from the fields. */
export const SECTION_KINDS = {
  hero: {
    label: 'Hero',
    about: 'The opening: a headline, a button and a large image.',
    fields: {
      layout: choice('Layout', { full: 'Full-width image', panel: 'Image at the right', text: 'Text only' }, 'panel', {
        hint: 'A product placed in the hero shows its image at the right, in the first hero.',
      }),
      label: line('Line above the headline', 100),
      headline: line('Headline', 60, { hint: 'The name of the store if empty.' }),
      subtitle: line('Subtitle', 200),
      button: button('Button', { phone: 'Shop now', desktop: 'Shop now', to: '/shop' }),
      image: image('Image', {
        hint: 'Upright, 4:5, for the image at the right; wide, 2:1, for the full width. Light from one side, no text.',
      }),
    },
  },
  products: {
    label: 'Product rail',
    about: 'Up to four products from a source that you choose.',
    fields: {
      source: products('Products'),
      layout: choice('Layout', { row: 'Row', panel: 'Staggered panel', spread: 'Spread', edit: 'Edit' }, 'row', {
        hint: 'A row of four; a panel with SHOP buttons; a large first image; or a quiet selection with a line of text.',
      }),
      heading,
      text: lead,
      link: link(),
    },
  },
  collections: {
    label: 'Collection rail',
    about: 'Up to four collections with their images.',
    fields: { source: collections('Collections'), heading, text: lead, link: link() },
  },
  imageText: {
    label: 'Image with text',
    about: 'One image beside a few sentences.',
    fields: {
      image: image('Image', { isRequired: true, hint: 'Upright, 4:5.' }),
      side: choice('Image', { left: 'At the left', right: 'At the right' }, 'left'),
      heading,
      text: text('Text', 600),
      link: link(),
      tone: choice('Ground', { ...TONES, paper: 'White' }, 'clay'),
    },
  },
  quote: {
    label: 'Quote',
    about: 'A sentence by someone else, set large.',
    fields: {
      text: text('Quote', 240, { isRequired: true, rows: 3, hint: 'Without quotation marks: they are added.' }),
      by: line('Who said it', 80),
      tone: choice('Ground', { ...TONES, paper: 'White' }, 'paper'),
    },
  },
  text: {
    label: 'Text',
    about: 'A heading with one or several paragraphs.',
    fields: {
      heading,
      text: text('Text', 1_200, { isRequired: true, rows: 8, hint: 'An empty line starts a new paragraph.' }),
      link: link(),
      layout: choice('Layout', { split: 'Heading beside the text', column: 'Heading above the text' }, 'split'),
    },
  },
  story: {
    label: 'Brand story',
    about: 'Who makes it: text, an image, and figures that count up.',
    fields: {
      heading,
      text: text('Text', 1_000, { rows: 5, hint: 'Without text, image and figures the section is not shown.' }),
      link: link(),
      image: image('Image', { hint: 'Upright, 4:5.' }),
      counters: counters('Figures', {
        hint: 'Such as 12+ and “fabrics”. They count up once when they come into view.',
      }),
    },
  },
  video: {
    label: 'Video',
    about: 'A short film in the full width.',
    fields: {
      video: videoFile('Video', { hint: 'MP4 or WebM, up to 32 MB. Short and without text in it.' }),
      poster: image('Still image', {
        isRequired: true,
        isWide: true,
        hint: 'Wide, 16:9. Shown until the video plays.',
      }),
      playback: choice(
        'Playback',
        { ambient: 'Plays silently by itself', controls: 'Starts on a click, with sound' },
        'ambient',
        { hint: 'It never plays by itself for shoppers who prefer reduced motion.' },
      ),
      heading,
      text: lead,
      link: link(),
    },
  },
  promise: {
    label: 'Promise',
    about: 'What shoppers can rely on, in up to four columns.',
    fields: {
      heading: line('Heading', 60, { isRequired: true, hint: 'For screen readers; it is not visible.' }),
      promises: promises(
        'Promises',
        [
          { from: 'shipping', title: '', text: '' },
          { from: 'payment', title: '', text: '' },
          { from: 'delivery', title: '', text: '' },
        ],
        {
          hint: 'What the store knows by itself is always up to date. Where it has nothing to say, your text is shown.',
        },
      ),
    },
  },
  newsletter: {
    label: 'Newsletter',
    about: 'A field to subscribe by email.',
    fields: {
      heading,
      text: line('Line below the heading', 200, { hint: 'What subscribers get. Not shown if empty.' }),
    },
  },
  lookbook: {
    label: 'Lookbook strip',
    about: 'Two to four photographs side by side, as in a magazine.',
    fields: {
      images: images('Images', { hint: 'Two to four, upright, of one mood.' }),
      heading,
      text: lead,
      link: link(),
    },
  },
} as const satisfies Record<string, KindDescription>

type Kinds = typeof SECTION_KINDS
export type SectionKind = keyof Kinds

export type SettingsOf<Kind extends SectionKind> = {
  readonly [Name in keyof Kinds[Kind]['fields']]: Kinds[Kind]['fields'][Name] extends Field<infer Value> ? Value : never
}

export type SectionOf<Kind extends SectionKind> = {
  readonly id: string
  readonly kind: Kind
  readonly isHidden: boolean
  readonly settings: SettingsOf<Kind>
}

/** A section of the homepage as it is stored. The id is unique on it and also an anchor of the page. */
export type Section = { [Kind in SectionKind]: SectionOf<Kind> }[SectionKind]

export const MAX_SECTIONS = 20

export function isSectionKind(kind: unknown): kind is SectionKind {
  return typeof kind === 'string' && Object.hasOwn(SECTION_KINDS, kind)
}

// Boundary: `keys` loses the names
export const sectionKinds = Object.keys(SECTION_KINDS) as SectionKind[]

export function fieldsOfKind(kind: SectionKind): Readonly<Record<string, Field>> {
  return SECTION_KINDS[kind].fields
}
