// On the page of a product
export const model = (height: string, size: string) => {
  if (height && size) return `La modella è alta ${height} e indossa la taglia ${size}`
  return height ? `La modella è alta ${height}` : `La modella indossa la taglia ${size}`
}

// The guide
export const guideTitle = (product: string) => `Guida alle taglie: ${product}`
export const guideFor = (product: string) => `${product}: misure per taglia e come prenderle.`
export const notLoaded = 'Non è stato possibile caricare la guida alle taglie.'
export const close = 'Chiudi la guida alle taglie'
export const unit = 'Unità'
export const units = { cm: 'cm', in: 'pollici' }
export const size = 'Taglia'
export const table = 'Misure per taglia'
export const kinds = { body: 'Corpo', garment: 'Capo' }
export const about = {
  body: 'Misure del corpo',
  garment: 'Misure del capo, disteso in piano',
}
export const ofKind = (kind: string) => `${kind}: `
export const aboutBoth =
  'Le misure del corpo indicano a chi sta bene ogni taglia. Quelle del capo sono prese sul capo stesso.'
export const empty = 'nessuna'
export const howToMeasure = 'Come prendere le misure'

export const measures = {
  neck: 'Collo',
  shoulder: 'Spalla',
  bust: 'Seno',
  underBust: 'Sottoseno',
  waist: 'Vita',
  hips: 'Fianchi',
  sleeve: 'Manica',
  length: 'Lunghezza',
  inseam: 'Interno gamba',
  thigh: 'Coscia',
  wrist: 'Polso',
  head: 'Testa',
  foot: 'Lunghezza del piede',
}

export const howTo = {
  body: {
    neck: 'Attorno alla base del collo, con un dito sotto il metro.',
    shoulder: 'Dalla base del collo fino all’attaccatura del braccio.',
    bust: 'Attorno al punto più ampio, con il metro ben orizzontale sulla schiena.',
    underBust: 'Attorno alle costole, subito sotto il seno.',
    waist: 'Attorno al punto più stretto, dove il busto si piega di lato.',
    hips: 'Attorno al punto più ampio, a piedi uniti.',
    sleeve: 'Dalla punta della spalla al polso, passando sul gomito leggermente piegato.',
    length: 'Dalla punta della spalla, dritto verso il basso.',
    inseam: 'Dal cavallo alla caviglia, lungo l’interno della gamba.',
    thigh: 'Attorno al punto più ampio, subito sotto il cavallo.',
    wrist: 'Attorno all’osso del polso.',
    head: 'Attorno alla testa, sopra le sopracciglia e le orecchie.',
    foot: 'Appoggia il piede su un foglio e misura dal tallone al dito più lungo.',
  },
  garment: {
    neck: 'Lungo il bordo interno dello scollo.',
    shoulder: 'Dallo scollo alla cucitura della manica.',
    bust: 'Da un’ascella all’altra, moltiplicato per due.',
    underBust: 'Da un lato all’altro sotto il seno, moltiplicato per due.',
    waist: 'Da un lato all’altro nel punto più stretto, moltiplicato per due.',
    hips: 'Da un lato all’altro nel punto più largo, moltiplicato per due.',
    sleeve: 'Dalla cucitura della spalla al polsino.',
    length: 'Dal punto più alto della spalla, o dalla cintura, fino all’orlo.',
    inseam: 'Dal cavallo all’orlo, lungo la cucitura interna.',
    thigh: 'Da un lato all’altro sotto il cavallo, moltiplicato per due.',
    wrist: 'Lungo il bordo interno.',
    head: 'Lungo la fascia interna.',
    foot: 'Lungo la soletta, dal tallone alla punta.',
  },
}

// The finder
export const measurementsHint = 'Inserisci le misure che conosci. Restano su questo dispositivo.'
export const compare = 'Sono le misure del capo: confrontale con qualcosa che ti sta bene.'
export const showSize = 'Mostra la mia taglia'
export const enterOne = 'Inserisci almeno una misura.'
export const noMeasure = {
  cm: 'Inserisci un numero in centimetri, per esempio 88 o 88,5.',
  in: 'Inserisci un numero in pollici, per esempio 34 o 34½.',
}
export const checkMeasure = 'Controlla il numero e l’unità di misura.'
export const fits = (size: string) => `Ti consigliamo la taglia ${size}`
export const between = (smaller: string, larger: string) => `Tra ${smaller} e ${larger}`
export const takeLarger = (smaller: string, larger: string) =>
  `Scegli ${larger} per una vestibilità più comoda o ${smaller} per una più aderente.`
export const outside = (measure: string) =>
  `Misura fuori da questa guida alle taglie: ${measure.toLowerCase()}. Scrivici e ti aiutiamo a scegliere.`
export const nearest = (size: string) => `${size} è la più vicina`
export const decidedBy = (measure: string) => `Misura determinante: ${measure.toLowerCase()}.`
export const ofMeasure = (measure: string, size: string) => `${measure}: ${size}`
export const inBetween = (smaller: string, larger: string) => `tra ${smaller} e ${larger}`
export const below = (size: string) => `inferiore a ${size}`
export const above = (size: string) => `superiore a ${size}`
export const choose = (size: string) => `Scegli ${size}`
