import type { Component, Fiber } from '#app/catalog/materials/fibers.ts'
import { formatNumber } from '#app/lib/format/number.ts'

/** Texts of the owner. */
export const details = {
  materials: 'Materiali',
  careInstructions: 'Cura del capo',
  repairAndDisposal: 'Riparazione e smaltimento',
} as const
export const madeIn = 'Paese di produzione'
export const maker = 'Produttore'
/** The terms of Regulation (EU) 2023/988, Article 19. */
export const manufacturer = 'Fabbricante'
export const responsiblePerson = 'Persona responsabile nell’UE'
export const safetyWarnings = 'Avvertenze e informazioni sulla sicurezza'
/** The wording of Regulation (EU) No 1007/2011, Article 12. */
export const animalParts = 'Contiene parti non tessili di origine animale'

/** The names of Regulation (EU) No 1007/2011, Annex I, and 'altre fibre' of its Article 9. */
const fibers: Readonly<Record<Fiber, string>> = {
  cotton: 'cotone',
  linen: 'lino',
  wool: 'lana',
  silk: 'seta',
  viscose: 'viscosa',
  lyocell: 'lyocell',
  modal: 'modal',
  polyester: 'poliestere',
  polyamide: 'poliammidica',
  elastane: 'elastan',
  abaca: 'abaca',
  acetate: 'acetato',
  acrylic: 'acrilica',
  alfa: 'alfa',
  alginate: 'alginica',
  alpaca: 'alpaca',
  angora: 'angora',
  aramid: 'aramide',
  beaver: 'castoro',
  broom: 'ginestra',
  camel: 'cammello',
  cashgora: 'cashgora',
  cashmere: 'kashmir',
  chlorofiber: 'clorofibra',
  coir: 'cocco',
  cupro: 'cupro',
  elastodiene: 'elastodiene',
  elastolefin: 'elastolefina',
  elastomultiester: 'elastomultiestere',
  fluorofiber: 'fluorofibra',
  'glass fiber': 'vetro tessile',
  guanaco: 'guanaco',
  hair: 'pelo',
  hemp: 'canapa',
  henequen: 'henequen',
  horsehair: 'crine',
  jute: 'iuta',
  kapok: 'kapok',
  llama: 'lama',
  maguey: 'maguey',
  melamine: 'melammina',
  metallic: 'metallica',
  modacrylic: 'modacrilica',
  mohair: 'mohair',
  otter: 'lontra',
  paper: 'carta',
  polyacrylate: 'poliacrilato',
  polycarbamide: 'poliureica',
  polyethylene: 'polietilenica',
  polyimide: 'poliimmide',
  polylactide: 'polilattide',
  polypropylene: 'polipropilenica',
  'polypropylene/polyamide bicomponent': 'polipropilene/poliammide a due componenti',
  polyurethane: 'poliuretanica',
  protein: 'proteica',
  ramie: 'ramié',
  sisal: 'sisal',
  sunn: 'sunn',
  triacetate: 'triacetato',
  trivinyl: 'trivinilica',
  vicuna: 'vigogna',
  vinylal: 'vinilal',
  yak: 'yak',
  'other fibers': 'altre fibre',
}
const components: Readonly<Record<Component, string>> = {
  shell: 'Esterno',
  lining: 'Fodera',
  padding: 'Imbottitura',
  trim: 'Guarnizione',
  body: 'Corpo',
  bodice: 'Corpetto',
  skirt: 'Gonna',
  sleeves: 'Maniche',
  collar: 'Collo',
  cuffs: 'Polsini',
  hood: 'Cappuccio',
  band: 'Fascia',
  front: 'Davanti',
  back: 'Dietro',
  insert: 'Inserto',
  lace: 'Pizzo',
  embroidery: 'Ricamo',
  ribbing: 'Bordo a coste',
  'pocket lining': 'Fodera delle tasche',
}
export const fiber = (fiber: Fiber): string => fibers[fiber]
export const component = (component: Component): string => components[component]
/** In the filter of lists. */
export const material = (fiber: Fiber): string => fibers[fiber].charAt(0).toUpperCase() + fibers[fiber].slice(1)
export const share = (percent: number, fiber: string) => `${formatNumber(percent)}% ${fiber}`
export const shares = (all: readonly string[]) => all.join(', ')
export const ofComponent = (component: string, shares: string) => `${component}: ${shares}`

export const careSymbols = {
  washing: {
    '30': 'Lavaggio a max 30 °C',
    '30_mild': 'Lavaggio a max 30 °C, delicato',
    '30_very_mild': 'Lavaggio a max 30 °C, molto delicato',
    '40': 'Lavaggio a max 40 °C',
    '40_mild': 'Lavaggio a max 40 °C, delicato',
    '40_very_mild': 'Lavaggio a max 40 °C, molto delicato',
    '50': 'Lavaggio a max 50 °C',
    '50_mild': 'Lavaggio a max 50 °C, delicato',
    '60': 'Lavaggio a max 60 °C',
    '60_mild': 'Lavaggio a max 60 °C, delicato',
    '70': 'Lavaggio a max 70 °C',
    '95': 'Lavaggio a max 95 °C',
    hand: 'Lavaggio a mano',
    none: 'Non lavare',
  },
  bleaching: {
    any: 'Candeggio consentito',
    oxygen: 'Candeggio solo a base di ossigeno, senza cloro',
    none: 'Non candeggiare',
  },
  tumbleDrying: {
    normal: 'Asciugatrice a temperatura normale',
    low: 'Asciugatrice a bassa temperatura',
    none: 'Non asciugare in asciugatrice',
  },
  naturalDrying: {
    line: 'Asciugare appeso',
    line_shade: 'Asciugare appeso, all’ombra',
    drip: 'Asciugare appeso, senza centrifuga',
    drip_shade: 'Asciugare appeso, senza centrifuga, all’ombra',
    flat: 'Asciugare in piano',
    flat_shade: 'Asciugare in piano, all’ombra',
    drip_flat: 'Asciugare in piano, senza centrifuga',
    drip_flat_shade: 'Asciugare in piano, senza centrifuga, all’ombra',
  },
  ironing: {
    '110': 'Stiratura a max 110 °C',
    '150': 'Stiratura a max 150 °C',
    '200': 'Stiratura a max 200 °C',
    none: 'Non stirare',
  },
  professionalCare: {
    p: 'Lavaggio a secco professionale',
    p_mild: 'Lavaggio a secco professionale, delicato',
    f: 'Lavaggio a secco professionale solo con idrocarburi',
    f_mild: 'Lavaggio a secco professionale solo con idrocarburi, delicato',
    w: 'Lavaggio a umido professionale',
    w_mild: 'Lavaggio a umido professionale, delicato',
    w_very_mild: 'Lavaggio a umido professionale, molto delicato',
    none: 'Non lavare a secco',
  },
}
