/** Returns whether a text is meant as a number, even if it cannot be used: '-3', '1.5', '10000000000000', '₦5'. */
export function isNumeric(typed: string): boolean {
  return /^-?(\d{1,3}(,\d{3})+|\d+)?(\.\d*)?$/.test(typed.replace(/[₦$£€\s]/g, '')) && /\d/.test(typed)
}

/** Parses a whole number from 0 to 999,999,999, such as '12' or '1,200'; null if the text is anything else. */
export function parseWhole(typed: string): number | null {
  const bare = typed.trim().replace(/^\d{1,3}(?:,\d{3})+$/, (all) => all.replaceAll(',', ''))
  return /^\d{1,9}$/.test(bare) ? Number(bare) : null
}
