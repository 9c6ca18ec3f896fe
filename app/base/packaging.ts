/**
 * The materials that packaging registers such as LUCID distinguish. 'paper' includes cardboard; 'composite' is material
 * whose components cannot be separated by hand.
 */
export const PACKAGING_MATERIALS = ['paper', 'plastic', 'glass', 'metal', 'wood', 'composite', 'textile'] as const
export type PackagingMaterial = (typeof PACKAGING_MATERIALS)[number]

/** The grams of each material, in the order of PACKAGING_MATERIALS, with at most one decimal; empty if unknown. */
export type Packaging = Readonly<Partial<Record<PackagingMaterial, number>>>

export const MAX_PACKAGING_GRAMS = 100_000
export const MAX_PACKAGING_TEXT = 200
export const PACKAGING_EXAMPLE = 'paper 60 g, plastic 4.5 g'

/** Other names for materials. */
const OTHER_NAMES: Readonly<Record<string, PackagingMaterial>> = {
  cardboard: 'paper',
  'paper/cardboard': 'paper',
  carton: 'paper',
  aluminium: 'metal',
  aluminum: 'metal',
  steel: 'metal',
  fabric: 'textile',
}

export type PackagingProblem =
  | { readonly kind: 'unknown-material'; readonly name: string }
  | { readonly kind: 'duplicate-material'; readonly material: PackagingMaterial }
  | { readonly kind: 'invalid' }

type ParsedPackaging =
  | { readonly ok: true; readonly packaging: Packaging }
  | { readonly ok: false; readonly problem: PackagingProblem }

const PART = /^([a-z/]+)\s*:?\s*(\d{1,6}(?:\.\d)?)\s*g?$/
const REVERSED_PART = /^(\d{1,6}(?:\.\d)?)\s*g?\s+([a-z/]+)$/

/**
 * Reads 'paper 60 g, plastic 4.5 g', 'plastic 4,5 g' or '60 g cardboard'; empty text means that the packaging is
 * unknown.
 */
export function parsePackaging(text: string): ParsedPackaging {
  const grams = new Map<PackagingMaterial, number>()
  for (const part of text
    .toLowerCase()
    .replace(/(?<=\d),(?=\d)/g, '.')
    .split(/[,;\n]/)) {
    const typed = part.trim()
    if (typed === '') continue
    const [, reversedGrams = '', reversedName = ''] = REVERSED_PART.exec(typed) ?? []
    const [, name = reversedName, number = reversedGrams] = PART.exec(typed) ?? []
    const material = findMaterial(name)
    const weight = Number(number)
    if (name && !material) return { ok: false, problem: { kind: 'unknown-material', name } }
    if (!material || weight <= 0 || weight > MAX_PACKAGING_GRAMS) return { ok: false, problem: { kind: 'invalid' } }
    if (grams.has(material)) return { ok: false, problem: { kind: 'duplicate-material', material } }
    grams.set(material, weight)
  }
  const sorted = PACKAGING_MATERIALS.flatMap((material) => {
    const weight = grams.get(material)
    return weight === undefined ? [] : [[material, weight] as const]
  })
  return { ok: true, packaging: Object.fromEntries(sorted) }
}

function findMaterial(name: string): PackagingMaterial | null {
  return PACKAGING_MATERIALS.find((material) => material === name) ?? OTHER_NAMES[name] ?? null
}

/** Returns the materials with their grams, in the order of PACKAGING_MATERIALS. */
export function listPackagingParts(packaging: Packaging): readonly (readonly [PackagingMaterial, number])[] {
  return PACKAGING_MATERIALS.flatMap((material) => {
    const grams = packaging[material]
    return grams === undefined ? [] : [[material, grams] as const]
  })
}

/** Formats packaging for forms and files, so that `parsePackaging` can read it. */
export function formatPackaging(packaging: Packaging): string {
  return listPackagingParts(packaging)
    .map(([material, grams]) => `${material} ${grams} g`)
    .join(', ')
}
