/**
 * The SQL of the triggers of ON UPDATE CURRENT_TIMESTAMP: a row gets the time of its change unless the statement assigns the
 * column. See Automatic Initialization and Updating for TIMESTAMP and DATETIME in MySQL’s Reference Manual.
 */
export const onUpdateFunctions = `
CREATE FUNCTION dialect.assigned() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN
  PERFORM set_config(TG_ARGV[0], 'true', true); RETURN NEW;
END$$;
CREATE FUNCTION dialect.on_update() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN
  IF current_setting(TG_ARGV[1], true) = 'true' THEN PERFORM set_config(TG_ARGV[1], '', true);
  ELSIF NEW IS DISTINCT FROM OLD THEN NEW := jsonb_populate_record(NEW, jsonb_build_object(TG_ARGV[0], LOCALTIMESTAMP(0)));
  END IF; RETURN NEW;
END$$;`

/**
 * Returns the statements that create the triggers of the column with a number; PostgreSQL runs them in the order of their
 * names. A setting tells the second one what the first one found.
 */
export function onUpdateTriggers(table: string, column: string, number: number): string[] {
  const argument = column.replaceAll('"', '').toLowerCase()
  const setting = `dialect.assigned_${number}`
  return [
    `CREATE TRIGGER "1 ${argument}" BEFORE UPDATE OF ${column} ON ${table} FOR EACH ROW EXECUTE FUNCTION dialect.assigned('${setting}')`,
    `CREATE TRIGGER "2 ${argument}" BEFORE UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION dialect.on_update('${argument}', '${setting}')`,
  ]
}
