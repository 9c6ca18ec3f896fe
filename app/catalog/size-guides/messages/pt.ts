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
  body: 'Medidas do corpo: para que corpo é feito cada tamanho.',
  garment: 'Medidas da peça: as da própria peça, estendida na horizontal.',
}
export const ofKind = (kind: string) => `${kind}: `
export const aboutBoth =
  'As medidas do corpo indicam para que corpo é feito cada tamanho; as da peça são as da própria peça.'
export const empty = 'sem medida'
export const howToMeasure = 'Como medir'

export const measures = {
  neck: 'Pescoço',
  shoulder: 'Ombro',
  bust: 'Peito',
  underBust: 'Abaixo do peito',
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
    shoulder: 'Da base do pescoço até ao ponto onde o braço começa.',
    bust: 'À volta da parte mais larga, com a fita na horizontal nas costas.',
    underBust: 'À volta das costelas, logo abaixo do peito.',
    waist: 'À volta da parte mais estreita, por onde o corpo dobra ao inclinar-se para o lado.',
    hips: 'À volta da parte mais larga, com os pés juntos.',
    sleeve: 'Da ponta do ombro até ao pulso, com o cotovelo ligeiramente dobrado.',
    length: 'Da ponta do ombro para baixo, a direito.',
    inseam: 'Do entrepernas até ao tornozelo, pelo interior da perna.',
    thigh: 'À volta da parte mais larga, logo abaixo do entrepernas.',
    wrist: 'À volta do osso do pulso.',
    head: 'À volta da cabeça, acima das sobrancelhas e das orelhas.',
    foot: 'Ponha o pé sobre uma folha de papel e meça do calcanhar até ao dedo mais comprido.',
  },
  garment: {
    neck: 'Pelo rebordo interior do decote.',
    shoulder: 'Do decote até à costura da manga.',
    bust: 'De axila a axila, a dobrar.',
    underBust: 'De lado a lado abaixo do peito, a dobrar.',
    waist: 'De lado a lado na parte mais estreita, a dobrar.',
    hips: 'De lado a lado na parte mais larga, a dobrar.',
    sleeve: 'Da costura do ombro até ao punho.',
    length: 'Do ponto mais alto do ombro, ou do cós, até à bainha.',
    inseam: 'Do entrepernas até à bainha, pela costura interior.',
    thigh: 'De lado a lado abaixo do entrepernas, a dobrar.',
    wrist: 'Pelo rebordo interior.',
    head: 'Pela fita interior.',
    foot: 'Pela palmilha, do calcanhar até à ponta.',
  },
}

// The finder
export const staysHere = 'Escreva as medidas que souber. Ficam neste navegador e não são enviadas a ninguém.'
export const compare = 'Estas são medidas da peça: compare-as com algo que lhe fique bem.'
export const showSize = 'Ver o meu tamanho'
export const enterOne = 'Escreva pelo menos uma medida.'
export const noMeasure = {
  cm: 'Escreva um número de centímetros, como 88 ou 88,5.',
  in: 'Escreva um número de polegadas, como 34 ou 34½.',
}
export const checkMeasure = 'Verifique este número e a unidade.'
export const fits = (size: string) => `O seu tamanho: ${size}`
export const between = (smaller: string, larger: string) => `Entre ${smaller} e ${larger}`
export const takeLarger = (smaller: string, larger: string) =>
  `Escolha ${larger} para ficar mais largo, ou ${smaller} para ficar mais justo.`
export const outside = (measure: string) =>
  `A sua medida (${measure.toLowerCase()}) fica fora desta tabela. Escreva-nos e ajudamos a escolher.`
export const nearest = (size: string) => `O mais próximo: ${size}`
export const decidedBy = (measure: string) => `Medida decisiva: ${measure.toLowerCase()}.`
export const inBetween = (smaller: string, larger: string) => `entre ${smaller} e ${larger}`
export const below = (size: string) => `abaixo de ${size}`
export const above = (size: string) => `acima de ${size}`
export const choose = (size: string) => `Escolher ${size}`
