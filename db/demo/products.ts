import { accessories } from '#db/demo/accessories.ts'
import { bottoms } from '#db/demo/bottoms.ts'
import { dresses } from '#db/demo/dresses.ts'
import type { DemoProduct } from '#db/demo/product.ts'
import { tops } from '#db/demo/tops.ts'

export const products: readonly DemoProduct[] = [...dresses, ...tops, ...bottoms, ...accessories]
