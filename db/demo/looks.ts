/** A look, identified by its image: a file in db/demo/images without '.jpg'. */
type DemoLook = {
  readonly file: string
  readonly name: string
  readonly alt: string
  /**
   * The products by slug, each with the place of its hotspot in percent of the image’s width and height. By default,
   * the color is the product’s first color.
   */
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
      { product: 'maren-collarless-coat', x: 21, y: 49 },
      { product: 'kaia-poplin-shirt', x: 54, y: 41 },
      { product: 'sana-wide-leg-trouser', color: 'Sand', x: 78, y: 50 },
    ],
  },
  {
    file: 'look-2',
    name: 'Market morning',
    alt: 'A terracotta linen shift, a straw hat and a tan leather tote on oak pegs',
    items: [
      { product: 'ember-linen-shift', x: 22, y: 51 },
      { product: 'atelier-leather-tote', x: 51, y: 43 },
      { product: 'wren-straw-hat', x: 79, y: 22 },
    ],
  },
  {
    file: 'look-3',
    name: 'After the heat',
    alt: 'Flax linen trousers over the back of an oak chair, a chestnut half-moon bag on its seat and a lichen linen tee on the wall',
    items: [
      { product: 'tide-linen-trouser', x: 56, y: 58 },
      { product: 'lune-half-moon-bag', x: 63, y: 64 },
      { product: 'haru-linen-tee', x: 31, y: 33 },
    ],
  },
  {
    file: 'look-4',
    name: 'Ten past seven',
    alt: 'An oyster satin camisole, a garnet bias skirt and a coiled cognac belt laid on linen, seen from above',
    items: [
      { product: 'dune-satin-camisole', x: 37, y: 28 },
      { product: 'rue-bias-skirt', x: 59, y: 68 },
      { product: 'sol-leather-belt', x: 70, y: 29 },
    ],
  },
  {
    file: 'look-5',
    name: 'The last hour of light',
    alt: 'A wine satin gown and an ink satin slip on wooden hangers beside palm shadow',
    items: [
      { product: 'imisi-satin-gown', x: 33, y: 49 },
      { product: 'amara-bias-slip-dress', color: 'Ink', x: 67, y: 46 },
    ],
  },
  {
    file: 'look-6',
    name: 'Indigo studies',
    alt: 'An indigo ring-print kaftan, a dotted indigo skirt and a brush-print scarf on a brass rail',
    items: [
      { product: 'osun-adire-kaftan', x: 26, y: 48 },
      { product: 'mira-gathered-skirt', x: 58, y: 44 },
      { product: 'indigo-brush-scarf', x: 80, y: 38 },
    ],
  },
]
