/** A carrier and its tracking page. `{number}` is the tracking number. */
type Carrier = {
  readonly name: string
  readonly url: string
  /** Matches tracking numbers that only this carrier uses. */
  readonly pattern?: RegExp
  /**
   * Matches tracking numbers that belong to this carrier only in its `home` country or `postCountries`: elsewhere,
   * other carriers use the same format.
   */
  readonly homePattern?: RegExp
  readonly home?: string
  /**
   * The countries where this carrier is the national postal service. A Universal Postal Union number ends in the code
   * of one of these countries.
   */
  readonly postCountries?: readonly string[]
}

/** URLs of the carriers' own tracking pages, as of November 2026. */
const CARRIERS = {
  dhl: {
    name: 'DHL',
    url: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}&submit=1',
    pattern: /^(JJD\d{16,18}|JVGL\d{8,20}|00340434\d{12})$/,
    postCountries: ['DE'],
  },
  ups: { name: 'UPS', url: 'https://www.ups.com/track?tracknum={number}', pattern: /^1Z[0-9A-Z]{16}$/ },
  fedex: { name: 'FedEx', url: 'https://www.fedex.com/fedextrack/?trknbr={number}' },
  usps: {
    name: 'USPS',
    url: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}',
    pattern: /^9[1-5]\d{20}$/,
    postCountries: ['US'],
  },
  dpd: { name: 'DPD', url: 'https://www.dpdgroup.com/tracking?parcelNumber={number}' },
  gls: { name: 'GLS', url: 'https://gls-group.eu/EU/en/parcel-tracking?match={number}' },
  hermes: { name: 'Hermes', url: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#{number}' },
  evri: { name: 'Evri', url: 'https://www.evri.com/track/parcel/{number}', pattern: /^[CHT]\d{2}[A-Z][0-9A-Z]{12}$/ },
  'royal-mail': {
    name: 'Royal Mail',
    url: 'https://www.royalmail.com/track-your-item#/tracking-results/{number}',
    postCountries: ['GB'],
  },
  'canada-post': {
    name: 'Canada Post',
    url: 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={number}',
    homePattern: /^\d{16}$/,
    postCountries: ['CA'],
  },
  'japan-post': {
    name: 'Japan Post',
    url: 'https://trackings.post.japanpost.jp/services/srv/search/?requestNo1={number}&locale=en',
    homePattern: /^\d{11}$/,
    postCountries: ['JP'],
  },
  yamato: { name: 'Yamato', url: 'https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id={number}' },
  sagawa: { name: 'Sagawa', url: 'https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo={number}' },
  'la-poste': {
    name: 'La Poste',
    url: 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}',
    homePattern: /^\d[A-Z]\d{11}$/,
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
    homePattern: /^P[0-9A-Z]{22}$/,
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
    homePattern: /^\d{24}$/,
    home: 'PL',
  },
  'poczta-polska': {
    name: 'Poczta Polska',
    url: 'https://emonitoring.poczta-polska.pl/?numer={number}',
    homePattern: /^00\d{18}$/,
    postCountries: ['PL'],
  },
  postnl: {
    name: 'PostNL',
    url: 'https://postnl.nl/tracktrace/?B={number}',
    pattern: /^3S[A-Z]{4}\d{7,9}$/,
    postCountries: ['NL'],
  },
  bpost: { name: 'bpost', url: 'https://track.bpost.cloud/btr/web/#/search?itemCode={number}', postCountries: ['BE'] },
  'swiss-post': {
    name: 'Swiss Post',
    url: 'https://service.post.ch/ekp-web/ui/entry/search/{number}',
    pattern: /^99\d{16}$/,
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

/** The format of the S10 standard, which ends in the country code of the postal service. */
const S10_NUMBER = /^[A-Z]{2}\d{9}([A-Z]{2})$/

const ALL: readonly (readonly [id: string, carrier: Carrier])[] = Object.entries(CARRIERS)

/** A carrier that staff added, with the URL of its tracking page. */
export type CustomCarrier = { readonly name: string; readonly url: string }

export const CARRIER_NAMES: readonly { readonly id: string; readonly name: string }[] = ALL.map(([id, { name }]) => ({
  id,
  name,
})).toSorted((a, b) => a.name.localeCompare(b.name, 'en'))

export const MAX_CARRIER_NAME_LENGTH = 60
export const MAX_CARRIER_URL_LENGTH = 500
const CUSTOM_LINE = new RegExp(`^.{1,${MAX_CARRIER_NAME_LENGTH}} https://\\S+$`)
export const MAX_CUSTOM_CARRIERS = 20
/** The length of the text with all carriers: each line has a space and a line break. */
export const MAX_CUSTOM_CARRIERS_LENGTH = MAX_CUSTOM_CARRIERS * (MAX_CARRIER_NAME_LENGTH + MAX_CARRIER_URL_LENGTH + 2)

/**
 * Reads lines such as 'GIG Logistics https://giglogistics.com/track?waybill={number}'. Null if there are too
 * many lines, or if a line lacks an unused name, an https URL or `{number}` in its path or query.
 */
export function parseCustomCarriers(text: string): readonly CustomCarrier[] | null {
  const carriers = splitCustomCarriers(text)
  const areValid = carriers.every(
    ({ name, url }, index) =>
      CUSTOM_LINE.test(`${name} ${url}`) && isTrackingUrl(url) && !isCarrierNameUsed(carriers, index),
  )
  return areValid && carriers.length <= MAX_CUSTOM_CARRIERS ? carriers : null
}

/** True if the name of the carrier at `index` is that of a known carrier or of an earlier one, in any case. */
export function isCarrierNameUsed(carriers: readonly CustomCarrier[], index: number): boolean {
  const usedNames = [
    ...ALL.flatMap(([id, { name }]) => [id, name]),
    ...carriers.slice(0, index).map(({ name }) => name),
  ]
  const toKey = (name: string) => name.trim().toLowerCase()
  return usedNames.some((name) => toKey(name) === toKey(carriers[index]?.name ?? ''))
}

/** Reads the same lines without validating them. The name or URL of a carrier can be missing. */
export function splitCustomCarriers(text: string): readonly CustomCarrier[] {
  const lines = text.split('\n').flatMap((line) => line.trim() || [])
  return lines.map((line) => {
    const [url = ''] = /(?<!\S)https?:\/\/\S*$/.exec(line) ?? []
    return { name: line.slice(0, line.length - url.length).trim(), url }
  })
}

export function joinCustomCarriers(carriers: readonly CustomCarrier[]): string {
  return carriers
    .map(({ name, url }) => `${name.trim()} ${url.trim()}`.trim())
    .filter(Boolean)
    .join('\n')
}

/** Returns the carriers that staff added. They were validated when the settings were saved, perhaps by other rules. */
export function getCustomCarriers({ own_carriers }: { readonly own_carriers: string }): readonly CustomCarrier[] {
  return splitCustomCarriers(own_carriers)
}

/** True for an https URL that contains `{number}` in its path or query. */
export function isTrackingUrl(url: string): boolean {
  return buildLink(url, '0') !== null
}

/** Returns the URL with the number in it, or null if the URL is not https or the number could change its host. */
function buildLink(url: string, number: string): string | null {
  if (!url.includes('{number}')) return null
  const link = url.replaceAll('{number}', encodeURIComponent(number))
  if (!URL.canParse(link)) return null
  const { protocol, host, username } = new URL(link)
  const changesHost = new URL(url.replaceAll('{number}', 'another')).host !== host
  return protocol === 'https:' && username === '' && !changesHost ? link : null
}

/** Removes the spaces and hyphens that carriers print between groups. */
function compactNumber(number: string): string {
  return number.replace(/[\s-]/g, '').toUpperCase()
}

/**
 * Recognizes a carrier by the format of the tracking number. If the format is unknown, returns the carrier that staff
 * added, or '' if staff added no carrier or several carriers.
 */
export function recognizeCarrier(number: string, country: string, addedCarriers: readonly CustomCarrier[]): string {
  const compact = compactNumber(number)
  if (compact === '' || findTrackingUrl(number)) return ''
  const post = S10_NUMBER.exec(compact)?.[1]
  const found = ALL.find(([, { pattern, homePattern, home, postCountries = [] }]) => {
    const isHome = postCountries.includes(country) || home === country
    return (post && postCountries.includes(post)) || pattern?.test(compact) || (isHome && homePattern?.test(compact))
  })
  const [only, ...others] = addedCarriers
  return found?.[0] ?? (only && others.length === 0 && canBeCustom(compact) ? only.name : '')
}

/**
 * Returns true if only a carrier that staff added is likely to use the number. Other carriers use long numbers without
 * letters and numbers in the S10 format, and text without digits is not a tracking number.
 */
function canBeCustom(number: string): boolean {
  return /\d/.test(number) && !/^\d{10,}$/.test(number) && !S10_NUMBER.test(number)
}

/** Accepts the id of a known carrier, the name of one that staff added, and ''. */
export function isCarrier(carrier: string, addedCarriers: readonly CustomCarrier[]): boolean {
  return carrier === '' || Object.hasOwn(CARRIERS, carrier) || addedCarriers.some(({ name }) => name === carrier)
}

/** The carrier and tracking link that shoppers see. `link` is null if no tracking page is known. */
export type ParcelTracking = { readonly carrier: string; readonly link: string | null }

/** `carrier`: an id, the name of a carrier that staff added (even if they removed it later), or ''. */
export function getTracking(carrier: string, number: string, addedCarriers: readonly CustomCarrier[]): ParcelTracking {
  const trackingUrl = findTrackingUrl(number)
  const known = ALL.find(([id]) => id === carrier)?.[1]
  const customCarrier = addedCarriers.find(({ name }) => name === carrier)
  const { name, url } = known ?? customCarrier ?? { name: carrier, url: null }
  if (trackingUrl || number === '' || url === null) return { carrier: name, link: trackingUrl }
  // The number format of carriers that staff added is unknown, so hyphens are kept
  return { carrier: name, link: buildLink(url, known ? compactNumber(number) : number.replace(/\s/g, '')) }
}

/** Returns the entered text if it is an https URL instead of a number. */
function findTrackingUrl(number: string): string | null {
  return /^https:\/\/[^\s\\]+$/i.test(number) && URL.canParse(number) ? number : null
}
