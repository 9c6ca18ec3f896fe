import type { Component, Fiber } from '#app/catalog/materials/fibers.ts'
import { formatNumber } from '#app/lib/format/number.ts'

/** Texts of the owner. */
export const details = {
  materials: 'Materiais',
  careInstructions: 'Cuidados a ter',
  repairAndDisposal: 'Reparação e fim de vida',
} as const
export const madeIn = 'Fabricado em'
export const maker = 'Fabricante'
/** The terms of Regulation (EU) 2023/988, Article 19. */
export const manufacturer = 'Fabricante'
export const responsiblePerson = 'Pessoa responsável na UE'
export const safetyWarnings = 'Avisos e informações de segurança'
/** The wording of Regulation (EU) No 1007/2011, Article 12. */
export const animalParts = 'Contém partes não têxteis de origem animal'

/** The names of Annex I of the same regulation. */
const fibers: Readonly<Record<Fiber, string>> = {
  cotton: 'algodão',
  linen: 'linho',
  wool: 'lã',
  silk: 'seda',
  viscose: 'viscose',
  lyocell: 'liocel',
  modal: 'modal',
  polyester: 'poliéster',
  polyamide: 'poliamida',
  elastane: 'elastano',
  abaca: 'abacá',
  acetate: 'acetato',
  acrylic: 'acrílica',
  alfa: 'alfa',
  alginate: 'alginato',
  alpaca: 'alpaca',
  angora: 'angorá',
  aramid: 'aramida',
  beaver: 'castor',
  broom: 'giesta',
  camel: 'camelo',
  cashgora: 'caxegorá',
  cashmere: 'caxemira',
  chlorofiber: 'clorofibra',
  coir: 'coco',
  cupro: 'cupro',
  elastodiene: 'elastodieno',
  elastolefin: 'elastolefina',
  elastomultiester: 'elastomultiéster',
  fluorofiber: 'fluorofibra',
  'glass fiber': 'vidro têxtil',
  guanaco: 'guanaco',
  hair: 'pelo',
  hemp: 'cânhamo',
  henequen: 'henequém',
  horsehair: 'crina de cavalo',
  jute: 'juta',
  kapok: 'sumaúma',
  llama: 'lama',
  maguey: 'maguei',
  melamine: 'melamina',
  metallic: 'fibra metálica',
  modacrylic: 'modacrílica',
  mohair: 'mohair',
  otter: 'lontra',
  paper: 'papel têxtil',
  polyacrylate: 'poliacrilato',
  polycarbamide: 'policarbamida',
  polyethylene: 'polietileno',
  polyimide: 'poli-imida',
  polylactide: 'polilactida',
  polypropylene: 'polipropileno',
  'polypropylene/polyamide bicomponent': 'bicomponente de polipropileno/poliamida',
  polyurethane: 'poliuretano',
  protein: 'proteica',
  ramie: 'rami',
  sisal: 'sisal',
  sunn: 'sunn',
  triacetate: 'triacetato',
  trivinyl: 'trivinil',
  vicuna: 'vicunha',
  vinylal: 'vinilal',
  yak: 'iaque',
  'other fibers': 'outras fibras',
}
const components: Readonly<Record<Component, string>> = {
  shell: 'Exterior',
  lining: 'Forro',
  padding: 'Enchimento',
  trim: 'Guarnições',
  body: 'Corpo',
  bodice: 'Corpete',
  skirt: 'Saia',
  sleeves: 'Mangas',
  collar: 'Gola',
  cuffs: 'Punhos',
  hood: 'Capuz',
  band: 'Faixa',
  front: 'Frente',
  back: 'Costas',
  insert: 'Aplicação',
  lace: 'Renda',
  embroidery: 'Bordado',
  ribbing: 'Canelado',
  'pocket lining': 'Forro dos bolsos',
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
    '30': 'Lavar a 30 °C no máximo',
    '30_mild': 'Lavar a 30 °C no máximo, processo suave',
    '30_very_mild': 'Lavar a 30 °C no máximo, processo muito suave',
    '40': 'Lavar a 40 °C no máximo',
    '40_mild': 'Lavar a 40 °C no máximo, processo suave',
    '40_very_mild': 'Lavar a 40 °C no máximo, processo muito suave',
    '50': 'Lavar a 50 °C no máximo',
    '50_mild': 'Lavar a 50 °C no máximo, processo suave',
    '60': 'Lavar a 60 °C no máximo',
    '60_mild': 'Lavar a 60 °C no máximo, processo suave',
    '70': 'Lavar a 70 °C no máximo',
    '95': 'Lavar a 95 °C no máximo',
    hand: 'Lavar à mão',
    none: 'Não lavar',
  },
  bleaching: {
    any: 'Qualquer branqueador',
    oxygen: 'Só branqueador à base de oxigénio, sem cloro',
    none: 'Não usar lixívia nem branqueador',
  },
  tumbleDrying: {
    normal: 'Secar na máquina, temperatura normal',
    low: 'Secar na máquina, temperatura baixa',
    none: 'Não secar na máquina',
  },
  naturalDrying: {
    line: 'Secar pendurado',
    line_shade: 'Secar pendurado, à sombra',
    drip: 'Secar pendurado, sem torcer',
    drip_shade: 'Secar pendurado, sem torcer, à sombra',
    flat: 'Secar na horizontal',
    flat_shade: 'Secar na horizontal, à sombra',
    drip_flat: 'Secar na horizontal, sem torcer',
    drip_flat_shade: 'Secar na horizontal, sem torcer, à sombra',
  },
  ironing: {
    '110': 'Passar a ferro a baixa temperatura (máx. 110 °C)',
    '150': 'Passar a ferro a temperatura média (máx. 150 °C)',
    '200': 'Passar a ferro a alta temperatura (máx. 200 °C)',
    none: 'Não passar a ferro',
  },
  professionalCare: {
    p: 'Limpeza a seco',
    p_mild: 'Limpeza a seco, processo suave',
    f: 'Limpeza a seco, só com hidrocarbonetos',
    f_mild: 'Limpeza a seco, só com hidrocarbonetos, processo suave',
    w: 'Limpeza profissional a húmido',
    w_mild: 'Limpeza profissional a húmido, processo suave',
    w_very_mild: 'Limpeza profissional a húmido, processo muito suave',
    none: 'Não limpar a seco',
  },
}
