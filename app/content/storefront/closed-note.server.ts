import { createContext, href } from 'react-router'
import { adminText } from '#app/content/storefront/admin-text.ts'

/** True while the store is closed, when pages are rendered for staff only. */
export const isStoreClosed = createContext(false)

export type ClosedNote = ReturnType<typeof createClosedNote>

/** The note is in the page's data instead of the scripts, because shoppers load the same scripts. */
export function createClosedNote() {
  return {
    label: adminText.closedStore,
    text: adminText.closedHint,
    links: [
      { label: adminText.whatShoppersSee, to: href('/coming-soon') },
      { label: adminText.openTheStore, to: href('/admin/settings/opening') },
    ],
  } as const
}
