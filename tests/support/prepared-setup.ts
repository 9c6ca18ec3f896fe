import { prepareStores } from '#tests/support/prepared-stores.ts'
import { createTemporaryFolder } from '#tests/support/store.ts'

/** Test stores start from copies, which are deleted with all other test files. */
export default function setUp(): void {
  prepareStores(createTemporaryFolder())
}
