import { prepareShops } from '#tests/support/prepared-shops.ts'
import { temporaryFolder } from '#tests/support/shop.ts'

/** Shops start from copies. They lie in the place for all that tests leave, and go with it. */
export default function setUp(): void {
  prepareShops(temporaryFolder())
}
