/** In which order Import of another store reads the files of an archive. */
export const MOVE_STEPS = [
  'store/settings.json, as the amounts of other files are in its currency.',
  'size-guides.csv, which the next files name.',
  'collections.csv, products.csv and collection-products.csv. Images are fetched from their addresses while the exported store is online; otherwise add the files of images/, which are recognized by their names.',
  'collections.csv again, if its check named images: it finds those that came with the products.',
  'From shopify/: customers.csv, orders.csv and discounts.csv.',
  'All files of pages/ at once.',
  'translations.csv.',
  'store/menus.json, store/announcements.json, store/homepage.json and store/brand.json. Homepage and brand become drafts, which you publish on their own screens.',
  'reviews.csv. Photos stay behind.',
  'redirects.csv.',
] as const
