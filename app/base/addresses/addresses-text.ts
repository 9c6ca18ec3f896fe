import * as ar from '#app/base/addresses/messages/ar.ts'
import * as de from '#app/base/addresses/messages/de.ts'
import * as en from '#app/base/addresses/messages/en.ts'
import * as es from '#app/base/addresses/messages/es.ts'
import * as fr from '#app/base/addresses/messages/fr.ts'
import * as it from '#app/base/addresses/messages/it.ts'
import * as nl from '#app/base/addresses/messages/nl.ts'
import * as pl from '#app/base/addresses/messages/pl.ts'
import * as pt from '#app/base/addresses/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const addressesText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
