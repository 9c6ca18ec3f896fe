import type { CollectionStatus } from '#app/catalog/constants.ts'

/** An image, identified by its file in db/demo/images without '.jpg'. */
export type DemoCollectionImage = {
  readonly file: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

type DemoCollection = {
  readonly slug: string
  readonly name: string
  readonly status?: CollectionStatus
  readonly description: string
  /** The image for the collection's page (21:9) and the lookbook. */
  readonly hero: DemoCollectionImage | null
  /** The image for tiles (3:4); the hero image by default. */
  readonly tile?: DemoCollectionImage
  /**
   * Slugs of the products at the start of the collection's page. Other products with this main collection follow,
   * newest first.
   */
  readonly leadingProducts: readonly string[]
}

/** In the order of the lookbook. */
export const collections: readonly DemoCollection[] = [
  {
    slug: 'quiet-evening',
    name: 'The Quiet Evening',
    description:
      'Satin cut on the bias, in colors borrowed from the last hour of light. Pieces that need little: a strap, a fall of cloth, somewhere to go.',
    hero: { file: 'collection-silk', width: 1920, height: 900, alt: 'Raking light over deep folds of champagne satin' },
    tile: {
      file: 'collection-evening',
      width: 1600,
      height: 2000,
      alt: 'A wine satin slip gown against plaster crossed by palm shadow',
    },
    leadingProducts: [
      'imisi-satin-gown',
      'amara-bias-slip-dress',
      'rue-bias-skirt',
      'dune-satin-camisole',
      'odette-wool-jacket',
    ],
  },
  {
    slug: 'morning-linen',
    name: 'Morning Linen',
    description:
      'Washed linen and light cotton for warm days, cut with room to breathe. Terracotta, flax and lichen: the colors of earth before noon.',
    hero: {
      file: 'collection-linen',
      width: 1920,
      height: 900,
      alt: 'A terracotta linen shift, a sage linen tee and flax linen trousers in window light',
    },
    tile: { file: 'ember-linen-shift-1', width: 1200, height: 1500, alt: 'A terracotta linen shift' },
    leadingProducts: [
      'ember-linen-shift',
      'tide-linen-trouser',
      'haru-linen-tee',
      'zuri-tiered-dress',
      'wren-straw-hat',
    ],
  },
  {
    slug: 'indigo-studies',
    name: 'Indigo Studies',
    description:
      'A conversation with adire, the resist-dyed cloth of the south-west. Rings, dots and brush marks in one deep, generous blue.',
    hero: {
      file: 'collection-indigo',
      width: 1600,
      height: 2000,
      alt: 'An indigo kaftan with cream rings in the shade of a palm',
    },
    leadingProducts: ['osun-adire-kaftan', 'indigo-brush-scarf', 'mira-gathered-skirt'],
  },
  {
    slug: 'soft-structure',
    name: 'Soft Structure',
    description:
      'Tailoring with the stiffness taken out. Wool, poplin and fine knit in a wardrobe of neutrals made to be worn together.',
    hero: {
      file: 'collection-structure',
      width: 1920,
      height: 900,
      alt: 'A brown coat, a white shirt, a cream jacket, a striped shirt dress and a black dress on a brass rail',
    },
    tile: { file: 'maren-collarless-coat-camel', width: 1200, height: 1500, alt: 'A camel collarless wool coat' },
    leadingProducts: ['maren-collarless-coat', 'kaia-poplin-shirt', 'sana-wide-leg-trouser', 'thandi-wrap-dress'],
  },
  {
    slug: 'objects',
    name: 'Objects',
    description:
      'The things that finish a thought: leather that learns your habits, straw for high sun, silk for every other hour.',
    hero: {
      file: 'collection-objects',
      width: 1600,
      height: 2000,
      alt: 'A brown half-moon bag, a straw hat and a coiled belt arranged on stone',
    },
    leadingProducts: ['lune-half-moon-bag', 'atelier-leather-tote', 'indigo-brush-scarf'],
  },
  {
    slug: 'first-light',
    name: 'First Light',
    status: 'draft',
    description: 'Bridal gowns in champagne and chalk.',
    hero: null,
    leadingProducts: [],
  },
]
