import type { Component, Fiber } from '#app/catalog/materials/fibers.ts'
import { formatNumber } from '#app/lib/format/number.ts'

/** Texts of the owner. */
export const details = {
  materials: 'Materialen',
  careInstructions: 'Onderhoud',
  repairAndDisposal: 'Repareren en afdanken',
} as const
export const madeIn = 'Gemaakt in'
export const maker = 'Fabrikant'
/** The terms of Regulation (EU) 2023/988, Article 19. */
export const manufacturer = 'Fabrikant'
export const responsiblePerson = 'Verantwoordelijke persoon in de EU'
export const safetyWarnings = 'Waarschuwingen en veiligheidsinformatie'
/** The wording of Regulation (EU) No 1007/2011, Article 12. */
export const animalParts = 'Bevat niet uit textiel bestaande delen van dierlijke oorsprong'

/** The names of Regulation (EU) No 1007/2011, Annex I. */
const FIBERS: Readonly<Record<Fiber, string>> = {
  cotton: 'katoen',
  linen: 'linnen',
  wool: 'wol',
  silk: 'zijde',
  viscose: 'viscose',
  lyocell: 'lyocell',
  modal: 'modal',
  polyester: 'polyester',
  polyamide: 'polyamide',
  elastane: 'elastaan',
  abaca: 'abaca',
  acetate: 'acetaat',
  acrylic: 'acryl',
  alfa: 'alfa',
  alginate: 'alginaat',
  alpaca: 'alpaca',
  angora: 'angora',
  aramid: 'aramide',
  beaver: 'bever',
  broom: 'brem',
  camel: 'kameel',
  cashgora: 'kasjgora',
  cashmere: 'kasjmier',
  chlorofiber: 'chloorvezel',
  coir: 'kokos',
  cupro: 'cupro',
  elastodiene: 'elastodieen',
  elastolefin: 'elastolefine',
  elastomultiester: 'elastomultiester',
  fluorofiber: 'fluorvezel',
  'glass fiber': 'glasvezel',
  guanaco: 'guanaco',
  hair: 'haar',
  hemp: 'hennep',
  henequen: 'henequen',
  horsehair: 'paardenhaar',
  jute: 'jute',
  kapok: 'kapok',
  llama: 'lama',
  maguey: 'maguey',
  melamine: 'melamine',
  metallic: 'gemetalliseerde vezel',
  modacrylic: 'modacryl',
  mohair: 'mohair',
  otter: 'otter',
  paper: 'papier',
  polyacrylate: 'polyacrylaat',
  polycarbamide: 'polycarbamide',
  polyethylene: 'polyethyleen',
  polyimide: 'polyimide',
  polylactide: 'polylactide',
  polypropylene: 'polypropyleen',
  'polypropylene/polyamide bicomponent': 'polypropyleen/polyamide bicomponent',
  polyurethane: 'polyurethaan',
  protein: 'proteïne',
  ramie: 'ramee',
  sisal: 'sisal',
  sunn: 'sunn',
  triacetate: 'triacetaat',
  trivinyl: 'trivinyl',
  vicuna: 'vigogne',
  vinylal: 'vinylal',
  yak: 'jak',
  'other fibers': 'andere vezels',
}
const COMPONENTS: Readonly<Record<Component, string>> = {
  shell: 'Buitenstof',
  lining: 'Voering',
  padding: 'Vulling',
  trim: 'Garnering',
  body: 'Lijf',
  bodice: 'Bovenlijf',
  skirt: 'Rok',
  sleeves: 'Mouwen',
  collar: 'Kraag',
  cuffs: 'Manchetten',
  hood: 'Capuchon',
  band: 'Band',
  front: 'Voorkant',
  back: 'Achterkant',
  insert: 'Inzet',
  lace: 'Kant',
  embroidery: 'Borduursel',
  ribbing: 'Boord',
  'pocket lining': 'Zakvoering',
}

export const fiber = (fiber: Fiber): string => FIBERS[fiber]
export const component = (component: Component): string => COMPONENTS[component]
/** In the filter of lists. */
export const material = (fiber: Fiber): string => FIBERS[fiber].charAt(0).toUpperCase() + FIBERS[fiber].slice(1)
export const share = (percent: number, fiber: string) => `${formatNumber(percent)}% ${fiber}`
export const shares = (all: readonly string[]) => all.join(', ')
export const ofComponent = (component: string, shares: string) => `${component}: ${shares}`

export const careSymbols = {
  washing: {
    '30': 'Wassen op 30 °C',
    '30_mild': 'Wassen op 30 °C, mild programma',
    '30_very_mild': 'Wassen op 30 °C, zeer mild programma',
    '40': 'Wassen op 40 °C',
    '40_mild': 'Wassen op 40 °C, mild programma',
    '40_very_mild': 'Wassen op 40 °C, zeer mild programma',
    '50': 'Wassen op 50 °C',
    '50_mild': 'Wassen op 50 °C, mild programma',
    '60': 'Wassen op 60 °C',
    '60_mild': 'Wassen op 60 °C, mild programma',
    '70': 'Wassen op 70 °C',
    '95': 'Wassen op 95 °C',
    hand: 'Handwas',
    none: 'Niet wassen',
  },
  bleaching: { any: 'Bleken toegestaan', oxygen: 'Alleen zuurstofbleekmiddel, geen chloor', none: 'Niet bleken' },
  tumbleDrying: {
    normal: 'Drogen in de droger',
    low: 'Drogen in de droger op lage temperatuur',
    none: 'Niet in de droger',
  },
  naturalDrying: {
    line: 'Aan de lijn drogen',
    line_shade: 'Aan de lijn drogen in de schaduw',
    drip: 'Druipend drogen aan de lijn',
    drip_shade: 'Druipend drogen aan de lijn in de schaduw',
    flat: 'Liggend drogen',
    flat_shade: 'Liggend drogen in de schaduw',
    drip_flat: 'Druipend liggend drogen',
    drip_flat_shade: 'Druipend liggend drogen in de schaduw',
  },
  ironing: {
    '110': 'Strijken op lage temperatuur',
    '150': 'Strijken op middelhoge temperatuur',
    '200': 'Strijken op hoge temperatuur',
    none: 'Niet strijken',
  },
  professionalCare: {
    p: 'Chemisch reinigen',
    p_mild: 'Chemisch reinigen, mild',
    f: 'Chemisch reinigen, alleen met koolwaterstoffen',
    f_mild: 'Chemisch reinigen, alleen met koolwaterstoffen, mild',
    w: 'Professionele natreiniging',
    w_mild: 'Professionele natreiniging, mild',
    w_very_mild: 'Professionele natreiniging, zeer mild',
    none: 'Niet chemisch reinigen',
  },
}
