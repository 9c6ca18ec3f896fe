import { createContext, href } from 'react-router'

/** Set while the store is closed. What is rendered then is for staff alone. */
export const isStoreClosed = createContext(false)

/** In the page's data rather than in its scripts, which shoppers load too. */
export const CLOSED_NOTE = {
  label: 'Closed store',
  text: 'The store is closed. Only staff see this page; shoppers see that it opens soon.',
  links: [
    { label: 'What shoppers see', to: href('/coming-soon') },
    { label: 'Open the store', to: href('/admin/settings/opening') },
  ],
} as const

export type ClosedNote = typeof CLOSED_NOTE
