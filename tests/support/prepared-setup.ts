import { prepareStores } from '#tests/support/prepared-stores.ts'
import { temporaryFolder } from '#tests/support/store.ts'

/** Test stores start from copies, which are deleted with all other test files. */
export default function setUp(): void {
  prepareStores(temporaryFolder())
}
