import type { Component, Fiber } from '#app/catalog/materials/fibers.ts'
import type { CareName, CareSymbol } from '#app/catalog/materials/materials.ts'
import { formatNumber } from '#app/lib/format/number.ts'

/** Terms of details. The first two also describe the fibers and the care symbols. */
export const details = {
  materials: 'Materials',
  careInstructions: 'Care instructions',
  repairAndDisposal: 'Repair and disposal',
} as const
export const madeIn = 'Made in'
export const maker = 'Manufacturer'
/** The terms of Regulation (EU) 2023/988, Article 19. */
export const manufacturer = 'Manufacturer'
export const responsiblePerson = 'Responsible person in the EU'
export const safetyWarnings = 'Warnings and safety information'
/** The wording of Regulation (EU) No 1007/2011, Article 12. */
export const animalParts = 'Contains non-textile parts of animal origin'

/** The keys of fibers and components are their English names. */
export const fiber = (fiber: Fiber): string => fiber
export const component = (component: Component): string => component.charAt(0).toUpperCase() + component.slice(1)
/** In list filters. */
export const material = (fiber: Fiber): string => fiber.charAt(0).toUpperCase() + fiber.slice(1)
export const share = (percent: number, fiber: string) => `${formatNumber(percent)}% ${fiber}`
export const shares = (all: readonly string[]) => all.join(', ')
export const ofComponent = (component: string, shares: string) => `${component}: ${shares}`

export const careSymbols: { readonly [Name in CareName]: Readonly<Record<CareSymbol<Name>, string>> } = {
  washing: {
    '30': 'Wash at 30 °C',
    '30_mild': 'Wash at 30 °C, gentle',
    '30_very_mild': 'Wash at 30 °C, very gentle',
    '40': 'Wash at 40 °C',
    '40_mild': 'Wash at 40 °C, gentle',
    '40_very_mild': 'Wash at 40 °C, very gentle',
    '50': 'Wash at 50 °C',
    '50_mild': 'Wash at 50 °C, gentle',
    '60': 'Wash at 60 °C',
    '60_mild': 'Wash at 60 °C, gentle',
    '70': 'Wash at 70 °C',
    '95': 'Wash at 95 °C',
    hand: 'Hand wash',
    none: 'Do not wash',
  },
  bleaching: { any: 'Any bleach', oxygen: 'Oxygen (non-chlorine) bleach only', none: 'Do not bleach' },
  tumbleDrying: { normal: 'Tumble dry', low: 'Tumble dry low', none: 'Do not tumble dry' },
  naturalDrying: {
    line: 'Line dry',
    line_shade: 'Line dry in the shade',
    drip: 'Drip dry',
    drip_shade: 'Drip dry in the shade',
    flat: 'Dry flat',
    flat_shade: 'Dry flat in the shade',
    drip_flat: 'Drip dry flat',
    drip_flat_shade: 'Drip dry flat in the shade',
  },
  ironing: { '110': 'Iron low', '150': 'Iron medium', '200': 'Iron hot', none: 'Do not iron' },
  professionalCare: {
    p: 'Dry clean',
    p_mild: 'Dry clean, gentle',
    f: 'Dry clean, hydrocarbon solvents only',
    f_mild: 'Dry clean, hydrocarbon solvents only, gentle',
    w: 'Professional wet clean',
    w_mild: 'Professional wet clean, gentle',
    w_very_mild: 'Professional wet clean, very gentle',
    none: 'Do not dry clean',
  },
}
