import type { Component, Fiber } from '#app/catalog/materials/fibers.ts'
import { formatNumber } from '#app/lib/format/number.ts'

/** Texts of the owner. */
export const details = {
  materials: 'Materialien',
  careInstructions: 'Pflegehinweise',
  repairAndDisposal: 'Reparatur und Entsorgung',
} as const
export const madeIn = 'Hergestellt in'
export const maker = 'Hersteller'
/** The terms of Regulation (EU) 2023/988, Article 19. */
export const manufacturer = 'Hersteller'
export const responsiblePerson = 'Verantwortliche Person in der EU'
export const safetyWarnings = 'Warnhinweise und Sicherheitsinformationen'
/** The wording of Regulation (EU) No 1007/2011, Article 12. */
export const animalParts = 'Enthält nichttextile Teile tierischen Ursprungs'

/** The names of Regulation (EU) No 1007/2011, Annex I. */
const FIBERS: Readonly<Record<Fiber, string>> = {
  cotton: 'Baumwolle',
  linen: 'Leinen',
  wool: 'Wolle',
  silk: 'Seide',
  viscose: 'Viskose',
  lyocell: 'Lyocell',
  modal: 'Modal',
  polyester: 'Polyester',
  polyamide: 'Polyamid',
  elastane: 'Elasthan',
  abaca: 'Manila',
  acetate: 'Acetat',
  acrylic: 'Polyacryl',
  alfa: 'Alfa',
  alginate: 'Alginat',
  alpaca: 'Alpaka',
  angora: 'Angora',
  aramid: 'Aramid',
  beaver: 'Biber',
  broom: 'Ginster',
  camel: 'Kamel',
  cashgora: 'Kaschgora',
  cashmere: 'Kaschmir',
  chlorofiber: 'Polychlorid',
  coir: 'Kokos',
  cupro: 'Cupro',
  elastodiene: 'Elastodien',
  elastolefin: 'Elastolefin',
  elastomultiester: 'Elastomultiester',
  fluorofiber: 'Fluorfaser',
  'glass fiber': 'Glasfaser',
  guanaco: 'Guanako',
  hair: 'Tierhaar',
  hemp: 'Hanf',
  henequen: 'Henequen',
  horsehair: 'Rosshaar',
  jute: 'Jute',
  kapok: 'Kapok',
  llama: 'Lama',
  maguey: 'Maguey',
  melamine: 'Melamin',
  metallic: 'metallisierte Faser',
  modacrylic: 'Modacryl',
  mohair: 'Mohair',
  otter: 'Fischotter',
  paper: 'Papier',
  polyacrylate: 'Polyacrylat',
  polycarbamide: 'Polyharnstoff',
  polyethylene: 'Polyethylen',
  polyimide: 'Polyimid',
  polylactide: 'Polylactid',
  polypropylene: 'Polypropylen',
  'polypropylene/polyamide bicomponent': 'Polypropylen/Polyamid-Bikomponente',
  polyurethane: 'Polyurethan',
  protein: 'regenerierte Proteinfaser',
  ramie: 'Ramie',
  sisal: 'Sisal',
  sunn: 'Sunn',
  triacetate: 'Triacetat',
  trivinyl: 'Trivinyl',
  vicuna: 'Vikunja',
  vinylal: 'Vinylal',
  yak: 'Yak',
  'other fibers': 'sonstige Fasern',
}
const COMPONENTS: Readonly<Record<Component, string>> = {
  shell: 'Oberstoff',
  lining: 'Futter',
  padding: 'Füllung',
  trim: 'Besatz',
  body: 'Hauptteil',
  bodice: 'Oberteil',
  skirt: 'Rock',
  sleeves: 'Ärmel',
  collar: 'Kragen',
  cuffs: 'Manschetten',
  hood: 'Kapuze',
  band: 'Bund',
  front: 'Vorderseite',
  back: 'Rückseite',
  insert: 'Einsatz',
  lace: 'Spitze',
  embroidery: 'Stickerei',
  ribbing: 'Rippstrick',
  'pocket lining': 'Taschenfutter',
}

export const fiber = (fiber: Fiber): string => FIBERS[fiber]
export const component = (component: Component): string => COMPONENTS[component]
/** In the filter of lists. */
export const material = (fiber: Fiber): string => FIBERS[fiber].charAt(0).toUpperCase() + FIBERS[fiber].slice(1)
export const share = (percent: number, fiber: string) => `${formatNumber(percent)}\u00a0% ${fiber}`
export const shares = (all: readonly string[]) => all.join(', ')
export const ofComponent = (component: string, shares: string) => `${component}: ${shares}`

export const careSymbols = {
  washing: {
    '30': 'Waschen bei 30 °C',
    '30_mild': 'Schonwaschgang 30 °C',
    '30_very_mild': 'Spezialschonwaschgang 30 °C',
    '40': 'Waschen bei 40 °C',
    '40_mild': 'Schonwaschgang 40 °C',
    '40_very_mild': 'Spezialschonwaschgang 40 °C',
    '50': 'Waschen bei 50 °C',
    '50_mild': 'Schonwaschgang 50 °C',
    '60': 'Waschen bei 60 °C',
    '60_mild': 'Schonwaschgang 60 °C',
    '70': 'Waschen bei 70 °C',
    '95': 'Waschen bei 95 °C',
    hand: 'Handwäsche',
    none: 'Nicht waschen',
  },
  bleaching: { any: 'Bleichen erlaubt', oxygen: 'Nur Sauerstoffbleiche (ohne Chlor)', none: 'Nicht bleichen' },
  tumbleDrying: {
    normal: 'Im Trockner trocknen',
    low: 'Schonend im Trockner trocknen',
    none: 'Nicht im Trockner trocknen',
  },
  naturalDrying: {
    line: 'Auf der Leine trocknen',
    line_shade: 'Auf der Leine im Schatten trocknen',
    drip: 'Tropfnass auf der Leine trocknen',
    drip_shade: 'Tropfnass auf der Leine im Schatten trocknen',
    flat: 'Liegend trocknen',
    flat_shade: 'Liegend im Schatten trocknen',
    drip_flat: 'Tropfnass liegend trocknen',
    drip_flat_shade: 'Tropfnass liegend im Schatten trocknen',
  },
  ironing: { '110': 'Nicht heiß bügeln', '150': 'Mäßig heiß bügeln', '200': 'Heiß bügeln', none: 'Nicht bügeln' },
  professionalCare: {
    p: 'Chemische Reinigung',
    p_mild: 'Chemische Reinigung, schonend',
    f: 'Chemische Reinigung, nur mit Kohlenwasserstoffen',
    f_mild: 'Chemische Reinigung, nur mit Kohlenwasserstoffen, schonend',
    w: 'Professionelle Nassreinigung',
    w_mild: 'Professionelle Nassreinigung, schonend',
    w_very_mild: 'Professionelle Nassreinigung, sehr schonend',
    none: 'Nicht chemisch reinigen',
  },
}
