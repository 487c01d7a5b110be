import type { Locale } from '../i18n/locales'
import { fillMessage, messages } from '../i18n/messages'
import { engines, type EngineVersion } from './schema'

/** Returns the lines of a Markdown section for each engine, with a table of its features, sorted by version. */
export function versionSections(versions: readonly EngineVersion[], locale: Locale): string[] {
  return engines.flatMap((engine) => {
    const rows = versions.filter((entry) => entry.engine === engine).sort(byVersion)
    return rows.length === 0 ? [] : [`## ${engine} {#${anchorOf(engine)}}`, '', ...table(rows, locale), '']
  })
}

function table(rows: readonly EngineVersion[], locale: Locale): string[] {
  const texts = messages[locale].versionTable
  const heads = [texts.from, texts.feature, texts.source]
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    line(heads),
    line(heads.map(() => '---')),
    ...rows.map(({ from, until, feature, source }) =>
      line([
        until === undefined ? from : fillMessage(texts.until, { from, until }),
        feature[locale].replaceAll('|', '\\|'),
        `[${hostOf(source)}](${source})`,
      ]),
    ),
  ]
}

function anchorOf(engine: string): string {
  return engine.toLowerCase().replaceAll(' ', '-')
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '')
}

/** Compares entries by version number: 8.0.9 before 8.0.13, 9.5 before 11. */
function byVersion(a: EngineVersion, b: EngineVersion): number {
  return a.from.localeCompare(b.from, 'en', { numeric: true }) || a.id.localeCompare(b.id, 'en')
}
