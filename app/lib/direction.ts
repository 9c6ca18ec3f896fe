/** Scripts and languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(ar|arc|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)(?!-Latn)\b|-(Arab|Hebr|Thaa|Syrc|Nkoo)\b/

/** The `dir` of a language; undefined from left to right, the default. */
export function directionOf(language: string): 'rtl' | undefined {
  return RIGHT_TO_LEFT.test(language) ? 'rtl' : undefined
}

/** 1 where lines run from left to right, -1 from right to left: of horizontal steps. */
export function lineDirection(): 1 | -1 {
  return document.dir === 'rtl' ? -1 : 1
}
