import { prepareStores } from '#tests/support/prepared-stores.ts'
import { temporaryFolder } from '#tests/support/store.ts'

/** Shops start from copies. They lie in the place for all that tests leave, and go with it. */
export default function setUp(): void {
  prepareStores(temporaryFolder())
}
