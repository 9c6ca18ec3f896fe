import { formatNumber } from '#app/lib/format/number.ts'

export const pack = 'Pack'
export const packOrders = 'Pack orders'
export const closePacking = 'Close'
export const orderPosition = (position: number, total: number) =>
  `Order ${formatNumber(position)} of ${formatNumber(total)}`
export const unitCount = (packed: number, total: number) => `${formatNumber(packed)} of ${formatNumber(total)}`
export const packedUnits = 'Packed items'
export const packingNotLoaded = 'The orders could not be loaded'

// One item
export const times = (units: number) => `${formatNumber(units)} ×`
export const unitsLeft = (left: number, units: number) => `${formatNumber(left)} of ${formatNumber(units)} left to pack`
export const packed = 'Packed'
export const undo = 'Undo'
export const skipOrder = 'Skip order'
export const previousOrder = 'Previous order'
export const noBarcode = 'No barcode: check the item, size and color.'
export const scannedItem = (product: string) => `${product}: packed`
export const checkSize = (product: string, variant: string) =>
  `${product}: this code does not identify the size or color. If the item is ${variant}, tap Packed.`
export const onBackorder = (units: number) => `${formatNumber(units)} on backorder`

// The camera
export const scan = 'Scan with camera'
export const stopCamera = 'Stop camera'
export const cameraImage = 'Camera: point it at a barcode'
export const cameraProblems = {
  missing: 'No camera was found on this device.',
  blocked: 'The camera is blocked. Allow it in your browser’s settings, then start the camera again.',
  'not-started': 'The camera could not be started. Close other apps that use it, then start the camera again.',
  'not-loaded': 'The scanner could not be loaded. Check your connection, then start the camera again.',
}

// A rejected item
export const wrongItem = 'Wrong item'
export const tooMany = 'Already packed'
export const scanned = 'Scanned'
export const expected = 'Expected'
export const nothingElse = 'Nothing else: this order is packed.'
export const allPacked = (units: number, product: string) =>
  `${units === 1 ? '1 unit was' : `${formatNumber(units)} units were`} ordered and packed: ${product}`
export const takeItOut = 'I took it out'
export const useAsTracking = 'Use as tracking number'

// A packed order
export const readyToShip = 'All packed'
export const overtaken = (order: string, status: string, saved: string, typed: string) =>
  `Someone else changed ${order}: it is now ${status.toLowerCase()}${saved && ` with tracking number ${saved}`}.${typed && typed !== saved ? ` Your tracking number ${typed} was not saved.` : ''}`
export const packAgain = 'Pack again'
export const shipTo = 'Ship to'
export const pickedUpBy = 'Picked up by'
export const packingSlip = 'Packing slip'
export const addressLabel = 'Address label'
export const collect = (amount: string) => `Collect ${amount} on delivery`

// The end of a batch
export const ordersShipped = (count: number) =>
  count === 1 ? '1 order shipped' : `${formatNumber(count)} orders shipped`
export const nothingToPack = 'Nothing to pack'
export const nothingToPackHint =
  'These orders are shipped, cancelled or not paid yet. Select orders to pack in the list.'
export const skipped = 'Skipped'
export const shippedBefore = 'Shipped earlier'
export const notReady = 'Not ready to pack'
export const packSkipped = 'Pack skipped orders'
export const packRemaining = (count: number) =>
  count === 1 ? 'Pack 1 more order' : `Pack ${formatNumber(count)} more orders`
export const backToOrders = 'Back to orders'
