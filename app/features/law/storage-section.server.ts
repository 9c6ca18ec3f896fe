import { serverLawText } from '#app/features/law/law-text.server.ts'
import { STORAGE } from '#app/features/law/storage-list.ts'
import type { RichText } from '#app/lib/markdown.ts'

/** The list of what the storefront stores in a browser (Directive 2002/58/EC, Art. 5(3)), for the end of a page. */
export function storageSection(): RichText {
  const head: RichText = [serverLawText.storageName, serverLawText.storagePurpose, serverLawText.storageTime].map(
    (text) => ['th', [text]],
  )
  const rows: RichText = STORAGE.map(({ name, area }) => {
    const cells: RichText = [name, serverLawText.storagePurposes[name], serverLawText.storageTimes[area]].map(
      (text) => ['td', [text]],
    )
    return ['tr', cells]
  })
  return [
    ['h2', [serverLawText.storageTitle], 'storage'],
    ['p', [serverLawText.storageIntro]],
    [
      'table',
      [
        ['thead', [['tr', head]]],
        ['tbody', rows],
      ],
    ],
  ]
}
