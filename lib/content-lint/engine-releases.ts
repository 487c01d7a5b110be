/**
 * The release dates of the engines' versions, for the rule `dates`.
 *
 * - PostgreSQL: “First Release” in https://www.postgresql.org/support/versioning/
 * - MySQL: the first release for production in https://dev.mysql.com/doc/relnotes/mysql/8.0/en/ (8.0.11) and in the
 *   release notes of 8.4 and 9.0
 */
export const engineReleases = {
  PostgreSQL: {
    '9.6': '2016-09-29',
    '10': '2017-10-05',
    '11': '2018-10-18',
    '12': '2019-10-03',
    '13': '2020-09-24',
    '14': '2021-09-30',
    '15': '2022-10-13',
    '16': '2023-09-14',
    '17': '2024-09-26',
    '18': '2025-09-25',
  },
  MySQL: {
    '8.0': '2018-04-19',
    '8.4': '2024-04-30',
    '9.0': '2024-07-01',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>

/** The engine whose results `<Plan>` and `<Rewrite>` show, recorded in `content/sql/recorded/`. */
export const recordingEngine = 'PostgreSQL 18'
