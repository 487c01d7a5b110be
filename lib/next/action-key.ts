/**
 * Gives Next the same key for server actions in each run. The site has no server actions, but the key is an input of every
 * module that the bundler compiles, and Next does not store it in a container: each start of the development server and
 * each build there would compile all modules again instead of reading them from the cache.
 */
export function fixActionKey(): void {
  process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??= Buffer.alloc(32).toString('base64')
}
