// On the page of a product
export const model = (height: string, size: string) => {
  if (height && size) return `Das Model ist ${height} groß und trägt Größe ${size}`
  return height ? `Das Model ist ${height} groß` : `Das Model trägt Größe ${size}`
}

// The guide
export const guideTitle = (product: string) => `Größentabelle: ${product}`
export const guideFor = (product: string) => `${product}: alle Maße nach Größe und wie du richtig misst.`
export const notLoaded = 'Die Größentabelle konnte nicht geladen werden.'
export const close = 'Größentabelle schließen'
export const unit = 'Einheit'
export const units = { cm: 'cm', in: 'Zoll' }
export const size = 'Größe'
export const table = 'Maße nach Größe'
export const kinds = { body: 'Körper', garment: 'Kleidung' }
export const about = {
  body: 'Körpermaße',
  garment: 'Kleidungsmaße, flach liegend gemessen',
}
export const ofKind = (kind: string) => `${kind}: `
export const aboutBoth =
  'Körpermaße zeigen, wem eine Größe passt. Kleidungsmaße sind am Kleidungsstück selbst gemessen.'
export const empty = 'keine Angabe'
export const howToMeasure = 'So misst du richtig'

export const measures = {
  neck: 'Hals',
  shoulder: 'Schulter',
  bust: 'Brust',
  underBust: 'Unterbrust',
  waist: 'Taille',
  hips: 'Hüfte',
  sleeve: 'Ärmel',
  length: 'Länge',
  inseam: 'Innenbein',
  thigh: 'Oberschenkel',
  wrist: 'Handgelenk',
  head: 'Kopf',
  foot: 'Fußlänge',
}

export const howTo = {
  body: {
    neck: 'Rund um den Halsansatz, mit einem Finger unter dem Maßband.',
    shoulder: 'Vom Halsansatz bis zu der Stelle, an der der Arm beginnt.',
    bust: 'Rund um die stärkste Stelle, das Maßband am Rücken waagerecht.',
    underBust: 'Rund um den Brustkorb, direkt unter der Brust.',
    waist: 'Rund um die schmalste Stelle, dort, wo du dich zur Seite beugst.',
    hips: 'Rund um die stärkste Stelle, die Füße nebeneinander.',
    sleeve: 'Von der Schulterspitze bis zum Handgelenk, über den leicht gebeugten Ellbogen.',
    length: 'Von der Schulterspitze gerade nach unten.',
    inseam: 'Vom Schritt bis zum Knöchel, an der Innenseite des Beins entlang.',
    thigh: 'Rund um die stärkste Stelle, knapp unter dem Schritt.',
    wrist: 'Rund um den Handgelenkknochen.',
    head: 'Rund um den Kopf, über den Augenbrauen und den Ohren.',
    foot: 'Stell dich auf ein Blatt Papier und miss von der Ferse bis zum längsten Zeh.',
  },
  garment: {
    neck: 'Am inneren Rand des Ausschnitts entlang.',
    shoulder: 'Vom Ausschnitt bis zur Ärmelnaht.',
    bust: 'Von Achsel zu Achsel, mal zwei.',
    underBust: 'Von Seite zu Seite unter der Brust, mal zwei.',
    waist: 'Von Seite zu Seite an der schmalsten Stelle, mal zwei.',
    hips: 'Von Seite zu Seite an der weitesten Stelle, mal zwei.',
    sleeve: 'Von der Schulternaht bis zum Ärmelende.',
    length: 'Vom höchsten Punkt der Schulter oder vom Bund bis zum Saum.',
    inseam: 'Vom Schritt bis zum Saum, an der inneren Naht entlang.',
    thigh: 'Von Seite zu Seite unter dem Schritt, mal zwei.',
    wrist: 'Am inneren Rand entlang.',
    head: 'Am inneren Band entlang.',
    foot: 'Auf der Innensohle, von der Ferse bis zur Spitze.',
  },
}

// The finder
export const measurementsHint = 'Gib ein, was du weißt. Es bleibt auf diesem Gerät.'
export const compare = 'Das sind Maße des Kleidungsstücks. Vergleiche sie mit einem Teil, das dir gut passt.'
export const showSize = 'Größe zeigen'
export const enterOne = 'Gib mindestens ein Maß ein.'
export const noMeasure = {
  cm: 'Gib eine Zahl in Zentimetern ein, zum Beispiel 88 oder 88,5.',
  in: 'Gib eine Zahl in Zoll ein, zum Beispiel 34 oder 34½.',
}
export const checkMeasure = 'Bitte prüfe die Zahl und die Einheit.'
export const fits = (size: string) => `Wir empfehlen dir ${size}`
export const between = (smaller: string, larger: string) => `Zwischen ${smaller} und ${larger}`
export const takeLarger = (smaller: string, larger: string) =>
  `Nimm ${larger}, wenn es lockerer sitzen soll, und ${smaller}, wenn es enger sitzen soll.`
export const outside = (measure: string) =>
  `${measure}: Dein Maß liegt außerhalb dieser Größentabelle. Schreib uns, wir helfen dir bei der Wahl.`
export const nearest = (size: string) => `${size} kommt am nächsten`
export const decidedBy = (measure: string) => `Ausschlaggebend: ${measure}.`
export const ofMeasure = (measure: string, size: string) => `${measure}: ${size}`
export const inBetween = (smaller: string, larger: string) => `zwischen ${smaller} und ${larger}`
export const below = (size: string) => `kleiner als ${size}`
export const above = (size: string) => `größer als ${size}`
export const choose = (size: string) => `${size} wählen`
