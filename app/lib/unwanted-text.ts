import { toLatinDigits } from '#app/lib/format/parse-number.ts'

const LENGTHS = [13, 14, 15, 16, 17, 18, 19]

/** Returns true if text contains a likely card number, in any script and grouping. Such text is never stored. */
export function containsCardNumber(text: string): boolean {
  const runs = toLatinDigits(text.normalize('NFKC')).match(/\d(?:[\s./_-]{0,3}\d){12,}/g) ?? []
  return runs.some((run) => {
    const digits = Array.from(run.replace(/\D/g, ''), Number)
    return digits.some((_, start) =>
      LENGTHS.some((length) => start + length <= digits.length && isLuhn(digits.slice(start, start + length))),
    )
  })
}

function isLuhn(digits: readonly number[]): boolean {
  const sum = digits.toReversed().reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum > 0 && sum % 10 === 0
}

/** Invisible characters that email programs skip in a URL. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g

/** Top-level domains of more than two letters that are common in links. Any two letters can be a country's domain. */
const GENERIC_TLDS = [
  'com',
  'net',
  'org',
  'info',
  'biz',
  'mobi',
  'name',
  'pro',
  'edu',
  'gov',
  'int',
  'mil',
  'asia',
  'tel',
  'jobs',
  'app',
  'dev',
  'web',
  'page',
  'site',
  'website',
  'online',
  'shop',
  'store',
  'blog',
  'cloud',
  'tech',
  'digital',
  'xyz',
  'top',
  'icu',
  'club',
  'vip',
  'click',
  'link',
  'live',
  'life',
  'world',
  'today',
  'space',
  'fun',
  'work',
  'win',
  'bid',
  'loan',
  'men',
  'stream',
  'download',
  'review',
  'date',
  'trade',
  'party',
  'science',
  'racing',
  'buzz',
  'bond',
  'sbs',
  'cfd',
  'cyou',
  'rest',
  'monster',
  'quest',
  'lol',
  'cam',
  'zip',
  'mov',
  'gle',
  'goog',
  'cash',
  'money',
  'sale',
  'deals',
  'promo',
  'gift',
  'gifts',
  'bet',
  'casino',
  'poker',
  'games',
  'game',
  'email',
  'support',
  'help',
  'media',
  'news',
  'agency',
  'social',
  'chat',
  'art',
  'ink',
  'wtf',
  'ninja',
  'guru',
  'one',
  String.raw`xn--[a-z\d-]+`,
].join('|')

/** Words of more than three letters that precede a number in postal addresses. */
const NUMBERED = [
  'flat',
  'plot',
  'house',
  'door',
  'shop',
  'room',
  'unit',
  'block',
  'site',
  'survey',
  'bldg',
  'building',
  'ward',
  'floor',
  'office',
  'gala',
  'shed',
  'sector',
  'lane',
  'street',
  'road',
  'gate',
  'tower',
  'wing',
  'villa',
  'stall',
  'suite',
  'quarter',
  'phase',
  'stage',
  'cross',
  'godown',
  'khata',
  'khasra',
  'haus',
  'wohnung',
].join('|')

/** Shorter words that precede a number in postal addresses. Some of them also precede a German 'Nr'. */
const NUMBERED_SHORT = [
  'h',
  'd',
  's',
  'p',
  'f',
  'r',
  'b',
  'w',
  'g',
  'c',
  'q',
  'sr',
  'sy',
  'fl',
  'pl',
  'rm',
  'hs',
  'bl',
  'qr',
  'st',
  'rd',
  'rs',
  'ts',
  'kd',
  'apt',
  'old',
  'new',
  'bld',
  'blk',
  'flr',
  'plt',
  'qtr',
  'sec',
  'shp',
  'ste',
  'str',
  'top',
  'art',
  'tel',
  'cts',
].join('|')

/**
 * 'Flat.No/12', 'H.No:12-3' and 'Müller GmbH & Co.KG/Lager' are not domains, though .no and .kg are top-level domains.
 */
const ABBREVIATION = String.raw`(?:(?<![\p{L}\p{N}])(?:${NUMBERED_SHORT}|${NUMBERED})\.n[or][/#:]\s?\d+\p{L}?(?![\p{L}\p{N}.?])|(?<![\p{L}\p{N}])co\.kg\/)`

const ADDRESSES = [
  /:\/\//u,
  /(?<![\p{L}\p{N}])www\./iu,
  // A URL without a scheme; browsers also accept backslashes
  /(?:\/\/|\\\\)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2}/u,
  /(?<![\p{L}\p{N}])(?:https?|hxxps?|ftp|javascript|data):[^\s]/iu,
  // A domain with a path, a query, a fragment or a port
  new RegExp(
    String.raw`(?!${ABBREVIATION})(?<![\p{L}\p{N}])[\p{L}\p{N}][\p{L}\p{N}-]*\.(?:[\p{L}\p{N}-]+\.)*(?:\p{L}{2}|${GENERIC_TLDS})\.?(?:[/?#]|:\d)`,
    'iu',
  ),
]

/** Returns true if an email program would turn part of the text into a link to a web page. */
export function containsWebAddress(text: string): boolean {
  const plain = text.normalize('NFKC').replace(INVISIBLE, '').replaceAll('。', '.')
  return ADDRESSES.some((address) => address.test(plain))
}
