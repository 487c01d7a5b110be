/** Returns the SQL that removes all schemas but PostgreSQL's and those that are named, and leaves an empty schema `public`. */
export function dropSchemas(...except: readonly string[]): string {
  const pattern = ['pg_', ...['information_schema', ...except].map((name) => `${name}$`)].join('|')
  return `DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT nspname FROM pg_namespace WHERE nspname !~ '^(${pattern})' LOOP
    EXECUTE format('DROP SCHEMA %I CASCADE', name);
  END LOOP;
END $$; CREATE SCHEMA public;`
}

/** The SQL that removes the objects of all schemas, and leaves an empty schema `public`. */
export const emptyDatabase = dropSchemas()
