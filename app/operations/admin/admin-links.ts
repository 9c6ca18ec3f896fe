import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url'
import type { LinksFunction } from 'react-router'
import adminCss from '#app/admin.css?url'
import imbue from '#app/assets/fonts/imbue-display.woff2?url'

/** The fonts and styles of every admin page. */
export const adminLinks: LinksFunction = () => [
  { rel: 'preload', href: publicSans, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: imbue, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: adminCss },
]
