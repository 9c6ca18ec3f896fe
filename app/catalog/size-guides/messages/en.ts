import type { LengthUnit } from '#app/catalog/size-guides/lengths.ts'
import type { Measurement, MeasurementKind } from '#app/catalog/size-guides/measures.ts'

// On the page of a product
export const model = (height: string, size: string) => {
  if (height && size) return `Model is ${height} and wears ${size}`
  return height ? `Model is ${height}` : `Model wears ${size}`
}

// The guide
export const guideTitle = (product: string) => `${product} size guide`
export const guideFor = (product: string) => `${product} measurements by size, and how to measure.`
export const notLoaded = 'We could not load the size guide.'
export const close = 'Close size guide'
export const unit = 'Unit'
export const units: Readonly<Record<LengthUnit, string>> = { cm: 'cm', in: 'in' }
export const size = 'Size'
export const table = 'Measurements by size'
export const kinds: Readonly<Record<MeasurementKind, string>> = { body: 'Body', garment: 'Garment' }
export const about: Readonly<Record<MeasurementKind, string>> = {
  body: 'Body measurements',
  garment: 'Garment measurements, lying flat',
}
export const ofKind = (kind: string) => `${kind}: `
export const aboutBoth =
  'Body measurements show who each size fits. Garment measurements are taken from the garment itself.'
export const empty = 'none'
export const howToMeasure = 'How to measure'

export const measures: Readonly<Record<Measurement, string>> = {
  neck: 'Neck',
  shoulder: 'Shoulder',
  bust: 'Bust',
  underBust: 'Under-bust',
  waist: 'Waist',
  hips: 'Hips',
  sleeve: 'Sleeve',
  length: 'Length',
  inseam: 'Inseam',
  thigh: 'Thigh',
  wrist: 'Wrist',
  head: 'Head',
  foot: 'Foot length',
}

export const howTo: Readonly<Record<MeasurementKind, Readonly<Record<Measurement, string>>>> = {
  body: {
    neck: 'Around the base of the neck, with a finger under the tape.',
    shoulder: 'From the base of the neck to the shoulder point.',
    bust: 'Around the fullest part, with the tape level at the back.',
    underBust: 'Around the ribs, directly below the bust.',
    waist: 'Around the narrowest part, where you bend to the side.',
    hips: 'Around the fullest part, with the feet together.',
    sleeve: 'From the shoulder point to the wrist, with the elbow slightly bent.',
    length: 'From the shoulder point straight down.',
    inseam: 'From the crotch to the ankle, along the inside of the leg.',
    thigh: 'Around the fullest part, just below the crotch.',
    wrist: 'Around the wrist bone.',
    head: 'Around the head, just above the eyebrows and ears.',
    foot: 'Stand on paper and measure from the heel to the longest toe.',
  },
  garment: {
    neck: 'Along the inner edge of the neckline.',
    shoulder: 'From the neckline to the sleeve seam.',
    bust: 'From armpit to armpit, doubled.',
    underBust: 'From side to side below the bust, doubled.',
    waist: 'From side to side at the narrowest part, doubled.',
    hips: 'From side to side at the widest part, doubled.',
    sleeve: 'From the shoulder seam to the cuff.',
    length: 'From the highest point of the shoulder, or from the waistband, to the hem.',
    inseam: 'From the crotch to the hem, along the inside seam.',
    thigh: 'From side to side below the crotch, doubled.',
    wrist: 'Along the inside edge.',
    head: 'Along the inside band.',
    foot: 'Along the insole, from heel to toe.',
  },
}

// The finder
export const measurementsHint = 'Enter the measurements you know. They stay on this device.'
export const compare = 'These are garment measurements. Compare them with something that fits you well.'
export const showSize = 'Show my size'
export const enterOne = 'Enter at least one measurement.'
export const noMeasure: Readonly<Record<LengthUnit, string>> = {
  cm: 'Enter a number in centimeters, such as 88 or 88.5.',
  in: 'Enter a number in inches, such as 34 or 34½.',
}
export const checkMeasure = 'Please check the number and the unit.'
export const fits = (size: string) => `We suggest ${size}`
export const between = (smaller: string, larger: string) => `Between ${smaller} and ${larger}`
export const takeLarger = (smaller: string, larger: string) =>
  `Choose ${larger} for a looser fit, ${smaller} for a closer one.`
export const outside = (measure: string) =>
  `Your ${measure.toLowerCase()} measurement is outside this size guide. Contact us and we’ll help you choose.`
export const nearest = (size: string) => `${size} is the closest size`
export const decidedBy = (measure: string) =>
  `Based on the measurement that needs the largest size: ${measure.toLowerCase()}.`
/** The size for one measurement. */
export const ofMeasure = (measure: string, size: string) => `${measure}: ${size}`
export const inBetween = (smaller: string, larger: string) => `between ${smaller} and ${larger}`
export const below = (size: string) => `smaller than ${size}`
export const above = (size: string) => `larger than ${size}`
export const choose = (size: string) => `Choose ${size}`
