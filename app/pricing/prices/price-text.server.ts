import { inLanguages } from '#app/lib/messages.ts'
import * as ar from '#app/pricing/prices/messages/ar.server.ts'
import * as de from '#app/pricing/prices/messages/de.server.ts'
import * as en from '#app/pricing/prices/messages/en.server.ts'
import * as es from '#app/pricing/prices/messages/es.server.ts'
import * as fr from '#app/pricing/prices/messages/fr.server.ts'
import * as it from '#app/pricing/prices/messages/it.server.ts'
import * as nl from '#app/pricing/prices/messages/nl.server.ts'
import * as pl from '#app/pricing/prices/messages/pl.server.ts'
import * as pt from '#app/pricing/prices/messages/pt.server.ts'

export const priceText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
