/** The list begins with this many common fibers, of which most garments are made. */
const COMMON_COUNT = 10

/**
 * The names in Regulation (EU) No 1007/2011, Annex I, in US spelling, and 'other fibers' from its Article 9. They are
 * the keys in the database and the names in files.
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

/** The parts of a product for which fiber content can be given. */
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

/** Synonyms of fibers. */
const SYNONYMS: Readonly<Record<string, Fiber>> = {
  flax: 'linen',
  'merino wool': 'wool',
  nylon: 'polyamide',
  rayon: 'viscose',
  spandex: 'elastane',
  'true hemp': 'hemp',
  vicuña: 'vicuna',
}

/** Returns the fibers whose name or synonym contains the typed text; without text, the common fibers. */
export function searchFibers(typed: string): readonly Fiber[] {
  const text = typed.trim().toLowerCase()
  if (text === '') return FIBERS.slice(0, COMMON_COUNT)
  const names = Object.entries(SYNONYMS).flatMap(([name, fiber]) => (name.includes(text) ? [fiber] : []))
  return FIBERS.filter((fiber) => fiber.includes(text) || names.includes(fiber))
}

export function findFiber(name: string): Fiber | null {
  const key = name.trim().toLowerCase().replace(/\s+/g, ' ').replace('fibre', 'fiber')
  return FIBERS.find((fiber) => fiber === key) ?? SYNONYMS[key] ?? null
}

export function findComponent(name: string): Component | null {
  const key = name.trim().toLowerCase().replace(/\s+/g, ' ')
  return COMPONENTS.find((component) => component === key) ?? null
}
