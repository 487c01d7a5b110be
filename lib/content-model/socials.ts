/** An account of an author, to which the author’s name on another site links. */
export interface SocialLink {
  /** The name of the platform. */
  readonly name: string
  readonly url: string
}

/** The platforms whose accounts `authors.yml` may name without a URL, as in Docusaurus: their names and URLs. */
const platforms: Readonly<Record<string, readonly [name: string, base: string]>> = {
  bluesky: ['Bluesky', 'https://bsky.app/profile/'],
  github: ['GitHub', 'https://github.com/'],
  instagram: ['Instagram', 'https://www.instagram.com/'],
  linkedin: ['LinkedIn', 'https://www.linkedin.com/in/'],
  mastodon: ['Mastodon', 'https://mastodon.social/@'],
  stackoverflow: ['Stack Overflow', 'https://stackoverflow.com/users/'],
  threads: ['Threads', 'https://www.threads.net/@'],
  twitch: ['Twitch', 'https://www.twitch.tv/'],
  twitter: ['Twitter', 'https://twitter.com/'],
  x: ['X', 'https://x.com/'],
  youtube: ['YouTube', 'https://www.youtube.com/@'],
}

/** Returns the URL of an account: the account itself if it is a URL; undefined for a name on an unknown platform. */
export function socialUrl(platform: string, account: string): string | undefined {
  if (/^https?:\/\/\S+$/i.test(account)) return account
  const [, base] = platforms[platform.toLowerCase()] ?? []
  return base === undefined ? undefined : base + encodeURI(account.trim().replace(/^@/, ''))
}

/** Returns the name of a platform for readers. */
export function socialName(platform: string): string {
  const [name] = platforms[platform.toLowerCase()] ?? []
  return name ?? platform.charAt(0).toUpperCase() + platform.slice(1)
}
