// On the page of a product
export const model = (height: string, size: string) => {
  if (height && size) return `Modelka ma ${height} wzrostu i nosi rozmiar ${size}`
  return height ? `Modelka ma ${height} wzrostu` : `Modelka nosi rozmiar ${size}`
}

// The guide
export const guideTitle = (product: string) => `Tabela rozmiarów: ${product}`
export const guideFor = (product: string) => `${product}: wymiary według rozmiarów i jak się zmierzyć.`
export const notLoaded = 'Nie udało się wczytać tabeli rozmiarów.'
export const close = 'Zamknij tabelę rozmiarów'
export const unit = 'Jednostka'
export const units = { cm: 'cm', in: 'cale' }
export const size = 'Rozmiar'
export const table = 'Wymiary według rozmiarów'
export const kinds = { body: 'Ciało', garment: 'Ubranie' }
export const about = {
  body: 'Wymiary ciała',
  garment: 'Wymiary ubrania, mierzone na płasko',
}
export const ofKind = (kind: string) => `${kind}: `
export const aboutBoth =
  'Wymiary ciała pokazują, na kogo pasuje dany rozmiar. Wymiary ubrania są mierzone na samym ubraniu.'
export const empty = 'brak'
export const howToMeasure = 'Jak się zmierzyć'

export const measures = {
  neck: 'Szyja',
  shoulder: 'Bark',
  bust: 'Biust',
  underBust: 'Pod biustem',
  waist: 'Talia',
  hips: 'Biodra',
  sleeve: 'Rękaw',
  length: 'Długość',
  inseam: 'Wewnętrzna długość nogawki',
  thigh: 'Udo',
  wrist: 'Nadgarstek',
  head: 'Głowa',
  foot: 'Długość stopy',
}

export const howTo = {
  body: {
    neck: 'Wokół nasady szyi, z palcem pod miarką.',
    shoulder: 'Od nasady szyi do miejsca, w którym zaczyna się ramię.',
    bust: 'W najpełniejszym miejscu, z miarką poziomo na plecach.',
    underBust: 'Wokół żeber, tuż pod biustem.',
    waist: 'W najwęższym miejscu, tam gdzie ciało zgina się na bok.',
    hips: 'W najpełniejszym miejscu, ze złączonymi stopami.',
    sleeve: 'Od końca barku do nadgarstka, przez lekko zgięty łokieć.',
    length: 'Od końca barku prosto w dół.',
    inseam: 'Od kroku do kostki, po wewnętrznej stronie nogi.',
    thigh: 'W najpełniejszym miejscu, tuż pod krokiem.',
    wrist: 'Wokół kości nadgarstka.',
    head: 'Wokół głowy, nad brwiami i uszami.',
    foot: 'Stań na kartce i zmierz od pięty do najdłuższego palca.',
  },
  garment: {
    neck: 'Wzdłuż wewnętrznej krawędzi dekoltu.',
    shoulder: 'Od dekoltu do szwu rękawa.',
    bust: 'Od pachy do pachy, razy dwa.',
    underBust: 'Od boku do boku pod biustem, razy dwa.',
    waist: 'Od boku do boku w najwęższym miejscu, razy dwa.',
    hips: 'Od boku do boku w najszerszym miejscu, razy dwa.',
    sleeve: 'Od szwu na barku do mankietu.',
    length: 'Od najwyższego punktu barku lub od paska do dolnego brzegu.',
    inseam: 'Od kroku do dolnego brzegu, wzdłuż wewnętrznego szwu.',
    thigh: 'Od boku do boku pod krokiem, razy dwa.',
    wrist: 'Wzdłuż wewnętrznej krawędzi.',
    head: 'Wzdłuż wewnętrznej taśmy.',
    foot: 'Wzdłuż wkładki, od pięty do palców.',
  },
}

// The finder
export const measurementsHint = 'Wpisz wymiary, które znasz. Zostają na tym urządzeniu.'
export const compare = 'To wymiary ubrania. Porównaj je z rzeczą, która dobrze na Tobie leży.'
export const showSize = 'Pokaż mój rozmiar'
export const enterOne = 'Wpisz co najmniej jeden wymiar.'
export const noMeasure = {
  cm: 'Wpisz liczbę centymetrów, np. 88 lub 88,5.',
  in: 'Wpisz liczbę cali, np. 34 lub 34½.',
}
export const checkMeasure = 'Sprawdź liczbę i jednostkę.'
export const fits = (size: string) => `Polecamy rozmiar ${size}`
export const between = (smaller: string, larger: string) => `Między ${smaller} a ${larger}`
export const takeLarger = (smaller: string, larger: string) =>
  `Wybierz ${larger}, jeśli wolisz luźniejszy fason, lub ${smaller}, jeśli bardziej dopasowany.`
export const outside = (measure: string) =>
  `Twój wymiar (${measure.toLowerCase()}) nie mieści się w tej tabeli rozmiarów. Napisz do nas, a pomożemy Ci wybrać.`
export const nearest = (size: string) => `Najbliższy rozmiar: ${size}`
export const decidedBy = (measure: string) => `Decydujący wymiar: ${measure.toLowerCase()}.`
export const ofMeasure = (measure: string, size: string) => `${measure}: ${size}`
export const inBetween = (smaller: string, larger: string) => `między ${smaller} a ${larger}`
export const below = (size: string) => `mniej niż ${size}`
export const above = (size: string) => `więcej niż ${size}`
export const choose = (size: string) => `Wybierz ${size}`
