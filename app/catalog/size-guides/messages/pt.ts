/** 'o tamanho M', but not 'o tamanho Tamanho único'. */
const sized = (size: string) => (/\b(tamanho|size)\b/i.test(size) ? size : `o tamanho ${size}`)

// On the page of a product
export const model = (height: string, size: string) => {
  if (height && size) return `A modelo mede ${height} e veste ${sized(size)}`
  return height ? `A modelo mede ${height}` : `A modelo veste ${sized(size)}`
}

// The guide
export const guideTitle = (product: string) => `Guia de tamanhos: ${product}`
export const guideFor = (product: string) => `${product}: medidas por tamanho e como medir.`
export const notLoaded = 'Não foi possível carregar o guia de tamanhos.'
export const close = 'Fechar guia de tamanhos'
export const unit = 'Unidade'
export const units = { cm: 'cm', in: 'polegadas' }
export const size = 'Tamanho'
export const table = 'Medidas por tamanho'
export const kinds = { body: 'Corpo', garment: 'Peça' }
export const about = {
  body: 'Medidas do corpo',
  garment: 'Medidas da peça, estendida na horizontal',
}
export const ofKind = (kind: string) => `${kind}: `
export const aboutBoth =
  'As medidas do corpo mostram a quem serve cada tamanho. As medidas da peça são tiradas à própria peça.'
export const empty = 'sem medida'
export const howToMeasure = 'Como medir'

export const measures = {
  neck: 'Pescoço',
  shoulder: 'Ombro',
  bust: 'Peito',
  underBust: 'Sob o peito',
  waist: 'Cintura',
  hips: 'Anca',
  sleeve: 'Manga',
  length: 'Comprimento',
  inseam: 'Entrepernas',
  thigh: 'Coxa',
  wrist: 'Pulso',
  head: 'Cabeça',
  foot: 'Comprimento do pé',
}

export const howTo = {
  body: {
    neck: 'À volta da base do pescoço, com um dedo por baixo da fita.',
    shoulder: 'Da base do pescoço até à ponta do ombro.',
    bust: 'À volta da parte mais larga, com a fita na horizontal nas costas.',
    underBust: 'À volta das costelas, logo abaixo do peito.',
    waist: 'À volta da parte mais estreita, onde o corpo dobra ao inclinar-se para o lado.',
    hips: 'À volta da parte mais larga, com os pés juntos.',
    sleeve: 'Da ponta do ombro até ao pulso, com o cotovelo ligeiramente dobrado.',
    length: 'Da ponta do ombro para baixo, a direito.',
    inseam: 'Do entrepernas até ao tornozelo, pelo interior da perna.',
    thigh: 'À volta da parte mais larga, logo abaixo do entrepernas.',
    wrist: 'À volta do osso do pulso.',
    head: 'À volta da cabeça, logo acima das sobrancelhas e das orelhas.',
    foot: 'Ponha o pé sobre uma folha de papel e meça do calcanhar até ao dedo mais comprido.',
  },
  garment: {
    neck: 'Pelo rebordo interior do decote.',
    shoulder: 'Do decote até à costura da manga.',
    bust: 'De axila a axila, vezes dois.',
    underBust: 'De lado a lado abaixo do peito, vezes dois.',
    waist: 'De lado a lado na parte mais estreita, vezes dois.',
    hips: 'De lado a lado na parte mais larga, vezes dois.',
    sleeve: 'Da costura do ombro até ao punho.',
    length: 'Do ponto mais alto do ombro, ou do cós, até à bainha.',
    inseam: 'Do entrepernas até à bainha, pela costura interior.',
    thigh: 'De lado a lado abaixo do entrepernas, vezes dois.',
    wrist: 'Pelo rebordo interior.',
    head: 'Pela fita interior.',
    foot: 'Pela palmilha, do calcanhar até à ponta.',
  },
}

// The finder
export const measurementsHint = 'Indique as medidas que souber. Ficam neste dispositivo.'
export const compare = 'Estas são medidas da peça. Compare-as com as de uma peça que lhe fique bem.'
export const showSize = 'Ver o meu tamanho'
export const enterOne = 'Indique pelo menos uma medida.'
export const noMeasure = {
  cm: 'Indique um número em centímetros, como 88 ou 88,5.',
  in: 'Indique um número em polegadas, como 34 ou 34½.',
}
export const checkMeasure = 'Verifique o número e a unidade.'
export const fits = (size: string) => `Sugerimos ${sized(size)}`
export const between = (smaller: string, larger: string) => `Entre ${smaller} e ${larger}`
export const takeLarger = (smaller: string, larger: string) =>
  `Escolha ${larger} para ficar mais largo, ou ${smaller} para ficar mais justo.`
export const outside = (measure: string) =>
  `A sua medida (${measure.toLowerCase()}) fica fora deste guia de tamanhos. Contacte-nos e ajudamos a escolher.`
export const nearest = (size: string) => `Tamanho mais próximo: ${size}`
export const decidedBy = (measure: string) => `Medida decisiva: ${measure.toLowerCase()}.`
export const ofMeasure = (measure: string, size: string) => `${measure}: ${size}`
export const inBetween = (smaller: string, larger: string) => `entre ${smaller} e ${larger}`
export const below = (size: string) => `menos do que ${size}`
export const above = (size: string) => `mais do que ${size}`
export const choose = (size: string) => `Escolher ${size}`
