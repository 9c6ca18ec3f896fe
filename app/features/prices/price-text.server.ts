import * as ar from '#app/features/prices/messages/ar.server.ts'
import * as de from '#app/features/prices/messages/de.server.ts'
import * as en from '#app/features/prices/messages/en.server.ts'
import * as es from '#app/features/prices/messages/es.server.ts'
import * as fr from '#app/features/prices/messages/fr.server.ts'
import * as it from '#app/features/prices/messages/it.server.ts'
import * as nl from '#app/features/prices/messages/nl.server.ts'
import * as pl from '#app/features/prices/messages/pl.server.ts'
import * as pt from '#app/features/prices/messages/pt.server.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const priceText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
