import * as ar from '#app/features/addresses/messages/ar.ts'
import * as de from '#app/features/addresses/messages/de.ts'
import * as en from '#app/features/addresses/messages/en.ts'
import * as es from '#app/features/addresses/messages/es.ts'
import * as fr from '#app/features/addresses/messages/fr.ts'
import * as it from '#app/features/addresses/messages/it.ts'
import * as nl from '#app/features/addresses/messages/nl.ts'
import * as pl from '#app/features/addresses/messages/pl.ts'
import * as pt from '#app/features/addresses/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const addressesText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
