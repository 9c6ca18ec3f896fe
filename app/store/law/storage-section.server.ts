import type { RichText } from '#app/lib/markdown.ts'
import { serverLawText } from '#app/store/law/law-text.server.ts'
import { STORAGE, type StorageArea } from '#app/store/law/storage-list.ts'

const AREAS: readonly StorageArea[] = ['local', 'session']

/** Lists what the storefront stores in a shopper's browser (Directive 2002/58/EC, Art. 5(3)), for the end of a page. */
export function buildStorageSection(): RichText {
  return [
    ['h2', [serverLawText.storageTitle], 'storage'],
    ['p', [serverLawText.storageIntro]],
    ...AREAS.flatMap(buildTable),
  ]
}

function breakAfterDots(name: string): RichText {
  return name.split(/(?<=\.)/).flatMap((part, index): RichText => (index === 0 ? [part] : [['wbr', []], part]))
}

/** A heading says how long the data is stored, because phones have no space for a third column. */
function buildTable(area: StorageArea): RichText {
  const head: RichText = [serverLawText.storageName, serverLawText.storagePurpose].map((text) => ['th', [text]])
  const rows: RichText = STORAGE.filter((entry) => entry.area === area).map(({ name }) => {
    const cells: readonly RichText[] = [breakAfterDots(name), [serverLawText.storagePurposes[name]]]
    return ['tr', cells.map((cell) => ['td', cell] as const)]
  })
  return [
    ['h3', [serverLawText.storageTimes[area]]],
    [
      'table',
      [
        ['thead', [['tr', head]]],
        ['tbody', rows],
      ],
    ],
  ]
}
