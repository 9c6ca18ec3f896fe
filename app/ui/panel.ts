export const PANEL =
  'grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4 wrap-anywhere rounded-image bg-tone-butter p-6 lg:p-12'
