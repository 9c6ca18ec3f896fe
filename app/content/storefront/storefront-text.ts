import * as ar from '#app/content/storefront/messages/ar.ts'
import * as de from '#app/content/storefront/messages/de.ts'
import * as en from '#app/content/storefront/messages/en.ts'
import * as es from '#app/content/storefront/messages/es.ts'
import * as fr from '#app/content/storefront/messages/fr.ts'
import * as it from '#app/content/storefront/messages/it.ts'
import * as nl from '#app/content/storefront/messages/nl.ts'
import * as pl from '#app/content/storefront/messages/pl.ts'
import * as pt from '#app/content/storefront/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const storefrontText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
