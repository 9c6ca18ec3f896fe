/** 'la talla M', but not 'la talla Talla única'. */
const sized = (size: string) => (/\b(talla|size)\b/i.test(size) ? size : `la talla ${size}`)

// On the page of a product
export const model = (height: string, size: string) => {
  if (height && size) return `La modelo mide ${height} y lleva ${sized(size)}`
  return height ? `La modelo mide ${height}` : `La modelo lleva ${sized(size)}`
}

// The guide
export const guideTitle = (product: string) => `Guía de tallas de ${product}`
export const guideFor = (product: string) => `Medidas de ${product} por talla y cómo tomarlas.`
export const notLoaded = 'No se ha podido cargar la guía de tallas.'
export const close = 'Cerrar guía de tallas'
export const unit = 'Unidad'
export const units = { cm: 'cm', in: 'pulgadas' }
export const size = 'Talla'
export const table = 'Medidas por talla'
export const kinds = { body: 'Cuerpo', garment: 'Prenda' }
export const about = {
  body: 'Medidas del cuerpo',
  garment: 'Medidas de la prenda, extendida en plano',
}
export const ofKind = (kind: string) => `${kind}: `
export const aboutBoth =
  'Las medidas del cuerpo indican a quién le queda bien cada talla. Las de la prenda se toman sobre la propia prenda.'
export const empty = 'sin medida'
export const howToMeasure = 'Cómo medir'

export const measures = {
  neck: 'Cuello',
  shoulder: 'Hombro',
  bust: 'Pecho',
  underBust: 'Bajo pecho',
  waist: 'Cintura',
  hips: 'Cadera',
  sleeve: 'Manga',
  length: 'Largo',
  inseam: 'Entrepierna',
  thigh: 'Muslo',
  wrist: 'Muñeca',
  head: 'Cabeza',
  foot: 'Largo del pie',
}

export const howTo = {
  body: {
    neck: 'Alrededor de la base del cuello, con un dedo bajo la cinta.',
    shoulder: 'Desde la base del cuello hasta donde empieza el brazo.',
    bust: 'Alrededor de la parte más ancha, con la cinta horizontal en la espalda.',
    underBust: 'Alrededor de las costillas, justo debajo del pecho.',
    waist: 'Alrededor de la parte más estrecha, por donde te doblas al inclinarte hacia un lado.',
    hips: 'Alrededor de la parte más ancha, con los pies juntos.',
    sleeve: 'Desde el extremo del hombro hasta la muñeca, con el codo ligeramente doblado.',
    length: 'Desde el extremo del hombro hacia abajo, en línea recta.',
    inseam: 'Desde la entrepierna hasta el tobillo, por el interior de la pierna.',
    thigh: 'Alrededor de la parte más ancha, justo debajo de la entrepierna.',
    wrist: 'Alrededor del hueso de la muñeca.',
    head: 'Alrededor de la cabeza, por encima de las cejas y las orejas.',
    foot: 'Pisa una hoja de papel y mide desde el talón hasta el dedo más largo.',
  },
  garment: {
    neck: 'Por el borde interior del escote.',
    shoulder: 'Desde el escote hasta la costura de la manga.',
    bust: 'De axila a axila, multiplicado por dos.',
    underBust: 'De lado a lado por debajo del pecho, multiplicado por dos.',
    waist: 'De lado a lado por la parte más estrecha, multiplicado por dos.',
    hips: 'De lado a lado por la parte más ancha, multiplicado por dos.',
    sleeve: 'Desde la costura del hombro hasta el puño.',
    length: 'Desde el punto más alto del hombro, o desde la cinturilla, hasta el bajo.',
    inseam: 'Desde la entrepierna hasta el bajo, por la costura interior.',
    thigh: 'De lado a lado por debajo de la entrepierna, multiplicado por dos.',
    wrist: 'Por el borde interior.',
    head: 'Por la banda interior.',
    foot: 'Por la plantilla, desde el talón hasta la punta.',
  },
}

// The finder
export const measurementsHint = 'Escribe las medidas que sepas. Se quedan en este dispositivo.'
export const compare = 'Son medidas de la prenda: compáralas con algo que te quede bien.'
export const showSize = 'Ver mi talla'
export const enterOne = 'Escribe al menos una medida.'
export const noMeasure = {
  cm: 'Escribe un número de centímetros, como 88 u 88,5.',
  in: 'Escribe un número de pulgadas, como 34 o 34½.',
}
export const checkMeasure = 'Revisa el número y la unidad.'
export const fits = (size: string) => `Te recomendamos ${sized(size)}`
export const between = (smaller: string, larger: string) => `Entre ${smaller} y ${larger}`
export const takeLarger = (smaller: string, larger: string) =>
  `Elige ${larger} si la prefieres más holgada o ${smaller} si la prefieres más ajustada.`
export const outside = (measure: string) =>
  `Tu medida de ${measure.toLowerCase()} queda fuera de esta guía de tallas. Escríbenos y te ayudamos a elegir.`
export const nearest = (size: string) => `La más cercana: ${size}`
export const decidedBy = (measure: string) => `Medida decisiva: ${measure.toLowerCase()}.`
export const ofMeasure = (measure: string, size: string) => `${measure}: ${size}`
export const inBetween = (smaller: string, larger: string) => `entre ${smaller} y ${larger}`
export const below = (size: string) => `por debajo de ${size}`
export const above = (size: string) => `por encima de ${size}`
export const choose = (size: string) => `Elegir ${size}`
