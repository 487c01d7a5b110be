declare module 'mime-types' {
  /** Returns the content type for a file name or an extension; false for an unknown one. */
  export function contentType(nameOrType: string): string | false
}
