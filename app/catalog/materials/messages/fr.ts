import type { Component, Fiber } from '#app/catalog/materials/fibers.ts'
import { formatNumber } from '#app/lib/format/number.ts'

/** Texts of the owner. */
export const details = {
  materials: 'Matières',
  careInstructions: 'Entretien',
  repairAndDisposal: 'Réparation et fin de vie',
} as const
export const madeIn = 'Pays de fabrication'
export const maker = 'Fabricant'
/** The terms of Regulation (EU) 2023/988, Article 19. */
export const manufacturer = 'Fabricant'
export const responsiblePerson = 'Personne responsable dans l’UE'
export const safetyWarnings = 'Avertissements et informations sur la sécurité'
/** The wording of Regulation (EU) No 1007/2011, Article 12. */
export const animalParts = 'Contient des parties non textiles d’origine animale'

/** The names of Regulation (EU) No 1007/2011, Annex I, and 'autres fibres' of its Article 9. */
const fibers: Readonly<Record<Fiber, string>> = {
  cotton: 'coton',
  linen: 'lin',
  wool: 'laine',
  silk: 'soie',
  viscose: 'viscose',
  lyocell: 'lyocell',
  modal: 'modal',
  polyester: 'polyester',
  polyamide: 'polyamide',
  elastane: 'élasthanne',
  abaca: 'abaca',
  acetate: 'acétate',
  acrylic: 'acrylique',
  alfa: 'alfa',
  alginate: 'alginate',
  alpaca: 'alpaga',
  angora: 'angora',
  aramid: 'aramide',
  beaver: 'castor',
  broom: 'genêt',
  camel: 'chameau',
  cashgora: 'cashgora',
  cashmere: 'cachemire',
  chlorofiber: 'chlorofibre',
  coir: 'coco',
  cupro: 'cupro',
  elastodiene: 'élastodiène',
  elastolefin: 'élastoléfine',
  elastomultiester: 'élastomultiester',
  fluorofiber: 'fluorofibre',
  'glass fiber': 'verre textile',
  guanaco: 'guanaco',
  hair: 'poil',
  hemp: 'chanvre',
  henequen: 'henequen',
  horsehair: 'crin',
  jute: 'jute',
  kapok: 'kapok',
  llama: 'lama',
  maguey: 'maguey',
  melamine: 'mélamine',
  metallic: 'métallique',
  modacrylic: 'modacrylique',
  mohair: 'mohair',
  otter: 'loutre',
  paper: 'papier',
  polyacrylate: 'polyacrylate',
  polycarbamide: 'polycarbamide',
  polyethylene: 'polyéthylène',
  polyimide: 'polyimide',
  polylactide: 'polylactide',
  polypropylene: 'polypropylène',
  'polypropylene/polyamide bicomponent': 'bicomposant polypropylène/polyamide',
  polyurethane: 'polyuréthanne',
  protein: 'protéinique',
  ramie: 'ramie',
  sisal: 'sisal',
  sunn: 'sunn',
  triacetate: 'triacétate',
  trivinyl: 'trivinyl',
  vicuna: 'vigogne',
  vinylal: 'vinylal',
  yak: 'yack',
  'other fibers': 'autres fibres',
}
const components: Readonly<Record<Component, string>> = {
  shell: 'Extérieur',
  lining: 'Doublure',
  padding: 'Rembourrage',
  trim: 'Garniture',
  body: 'Corps',
  bodice: 'Corsage',
  skirt: 'Jupe',
  sleeves: 'Manches',
  collar: 'Col',
  cuffs: 'Poignets',
  hood: 'Capuche',
  band: 'Bande',
  front: 'Devant',
  back: 'Dos',
  insert: 'Empiècement',
  lace: 'Dentelle',
  embroidery: 'Broderie',
  ribbing: 'Bord-côte',
  'pocket lining': 'Doublure de poche',
}
export const fiber = (fiber: Fiber): string => fibers[fiber]
export const component = (component: Component): string => components[component]
/** In the filter of lists. */
export const material = (fiber: Fiber): string => fibers[fiber].charAt(0).toUpperCase() + fibers[fiber].slice(1)
export const share = (percent: number, fiber: string) => `${formatNumber(percent)} % ${fiber}`
export const shares = (all: readonly string[]) => all.join(', ')
export const ofComponent = (component: string, shares: string) => `${component} : ${shares}`

export const careSymbols = {
  washing: {
    '30': 'Lavage à 30 °C maximum',
    '30_mild': 'Lavage à 30 °C maximum, traitement modéré',
    '30_very_mild': 'Lavage à 30 °C maximum, traitement très modéré',
    '40': 'Lavage à 40 °C maximum',
    '40_mild': 'Lavage à 40 °C maximum, traitement modéré',
    '40_very_mild': 'Lavage à 40 °C maximum, traitement très modéré',
    '50': 'Lavage à 50 °C maximum',
    '50_mild': 'Lavage à 50 °C maximum, traitement modéré',
    '60': 'Lavage à 60 °C maximum',
    '60_mild': 'Lavage à 60 °C maximum, traitement modéré',
    '70': 'Lavage à 70 °C maximum',
    '95': 'Lavage à 95 °C maximum',
    hand: 'Lavage à la main',
    none: 'Ne pas laver',
  },
  bleaching: {
    any: 'Tout agent de blanchiment autorisé',
    oxygen: 'Agent de blanchiment oxygéné (sans chlore) uniquement',
    none: 'Ne pas blanchir',
  },
  tumbleDrying: {
    normal: 'Séchage en tambour, température normale',
    low: 'Séchage en tambour, température modérée',
    none: 'Ne pas sécher en tambour',
  },
  naturalDrying: {
    line: 'Séchage sur fil',
    line_shade: 'Séchage sur fil, à l’ombre',
    drip: 'Séchage sur fil, sans essorage',
    drip_shade: 'Séchage sur fil, sans essorage, à l’ombre',
    flat: 'Séchage à plat',
    flat_shade: 'Séchage à plat, à l’ombre',
    drip_flat: 'Séchage à plat, sans essorage',
    drip_flat_shade: 'Séchage à plat, sans essorage, à l’ombre',
  },
  ironing: {
    '110': 'Repassage à 110 °C maximum',
    '150': 'Repassage à 150 °C maximum',
    '200': 'Repassage à 200 °C maximum',
    none: 'Ne pas repasser',
  },
  professionalCare: {
    p: 'Nettoyage à sec professionnel',
    p_mild: 'Nettoyage à sec professionnel, traitement modéré',
    f: 'Nettoyage à sec professionnel, hydrocarbures uniquement',
    f_mild: 'Nettoyage à sec professionnel, hydrocarbures uniquement, traitement modéré',
    w: 'Nettoyage à l’eau professionnel',
    w_mild: 'Nettoyage à l’eau professionnel, traitement modéré',
    w_very_mild: 'Nettoyage à l’eau professionnel, traitement très modéré',
    none: 'Ne pas nettoyer à sec',
  },
}
