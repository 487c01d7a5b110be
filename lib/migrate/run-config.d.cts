/** Runs the bundle of the configuration `file`; returns the JSON of its data or of its error, an `Evaluated`. */
export function runConfig(code: string, file: string): Promise<string>
