/** What each of Shopify's files has in common. */
export const SHOPIFY_IGNORES = 'What Shopify has no column for is in the file without “shopify/”.'

/** '2026-11-25 09:40:00 +0000' */
export function shopifyMoment(moment: Date | null): string {
  return moment ? `${moment.toISOString().slice(0, 19).replace('T', ' ')} +0000` : ''
}
