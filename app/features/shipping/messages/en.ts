// Methods of the store's settings
export const localPickup = 'Local pickup'
export const collect = 'Collect it from the store'

export const businessDays = ({ min, max }: { readonly min: number; readonly max: number }) =>
  `${min === max ? max : `${min}-${max}`} business ${max === 1 ? 'day' : 'days'}`
