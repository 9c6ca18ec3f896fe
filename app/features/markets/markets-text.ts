import * as ar from '#app/features/markets/messages/ar.ts'
import * as de from '#app/features/markets/messages/de.ts'
import * as en from '#app/features/markets/messages/en.ts'
import * as es from '#app/features/markets/messages/es.ts'
import * as fr from '#app/features/markets/messages/fr.ts'
import * as it from '#app/features/markets/messages/it.ts'
import * as nl from '#app/features/markets/messages/nl.ts'
import * as pl from '#app/features/markets/messages/pl.ts'
import * as pt from '#app/features/markets/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const marketsText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
