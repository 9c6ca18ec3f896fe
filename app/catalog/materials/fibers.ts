/**
 * The names of Regulation (EU) No 1007/2011, Annex I, in US spelling, and 'other fibers' of its Article 9. They are the
 * keys in the database and the names in files.
 */
export const FIBERS = [
  'cotton',
  'linen',
  'wool',
  'silk',
  'viscose',
  'lyocell',
  'modal',
  'polyester',
  'polyamide',
  'elastane',
  'abaca',
  'acetate',
  'acrylic',
  'alfa',
  'alginate',
  'alpaca',
  'angora',
  'aramid',
  'beaver',
  'broom',
  'camel',
  'cashgora',
  'cashmere',
  'chlorofiber',
  'coir',
  'cupro',
  'elastodiene',
  'elastolefin',
  'elastomultiester',
  'fluorofiber',
  'glass fiber',
  'guanaco',
  'hair',
  'hemp',
  'henequen',
  'horsehair',
  'jute',
  'kapok',
  'llama',
  'maguey',
  'melamine',
  'metallic',
  'modacrylic',
  'mohair',
  'otter',
  'paper',
  'polyacrylate',
  'polycarbamide',
  'polyethylene',
  'polyimide',
  'polylactide',
  'polypropylene',
  'polypropylene/polyamide bicomponent',
  'polyurethane',
  'protein',
  'ramie',
  'sisal',
  'sunn',
  'triacetate',
  'trivinyl',
  'vicuna',
  'vinylal',
  'yak',
  'other fibers',
] as const
export type Fiber = (typeof FIBERS)[number]

/** The parts of a product that a composition can describe. */
export const COMPONENTS = [
  'shell',
  'lining',
  'padding',
  'trim',
  'body',
  'bodice',
  'skirt',
  'sleeves',
  'collar',
  'cuffs',
  'hood',
  'band',
  'front',
  'back',
  'insert',
  'lace',
  'embroidery',
  'ribbing',
  'pocket lining',
] as const
export type Component = (typeof COMPONENTS)[number]

/** Other names of the same fibers. */
const SYNONYMS: Readonly<Record<string, Fiber>> = {
  flax: 'linen',
  'merino wool': 'wool',
  nylon: 'polyamide',
  rayon: 'viscose',
  spandex: 'elastane',
  'true hemp': 'hemp',
  vicuña: 'vicuna',
}

export function findFiber(name: string): Fiber | null {
  const key = name.trim().toLowerCase().replace(/\s+/g, ' ').replace('fibre', 'fiber')
  return FIBERS.find((fiber) => fiber === key) ?? SYNONYMS[key] ?? null
}

export function findComponent(name: string): Component | null {
  const key = name.trim().toLowerCase().replace(/\s+/g, ' ')
  return COMPONENTS.find((component) => component === key) ?? null
}
