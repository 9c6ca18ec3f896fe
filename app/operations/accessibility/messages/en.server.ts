import { formatNumber } from '#app/lib/format/number.ts'

// The accessibility statement (Directive (EU) 2019/882, Annex V)

export const title = 'Accessibility'
export const intro = (store: string) =>
  `This statement describes how the online store ${store} meets the requirements of Directive (EU) 2019/882 on accessibility.`
export const serviceTitle = 'What this store offers'
export const service =
  'Here you look at clothes, choose a size and a color, order and pay. You can also follow an order, withdraw from it, and write to us. You need no account.'
export const formats =
  'Everything is written as text that a screen reader can read aloud and that you can enlarge. Images have a description. No instruction depends on a color, a shape, a place or a sound alone.'
export const meetsTitle = 'How it meets the requirements'
export const standard =
  'The pages are built to EN 301 549, and so to the Web Content Accessibility Guidelines (WCAG) 2.1, level AA.'
export const keyboard = 'Everything can be done with a keyboard, and the focus is always visible.'
export const readers = 'Headings, landmarks, names and messages are there for screen readers.'
export const sight =
  'Text has enough contrast, can be enlarged to 200 %, and fits on a screen 320 pixels wide. Movement stops if your device asks for less of it.'
export const forms = 'Forms say what belongs into a field and name each error beside it. Nothing typed is lost.'
export const measuredTitle = 'What was measured'
export const measured = (date: string, version: string, axe: string) =>
  `On ${date}, version ${version} of this store’s software was checked with axe-core ${axe}, by the rules of WCAG 2.1, levels A and AA, on a phone’s and a desktop’s screen.`
export const pages = (count: number) => `Kinds of pages checked: ${formatNumber(count)}`
export const none = 'No violation was found.'
export const found = (count: number) => `Rules that were violated: ${formatNumber(count)}`
export const limits =
  'An automatic check does not find every barrier, and the texts and images of this store may have changed since.'
export const reportTitle = 'Report a barrier'
export const report =
  'Is something here not accessible to you? Please write to us: we help you with your order and remove the barrier.'
export const contact = 'To the contact page'
export const authorityTitle = 'Supervision'
export const authority = 'If our reply does not help you, you can contact the authority of your country:'
