import { format } from 'oxfmt'

/** Returns a value as JSON in the format of the project, as `npm run format` writes it. */
export async function formattedJson(value: unknown): Promise<string> {
  const { code } = await format('value.json', JSON.stringify(value), { printWidth: 120 })
  return code
}
