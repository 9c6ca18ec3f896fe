import { inLanguages } from '#app/lib/messages.ts'
import * as ar from '#app/store/markets/messages/ar.ts'
import * as de from '#app/store/markets/messages/de.ts'
import * as en from '#app/store/markets/messages/en.ts'
import * as es from '#app/store/markets/messages/es.ts'
import * as fr from '#app/store/markets/messages/fr.ts'
import * as it from '#app/store/markets/messages/it.ts'
import * as nl from '#app/store/markets/messages/nl.ts'
import * as pl from '#app/store/markets/messages/pl.ts'
import * as pt from '#app/store/markets/messages/pt.ts'

export const marketsText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
