import type { Component, Fiber } from '#app/catalog/materials/fibers.ts'
import { formatNumber } from '#app/lib/format/number.ts'

/** Texts of the owner. */
export const details = {
  materials: 'Materiały',
  careInstructions: 'Pielęgnacja',
  repairAndDisposal: 'Naprawa i utylizacja',
} as const
export const madeIn = 'Kraj produkcji'
export const maker = 'Producent'
/** The terms of Regulation (EU) 2023/988, Article 19. */
export const manufacturer = 'Producent'
export const responsiblePerson = 'Osoba odpowiedzialna w UE'
export const safetyWarnings = 'Ostrzeżenia i informacje dotyczące bezpieczeństwa'
/** The wording of Regulation (EU) No 1007/2011, Article 12. */
export const animalParts = 'Zawiera nietekstylne części pochodzenia zwierzęcego'

/** The names of Regulation (EU) No 1007/2011, Annex I. */
const FIBERS: Readonly<Record<Fiber, string>> = {
  cotton: 'bawełna',
  linen: 'len',
  wool: 'wełna',
  silk: 'jedwab',
  viscose: 'wiskoza',
  lyocell: 'lyocell',
  modal: 'modal',
  polyester: 'poliester',
  polyamide: 'poliamid',
  elastane: 'elastan',
  abaca: 'abaka',
  acetate: 'octan',
  acrylic: 'akryl',
  alfa: 'alfa',
  alginate: 'alginian',
  alpaca: 'alpaka',
  angora: 'angora',
  aramid: 'aramid',
  beaver: 'bóbr',
  broom: 'żarnowiec',
  camel: 'wielbłąd',
  cashgora: 'kaszgora',
  cashmere: 'kaszmir',
  chlorofiber: 'włókno chlorowe',
  coir: 'włókno kokosowe',
  cupro: 'włókno miedziowe',
  elastodiene: 'elastodien',
  elastolefin: 'elastoolefina',
  elastomultiester: 'elastomultiester',
  fluorofiber: 'włókno fluorowe',
  'glass fiber': 'włókno szklane',
  guanaco: 'gwanako',
  hair: 'sierść',
  hemp: 'konopie',
  henequen: 'henequen',
  horsehair: 'włosie końskie',
  jute: 'juta',
  kapok: 'kapok',
  llama: 'lama',
  maguey: 'maguey',
  melamine: 'melamina',
  metallic: 'włókno metalowe',
  modacrylic: 'modakryl',
  mohair: 'moher',
  otter: 'wydra',
  paper: 'papier',
  polyacrylate: 'poliakrylan',
  polycarbamide: 'polikarbamid',
  polyethylene: 'polietylen',
  polyimide: 'poliimid',
  polylactide: 'polilaktyd',
  polypropylene: 'polipropylen',
  'polypropylene/polyamide bicomponent': 'włókno dwuskładnikowe polipropylen/poliamid',
  polyurethane: 'poliuretan',
  protein: 'włókno białkowe',
  ramie: 'ramia',
  sisal: 'sizal',
  sunn: 'sunn',
  triacetate: 'trójoctan',
  trivinyl: 'triwinyl',
  vicuna: 'wikunia',
  vinylal: 'winylal',
  yak: 'jak',
  'other fibers': 'inne włókna',
}

const COMPONENTS: Readonly<Record<Component, string>> = {
  shell: 'Materiał zewnętrzny',
  lining: 'Podszewka',
  padding: 'Wypełnienie',
  trim: 'Wykończenie',
  body: 'Część główna',
  bodice: 'Góra',
  skirt: 'Spódnica',
  sleeves: 'Rękawy',
  collar: 'Kołnierz',
  cuffs: 'Mankiety',
  hood: 'Kaptur',
  band: 'Pasek',
  front: 'Przód',
  back: 'Tył',
  insert: 'Wstawka',
  lace: 'Koronka',
  embroidery: 'Haft',
  ribbing: 'Ściągacz',
  'pocket lining': 'Podszewka kieszeni',
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
    '30': 'Prać w temp. do 30 °C',
    '30_mild': 'Prać w temp. do 30 °C, delikatnie',
    '30_very_mild': 'Prać w temp. do 30 °C, bardzo delikatnie',
    '40': 'Prać w temp. do 40 °C',
    '40_mild': 'Prać w temp. do 40 °C, delikatnie',
    '40_very_mild': 'Prać w temp. do 40 °C, bardzo delikatnie',
    '50': 'Prać w temp. do 50 °C',
    '50_mild': 'Prać w temp. do 50 °C, delikatnie',
    '60': 'Prać w temp. do 60 °C',
    '60_mild': 'Prać w temp. do 60 °C, delikatnie',
    '70': 'Prać w temp. do 70 °C',
    '95': 'Prać w temp. do 95 °C',
    hand: 'Prać ręcznie',
    none: 'Nie prać',
  },
  bleaching: { any: 'Można wybielać', oxygen: 'Wybielać tylko środkami tlenowymi, bez chloru', none: 'Nie wybielać' },
  tumbleDrying: {
    normal: 'Suszyć w suszarce bębnowej',
    low: 'Suszyć w suszarce bębnowej w niskiej temp.',
    none: 'Nie suszyć w suszarce bębnowej',
  },
  naturalDrying: {
    line: 'Suszyć na sznurze',
    line_shade: 'Suszyć na sznurze, w cieniu',
    drip: 'Suszyć na sznurze bez wirowania',
    drip_shade: 'Suszyć na sznurze bez wirowania, w cieniu',
    flat: 'Suszyć na płasko',
    flat_shade: 'Suszyć na płasko, w cieniu',
    drip_flat: 'Suszyć na płasko bez wirowania',
    drip_flat_shade: 'Suszyć na płasko bez wirowania, w cieniu',
  },
  ironing: {
    '110': 'Prasować w temp. do 110 °C',
    '150': 'Prasować w temp. do 150 °C',
    '200': 'Prasować w temp. do 200 °C',
    none: 'Nie prasować',
  },
  professionalCare: {
    p: 'Czyścić chemicznie',
    p_mild: 'Czyścić chemicznie, delikatnie',
    f: 'Czyścić chemicznie tylko w węglowodorach',
    f_mild: 'Czyścić chemicznie tylko w węglowodorach, delikatnie',
    w: 'Profesjonalnie czyścić na mokro',
    w_mild: 'Profesjonalnie czyścić na mokro, delikatnie',
    w_very_mild: 'Profesjonalnie czyścić na mokro, bardzo delikatnie',
    none: 'Nie czyścić chemicznie',
  },
}
