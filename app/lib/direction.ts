/** Scripts and languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(ar|arc|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)(?!-Latn)\b|-(Arab|Hebr|Thaa|Syrc|Nkoo)\b/

/** The `dir` of a language; undefined from left to right, the default. */
export function directionOf(language: string): 'rtl' | undefined {
  return RIGHT_TO_LEFT.test(language) ? 'rtl' : undefined
}
