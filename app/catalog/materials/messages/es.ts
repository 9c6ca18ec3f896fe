import type { Component, Fiber } from '#app/catalog/materials/fibers.ts'
import { formatNumber } from '#app/lib/format/number.ts'

/** Texts of the owner. */
export const details = {
  materials: 'Materiales',
  careInstructions: 'Cuidados',
  repairAndDisposal: 'Reparación y eliminación',
} as const
export const madeIn = 'Fabricado en'
export const maker = 'Fabricante'
/** The terms of Regulation (EU) 2023/988, Article 19. */
export const manufacturer = 'Fabricante'
export const responsiblePerson = 'Persona responsable en la UE'
export const safetyWarnings = 'Advertencias e información de seguridad'
/** The wording of Regulation (EU) No 1007/2011, Article 12. */
export const animalParts = 'Contiene partes no textiles de origen animal'

/** The names of Annex I of the same regulation. */
const fibers: Readonly<Record<Fiber, string>> = {
  cotton: 'algodón',
  linen: 'lino',
  wool: 'lana',
  silk: 'seda',
  viscose: 'viscosa',
  lyocell: 'lyocell',
  modal: 'modal',
  polyester: 'poliéster',
  polyamide: 'poliamida',
  elastane: 'elastano',
  abaca: 'abacá',
  acetate: 'acetato',
  acrylic: 'acrílico',
  alfa: 'esparto',
  alginate: 'alginato',
  alpaca: 'alpaca',
  angora: 'angora',
  aramid: 'aramida',
  beaver: 'castor',
  broom: 'retama',
  camel: 'camello',
  cashgora: 'cashgora',
  cashmere: 'cachemira',
  chlorofiber: 'clorofibra',
  coir: 'coco',
  cupro: 'cupro',
  elastodiene: 'elastodieno',
  elastolefin: 'elastolefina',
  elastomultiester: 'elastomultiéster',
  fluorofiber: 'fluorofibra',
  'glass fiber': 'vidrio textil',
  guanaco: 'guanaco',
  hair: 'pelo',
  hemp: 'cáñamo',
  henequen: 'henequén',
  horsehair: 'crin de caballo',
  jute: 'yute',
  kapok: 'miraguano',
  llama: 'llama',
  maguey: 'maguey',
  melamine: 'melamina',
  metallic: 'fibra metálica',
  modacrylic: 'modacrílico',
  mohair: 'mohair',
  otter: 'nutria',
  paper: 'papel textil',
  polyacrylate: 'poliacrilato',
  polycarbamide: 'policarbamida',
  polyethylene: 'polietileno',
  polyimide: 'poliimida',
  polylactide: 'polilactida',
  polypropylene: 'polipropileno',
  'polypropylene/polyamide bicomponent': 'bicomponente de polipropileno/poliamida',
  polyurethane: 'poliuretano',
  protein: 'proteínica',
  ramie: 'ramio',
  sisal: 'sisal',
  sunn: 'sunn',
  triacetate: 'triacetato',
  trivinyl: 'trivinilo',
  vicuna: 'vicuña',
  vinylal: 'vinilal',
  yak: 'yak',
  'other fibers': 'otras fibras',
}
const components: Readonly<Record<Component, string>> = {
  shell: 'Exterior',
  lining: 'Forro',
  padding: 'Relleno',
  trim: 'Ribetes',
  body: 'Cuerpo',
  bodice: 'Corpiño',
  skirt: 'Falda',
  sleeves: 'Mangas',
  collar: 'Cuello',
  cuffs: 'Puños',
  hood: 'Capucha',
  band: 'Banda',
  front: 'Delantero',
  back: 'Espalda',
  insert: 'Inserto',
  lace: 'Encaje',
  embroidery: 'Bordado',
  ribbing: 'Canalé',
  'pocket lining': 'Forro de los bolsillos',
}

export const fiber = (fiber: Fiber): string => fibers[fiber]
export const component = (component: Component): string => components[component]
/** In the filter of lists. */
export const material = (fiber: Fiber): string => fibers[fiber].charAt(0).toUpperCase() + fibers[fiber].slice(1)
export const share = (percent: number, fiber: string) => `${formatNumber(percent)}\u00a0% ${fiber}`
export const shares = (all: readonly string[]) => all.join(', ')
export const ofComponent = (component: string, shares: string) => `${component}: ${shares}`

export const careSymbols = {
  washing: {
    '30': 'Lavar a 30 °C como máximo',
    '30_mild': 'Lavar a 30 °C como máximo, ciclo delicado',
    '30_very_mild': 'Lavar a 30 °C como máximo, ciclo muy delicado',
    '40': 'Lavar a 40 °C como máximo',
    '40_mild': 'Lavar a 40 °C como máximo, ciclo delicado',
    '40_very_mild': 'Lavar a 40 °C como máximo, ciclo muy delicado',
    '50': 'Lavar a 50 °C como máximo',
    '50_mild': 'Lavar a 50 °C como máximo, ciclo delicado',
    '60': 'Lavar a 60 °C como máximo',
    '60_mild': 'Lavar a 60 °C como máximo, ciclo delicado',
    '70': 'Lavar a 70 °C como máximo',
    '95': 'Lavar a 95 °C como máximo',
    hand: 'Lavar a mano',
    none: 'No lavar',
  },
  bleaching: {
    any: 'Se puede usar cualquier blanqueador',
    oxygen: 'Usar solo blanqueadores con oxígeno, sin cloro',
    none: 'No usar lejía ni blanqueador',
  },
  tumbleDrying: {
    normal: 'Secadora a temperatura normal',
    low: 'Secadora a temperatura baja',
    none: 'No usar secadora',
  },
  naturalDrying: {
    line: 'Secar tendido',
    line_shade: 'Secar tendido a la sombra',
    drip: 'Secar tendido sin escurrir',
    drip_shade: 'Secar tendido sin escurrir, a la sombra',
    flat: 'Secar en horizontal',
    flat_shade: 'Secar en horizontal a la sombra',
    drip_flat: 'Secar en horizontal sin escurrir',
    drip_flat_shade: 'Secar en horizontal sin escurrir, a la sombra',
  },
  ironing: {
    '110': 'Planchar a baja temperatura (máx. 110 °C)',
    '150': 'Planchar a temperatura media (máx. 150 °C)',
    '200': 'Planchar a alta temperatura (máx. 200 °C)',
    none: 'No planchar',
  },
  professionalCare: {
    p: 'Limpieza en seco',
    p_mild: 'Limpieza en seco, proceso suave',
    f: 'Limpieza en seco solo con hidrocarburos',
    f_mild: 'Limpieza en seco solo con hidrocarburos, proceso suave',
    w: 'Limpieza profesional en húmedo',
    w_mild: 'Limpieza profesional en húmedo, proceso suave',
    w_very_mild: 'Limpieza profesional en húmedo, proceso muy suave',
    none: 'No limpiar en seco',
  },
}
