import { archiveDocuments, archiveFolders } from '#app/exchange/exports/archive-files.server.ts'
import { EXCLUDED_CONTENT } from '#app/exchange/exports/exported-tables.ts'
import { IMAGE_COLUMNS, IMAGES_ABOUT, IMAGES_FILE } from '#app/exchange/exports/image-list.ts'
import { listMoveSteps } from '#app/exchange/exports/move-steps.ts'
import { formatUtc } from '#app/lib/csv.ts'
import type { CsvFile } from '#app/store/file-formats.ts'

type ArchiveInfo = { readonly store: string; readonly origin: string; readonly createdAt: Date }

const WIDTH = 100

/** Returns the text of README.txt. It describes files and columns in the words of their definitions. */
export function renderReadme(files: readonly CsvFile[], { store, origin, createdAt }: ArchiveInfo): string {
  return [
    ...formatTitle(`Export of ${store}`),
    ...formatParagraph(
      `Exported from ${origin} on ${formatUtc(createdAt).slice(0, 16)} UTC. All files are from the same moment. The archive contains customers’ personal data: keep it in a safe place.`,
    ),
    ...formatTitle('How to read the files'),
    ...formatParagraph(
      'The tables are CSV files in UTF-8 with commas and a header row. You can open them in a spreadsheet. The files in shopify/ and woocommerce/ have no byte order mark, like Shopify’s own exports. Amounts have a decimal point, and times are UTC. Text that a spreadsheet would run as a formula starts with an apostrophe, which this store’s import removes.',
    ),
    ...formatParagraph(
      'manifest.json lists every file with its size and SHA-256 checksum, and the images that were missing from image storage.',
    ),
    ...formatTitle('To move to another store'),
    ...formatParagraph(
      'To another Lumina store: unpack this archive and add its files under Settings → Import, in this order. Each file is checked before anything is saved.',
    ),
    ...listMoveSteps().flatMap((step, index) => wrapText(`${index + 1}. ${step}`, '', '   ')),
    '',
    ...formatParagraph(
      'The check lists images that are missing from categories, collections, pages and the homepage. Files that are not in this list cannot be imported. Enter markets, shipping and taxes from store/markets.json and store/taxes.json.',
    ),
    ...formatParagraph(
      'To Shopify, and to any store that reads its files: import shopify/products.csv while this store is online, because the images are fetched from it. Then import shopify/customers.csv and shopify/redirects.csv. For orders and discounts, you need an app there that reads Shopify’s exports.',
    ),
    ...formatParagraph(
      'To WooCommerce: set the site language to English, so that the columns are recognized, and the weight unit to kg. Import woocommerce/products.csv under Products while this store is online, because the images are fetched from it. A product’s main collection becomes an additional category. Extensions that import customers, orders and redirects can read the files in shopify/ or the files that are not in a folder.',
    ),
    ...formatTitle('Files'),
    ...files.flatMap(({ path, about, columns }) => formatEntry(path, about, columns)),
    ...formatEntry(IMAGES_FILE, IMAGES_ABOUT, IMAGE_COLUMNS),
    ...formatEntry('images/', `The originals of all images and videos. ${IMAGES_FILE} lists them.`),
    ...archiveFolders.entries.flatMap(({ path, about }) => formatEntry(path, about)),
    ...archiveDocuments.entries.flatMap(({ path, about, version }) =>
      formatEntry(path, `${about} Format version ${version}.`),
    ),
    ...formatTitle('What is not included'),
    ...EXCLUDED_CONTENT.flatMap(({ content }) => wrapText(`- ${content}.`, '', '  ')),
    '',
    ...formatParagraph('A backup contains the parts of this data that the store needs. Only Lumina can read it.'),
  ].join('\r\n')
}

function formatTitle(text: string): string[] {
  return [text, '='.repeat(text.length), '']
}

function formatEntry(path: string, about: string, columns: CsvFile['columns'] = []): string[] {
  return [
    path,
    ...formatParagraph(about, '', '  '),
    ...columns.flatMap(({ heading, about: text }) =>
      wrapText(text ? `${heading}: ${text}` : heading, '    ', '      '),
    ),
    ...(columns.length > 0 ? [''] : []),
  ]
}

/** The first line begins with `prefix`, and the other lines begin with `prefix` and `indent`. */
function formatParagraph(text: string, indent = '', prefix = ''): string[] {
  return [...wrapText(text, prefix, prefix + indent), '']
}

function wrapText(text: string, prefix: string, indent: string): string[] {
  const lines: string[] = []
  let line = prefix
  for (const word of text.split(' ')) {
    if (line.trim() && line.length + word.length >= WIDTH) {
      lines.push(line.trimEnd())
      line = indent
    }
    line += `${word} `
  }
  return [...lines, line.trimEnd()]
}
