import * as ar from '#app/features/storefront/messages/ar.ts'
import * as de from '#app/features/storefront/messages/de.ts'
import * as en from '#app/features/storefront/messages/en.ts'
import * as es from '#app/features/storefront/messages/es.ts'
import * as fr from '#app/features/storefront/messages/fr.ts'
import * as it from '#app/features/storefront/messages/it.ts'
import * as nl from '#app/features/storefront/messages/nl.ts'
import * as pl from '#app/features/storefront/messages/pl.ts'
import * as pt from '#app/features/storefront/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const storefrontText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
