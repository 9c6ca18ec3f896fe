/** A look, identified by its image: a file in db/demo/images without '.jpg'. */
type DemoLook = {
  readonly file: string
  readonly name: string
  readonly alt: string
  /** The products, by slug, with their hotspots in percent of the image, and a color unless it is the first one. */
  readonly items: readonly {
    readonly product: string
    readonly color?: string
    readonly x: number
    readonly y: number
  }[]
}

export const LOOK_IMAGE = { width: 1600, height: 2000 }

/** In the order of the lookbook. */
export const looks: readonly DemoLook[] = [
  {
    file: 'look-1',
    name: 'Work, unhurried',
    alt: 'A brown collarless coat, a white poplin shirt and sand trousers on a brass rail in low sun',
    items: [
      { product: 'maren-collarless-coat', x: 21.3, y: 48.7 },
      { product: 'kaia-poplin-shirt', x: 53.7, y: 41.2 },
      { product: 'sana-wide-leg-trouser', color: 'Sand', x: 77.9, y: 49.8 },
    ],
  },
  {
    file: 'look-2',
    name: 'Market morning',
    alt: 'A terracotta linen shift, a straw hat and a tan leather tote on oak pegs',
    items: [
      { product: 'ember-linen-shift', x: 21.6, y: 51.1 },
      { product: 'atelier-leather-tote', x: 51.4, y: 42.8 },
      { product: 'wren-straw-hat', x: 78.6, y: 22.4 },
    ],
  },
  {
    file: 'look-3',
    name: 'After the heat',
    alt: 'Flax linen trousers over the back of an oak chair, a chestnut half-moon bag on its seat and a lichen linen tee on the wall',
    items: [
      { product: 'tide-linen-trouser', x: 56.4, y: 58.1 },
      { product: 'lune-half-moon-bag', x: 62.8, y: 63.7 },
      { product: 'haru-linen-tee', x: 31.3, y: 33 },
    ],
  },
  {
    file: 'look-4',
    name: 'Ten past seven',
    alt: 'An oyster satin camisole, a garnet bias skirt and a coiled cognac belt laid on linen, seen from above',
    items: [
      { product: 'dune-satin-camisole', x: 37, y: 28 },
      { product: 'rue-bias-skirt', x: 59.4, y: 68.5 },
      { product: 'sol-leather-belt', x: 69.6, y: 28.6 },
    ],
  },
  {
    file: 'look-5',
    name: 'The last hour of light',
    alt: 'A wine satin gown and an ink satin slip on wooden hangers beside palm shadow',
    items: [
      { product: 'imisi-satin-gown', x: 33.3, y: 49 },
      { product: 'amara-bias-slip-dress', color: 'Ink', x: 66.7, y: 46.5 },
    ],
  },
  {
    file: 'look-6',
    name: 'Indigo studies',
    alt: 'An indigo ring-print kaftan, a dotted indigo skirt and a brush-print scarf on a brass rail',
    items: [
      { product: 'osun-adire-kaftan', x: 25.5, y: 48 },
      { product: 'mira-gathered-skirt', x: 58.4, y: 44.4 },
      { product: 'indigo-brush-scarf', x: 80.4, y: 37.9 },
    ],
  },
]
