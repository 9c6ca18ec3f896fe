/** A carrier and its tracking page. `{number}` is the tracking number. */
type Carrier = {
  readonly name: string
  readonly url: string
  /** Matches tracking numbers that only this carrier uses. */
  readonly form?: RegExp
  /** Matches its tracking numbers in its own country. Other carriers use the same format elsewhere. */
  readonly homeForm?: RegExp
  readonly home?: string
  /** The countries where it is the national post: numbers of the Universal Postal Union end in one of these. */
  readonly postCountries?: readonly string[]
}

/** URLs of the carriers' own tracking pages, as of November 2026. */
const CARRIERS = {
  dhl: {
    name: 'DHL',
    url: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}&submit=1',
    form: /^(JJD\d{16,18}|JVGL\d{8,20}|00340434\d{12})$/,
    postCountries: ['DE'],
  },
  ups: { name: 'UPS', url: 'https://www.ups.com/track?tracknum={number}', form: /^1Z[0-9A-Z]{16}$/ },
  fedex: { name: 'FedEx', url: 'https://www.fedex.com/fedextrack/?trknbr={number}' },
  usps: {
    name: 'USPS',
    url: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}',
    form: /^9[1-5]\d{20}$/,
    postCountries: ['US'],
  },
  dpd: { name: 'DPD', url: 'https://www.dpdgroup.com/tracking?parcelNumber={number}' },
  gls: { name: 'GLS', url: 'https://gls-group.eu/EU/en/parcel-tracking?match={number}' },
  hermes: { name: 'Hermes', url: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#{number}' },
  evri: { name: 'Evri', url: 'https://www.evri.com/track/parcel/{number}', form: /^[CHT]\d{2}[A-Z][0-9A-Z]{12}$/ },
  'royal-mail': {
    name: 'Royal Mail',
    url: 'https://www.royalmail.com/track-your-item#/tracking-results/{number}',
    postCountries: ['GB'],
  },
  'canada-post': {
    name: 'Canada Post',
    url: 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={number}',
    homeForm: /^\d{16}$/,
    postCountries: ['CA'],
  },
  'japan-post': {
    name: 'Japan Post',
    url: 'https://trackings.post.japanpost.jp/services/srv/search/?requestNo1={number}&locale=en',
    homeForm: /^\d{11}$/,
    postCountries: ['JP'],
  },
  yamato: { name: 'Yamato', url: 'https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id={number}' },
  sagawa: { name: 'Sagawa', url: 'https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo={number}' },
  'la-poste': {
    name: 'La Poste',
    url: 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}',
    homeForm: /^\d[A-Z]\d{11}$/,
    postCountries: ['FR'],
  },
  'poste-italiane': {
    name: 'Poste Italiane',
    url: 'https://www.poste.it/cerca/index.html#/risultati-spedizioni/{number}',
    postCountries: ['IT'],
  },
  correos: {
    name: 'Correos',
    url: 'https://www.correos.es/es/en/tools/tracker/items/details?tracking-number={number}',
    homeForm: /^P[0-9A-Z]{22}$/,
    postCountries: ['ES'],
  },
  ctt: {
    name: 'CTT',
    url: 'https://www.ctt.pt/feapl_2/app/open/objectSearch/objectSearch.jspx?objects={number}',
    postCountries: ['PT'],
  },
  inpost: {
    name: 'InPost',
    url: 'https://inpost.pl/sledzenie-przesylek?number={number}',
    homeForm: /^\d{24}$/,
    home: 'PL',
  },
  'poczta-polska': {
    name: 'Poczta Polska',
    url: 'https://emonitoring.poczta-polska.pl/?numer={number}',
    homeForm: /^00\d{18}$/,
    postCountries: ['PL'],
  },
  postnl: {
    name: 'PostNL',
    url: 'https://postnl.nl/tracktrace/?B={number}',
    form: /^3S[A-Z]{4}\d{7,9}$/,
    postCountries: ['NL'],
  },
  bpost: { name: 'bpost', url: 'https://track.bpost.cloud/btr/web/#/search?itemCode={number}', postCountries: ['BE'] },
  'swiss-post': {
    name: 'Swiss Post',
    url: 'https://service.post.ch/ekp-web/ui/entry/search/{number}',
    form: /^99\d{16}$/,
    postCountries: ['CH', 'LI'],
  },
  'austrian-post': {
    name: 'Österreichische Post',
    url: 'https://www.post.at/s/sendungsdetails?snr={number}',
    postCountries: ['AT'],
  },
  postnord: { name: 'PostNord', url: 'https://tracking.postnord.com/en/?id={number}', postCountries: ['SE', 'DK'] },
  'an-post': {
    name: 'An Post',
    url: 'https://www.anpost.com/Post-Parcels/Track/History?item={number}',
    postCountries: ['IE'],
  },
  'australia-post': {
    name: 'Australia Post',
    url: 'https://auspost.com.au/mypost/track/#/details/{number}',
    postCountries: ['AU'],
  },
  'nz-post': {
    name: 'NZ Post',
    url: 'https://www.nzpost.co.nz/tools/tracking?trackid={number}',
    postCountries: ['NZ'],
  },
} as const satisfies Record<string, Carrier>

/** Standard S10: ends in the country of the post. */
const POSTAL_UNION = /^[A-Z]{2}\d{9}([A-Z]{2})$/

const ALL: readonly (readonly [id: string, carrier: Carrier])[] = Object.entries(CARRIERS)

/** A carrier that staff added, with the URL of its tracking page. */
export type OwnCarrier = { readonly name: string; readonly url: string }

export const CARRIER_NAMES: readonly { readonly id: string; readonly name: string }[] = ALL.map(([id, { name }]) => ({
  id,
  name,
})).toSorted((a, b) => a.name.localeCompare(b.name, 'en'))

const OWN_LINE = /^(.{1,60}?)\s+(https:\/\/\S+)$/
const MAX_OWN = 20

/**
 * Reads lines such as 'GIG Logistics https://giglogistics.com/track?waybill={number}'. Null if one has no name, no
 * https address, or not `{number}` in its path or query.
 */
export function parseOwnCarriers(text: string): readonly OwnCarrier[] | null {
  const lines = text.split('\n').flatMap((line) => line.trim() || [])
  const read = lines.map((line): OwnCarrier | null => {
    const [, name = '', url = ''] = OWN_LINE.exec(line) ?? []
    return linkTo(url, '0') === null ? null : { name, url }
  })
  const found = read.filter((carrier) => carrier !== null)
  return found.length === lines.length && found.length <= MAX_OWN ? found : null
}

/** The carriers that staff added in the settings, where they were validated. */
export function ownCarriers({ own_carriers }: { readonly own_carriers: string }): readonly OwnCarrier[] {
  return parseOwnCarriers(own_carriers) ?? []
}

/** Returns the URL with the number in it, or null if the number could change its host. */
function linkTo(url: string, number: string): string | null {
  if (!url.includes('{number}')) return null
  const link = url.replaceAll('{number}', encodeURIComponent(number))
  if (!URL.canParse(link)) return null
  const { protocol, host, username } = new URL(link)
  const isInHost = new URL(url.replaceAll('{number}', 'another')).host !== host
  return protocol === 'https:' && username === '' && !isInHost ? link : null
}

/** Removes the spaces and hyphens that carriers print between groups. */
function compactNumber(number: string): string {
  return number.replace(/[\s-]/g, '').toUpperCase()
}

/** Recognizes a carrier by the format of the number, or takes the only carrier that staff added; '' if several fit. */
export function recognizeCarrier(number: string, country: string, own: readonly OwnCarrier[]): string {
  const compact = compactNumber(number)
  if (compact === '' || trackingAddress(number)) return ''
  const post = POSTAL_UNION.exec(compact)?.[1]
  const found = ALL.find(([, { form, homeForm, home, postCountries = [] }]) => {
    const isHome = postCountries.includes(country) || home === country
    return (post && postCountries.includes(post)) || form?.test(compact) || (isHome && homeForm?.test(compact))
  })
  const [only, ...others] = own
  return found?.[0] ?? (only && others.length === 0 && isOwnForm(compact) ? only.name : '')
}

/** Other carriers use long numbers without letters. A text without digits is not a tracking number. */
function isOwnForm(number: string): boolean {
  return /\d/.test(number) && !/^\d{10,}$/.test(number) && !POSTAL_UNION.test(number)
}

/** Accepts the id of a known carrier and the name of one that staff added. */
export function isCarrier(carrier: string, own: readonly OwnCarrier[]): boolean {
  return carrier === '' || Object.hasOwn(CARRIERS, carrier) || own.some(({ name }) => name === carrier)
}

/** The carrier and tracking link that shoppers see. `link` is null if no tracking page is known. */
export type ParcelTracking = { readonly carrier: string; readonly link: string | null }

/** `carrier`: an id, the name of a carrier that staff added (even if they removed it later), or ''. */
export function getTracking(carrier: string, number: string, own: readonly OwnCarrier[]): ParcelTracking {
  const address = trackingAddress(number)
  const known = ALL.find(([id]) => id === carrier)?.[1]
  const ownCarrier = own.find(({ name }) => name === carrier)
  const { name, url } = known ?? ownCarrier ?? { name: carrier, url: null }
  if (address || number === '' || url === null) return { carrier: name, link: address }
  // The number format of carriers that staff added is unknown
  return { carrier: name, link: linkTo(url, known ? compactNumber(number) : number.replace(/\s/g, '')) }
}

/** Returns the number itself if staff entered an https URL instead. */
function trackingAddress(number: string): string | null {
  return /^https:\/\/[^\s\\]+$/i.test(number) && URL.canParse(number) ? number : null
}
