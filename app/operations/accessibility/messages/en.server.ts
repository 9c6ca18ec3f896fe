import { formatNumber } from '#app/lib/format/number.ts'

// The accessibility statement (Directive (EU) 2019/882, Annex V)

export const title = 'Accessibility'
export const intro = (store: string) =>
  `This statement describes how the online store ${store} meets the requirements of Directive (EU) 2019/882 on accessibility.`
export const serviceTitle = 'What this store offers'
export const service =
  'Here you can browse clothes, choose a size and a color, order and pay. You can also track an order, withdraw from it, and contact us. You don’t need an account.'
export const formats =
  'All content is text that a screen reader can read aloud and that you can enlarge. Images have descriptions. No instruction relies on color, shape, position or sound alone.'
export const meetsTitle = 'How this store meets the requirements'
export const standard =
  'The pages follow EN 301 549 and therefore the Web Content Accessibility Guidelines (WCAG) 2.1, level AA.'
export const keyboard = 'Everything can be done with a keyboard, and the focus is always visible.'
export const readers = 'Screen readers can use headings, landmarks, names and messages.'
export const sight =
  'Text has enough contrast, can be enlarged to 200%, and fits on a screen 320 pixels wide. Animations stop if your device is set to reduce motion.'
export const forms = 'Forms say what to enter in each field and show each error next to it. Nothing you type is lost.'
export const measuredTitle = 'How we tested this store'
export const measured = (date: string, version: string, axe: string) =>
  `On ${date}, version ${version} of this store’s software was checked with axe-core ${axe} against the rules of WCAG 2.1, levels A and AA, on phone and desktop screens.`
export const passed = (pages: number) => `${formatNumber(pages)} types of pages checked, no violations found.`
export const failed = (pages: number, rules: number) =>
  `${formatNumber(pages)} types of pages checked. Rules violated: ${formatNumber(rules)}`
export const limits =
  'An automated check does not find every barrier, and this store’s texts and images may have changed since.'
export const reportTitle = 'Report a barrier'
export const report =
  'Is something not accessible to you? Please contact us: we’ll help you with your order and remove the barrier.'
export const contact = 'Go to the contact page'
export const authorityTitle = 'Supervisory authority'
export const authority = 'If our reply does not help, you can contact your country’s authority:'
