import { createContext, href } from 'react-router'
import { adminText } from '#app/content/storefront/admin-text.ts'

/** Set while the store is closed. What is rendered then is for staff alone. */
export const isStoreClosed = createContext(false)

export type ClosedNote = ReturnType<typeof closedNote>

/** In the page's data rather than in its scripts, which shoppers load too. */
export function closedNote() {
  return {
    label: adminText.closedStore,
    text: adminText.closedHint,
    links: [
      { label: adminText.whatShoppersSee, to: href('/coming-soon') },
      { label: adminText.openTheStore, to: href('/admin/settings/opening') },
    ],
  } as const
}
