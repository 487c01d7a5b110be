import { Code, literal, type Json, type Syntax, type Value } from './literal'

/** A request for code samples. */
export interface SampleRequest {
  /** The id of the operation, which is also the last segment of its URL. */
  readonly call: string
  readonly body: Readonly<Record<string, Json>>
  /** The environment variables that contain secrets, by the field of the request. */
  readonly secrets: Readonly<Record<string, string>>
}

interface SampleLanguage {
  readonly label: string
  /** The language name of its code fence. */
  readonly fence: string
  readonly write: (request: SampleRequest) => string
}

/** The environment variable with the base URL of the API. */
export const baseVariable = 'BASE_URL'

/** The languages of code samples, by key. */
export const sampleLanguages: Readonly<Record<'curl' | 'python' | 'javascript' | 'java' | 'go', SampleLanguage>> = {
  curl: { label: 'curl', fence: 'bash', write: curl },
  python: { label: 'Python', fence: 'python', write: python },
  javascript: { label: 'JavaScript', fence: 'javascript', write: javascript },
  java: { label: 'Java', fence: 'java', write: java },
  go: { label: 'Go', fence: 'go', write: go },
}

/** Returns the body with secrets replaced by the result of `read`, such as code that reads the environment variable. */
function withSecrets({ body, secrets }: SampleRequest, read: (variable: string) => Value): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, secrets[name] ? read(secrets[name]) : value]),
  )
}

/** Returns the body as JSON, with a placeholder `<VARIABLE>` for each secret. */
function json(request: SampleRequest): string {
  return JSON.stringify(
    withSecrets(request, (variable) => `<${variable}>`),
    null,
    2,
  )
}

/** Replaces the placeholders of `json` with code that reads the secrets. */
function fillIn(text: string, { secrets }: SampleRequest, read: (variable: string) => string): string {
  return Object.values(secrets).reduce(
    (filled, name) => filled.replaceAll(`"<${name}>"`, () => `"${read(name)}"`),
    text,
  )
}

/** Returns a curl command that reads the body from standard input, so that process lists do not show secrets. */
function curl(request: SampleRequest): string {
  const escaped = json(request).replace(/\\(?=[\\$`])|[$`]/g, '\\$&')
  return `curl --silent --show-error --max-time 30 "$${baseVariable}/${request.call}" \\
  --header 'Content-Type: application/json' --data @- <<JSON
${fillIn(escaped, request, (variable) => `$${variable}`)}
JSON`
}

function python(request: SampleRequest): string {
  const syntax: Syntax = {
    indent: '    ',
    words: { true: 'True', false: 'False', null: 'None' },
    lines: (text) => (/"""|\\|"$/.test(text) ? undefined : `"""${text}"""`),
    key: (name) => JSON.stringify(name),
    map: ['{', '}'],
    list: ['[', ']'],
  }
  return `import json
import os
import urllib.request

body = ${literal(
    withSecrets(request, (variable) => new Code(`os.environ["${variable}"]`)),
    syntax,
  )}
request = urllib.request.Request(
    os.environ["${baseVariable}"] + "/${request.call}",
    data=json.dumps(body).encode(),
    headers={"Content-Type": "application/json"},
)
with urllib.request.urlopen(request, timeout=30) as response:
    answer = json.load(response)
if answer["code"] != 200:
    raise SystemExit(answer["message"])
print(answer["data"])`
}

function javascript(request: SampleRequest): string {
  const syntax: Syntax = {
    indent: '  ',
    words: { true: 'true', false: 'false', null: 'null' },
    lines: (text) => (/`|\\|\$\{/.test(text) ? undefined : `\`${text}\``),
    key: (name) => name,
    map: ['{', '}'],
    list: ['[', ']'],
  }
  return `const body = ${literal(
    withSecrets(request, (variable) => new Code(`process.env.${variable}`)),
    syntax,
  )}
const response = await fetch(\`\${process.env.${baseVariable}}/${request.call}\`, {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
  signal: AbortSignal.timeout(30_000),
})
const { code, message, data } = await response.json()
if (code !== 200) throw new Error(message)
console.log(data)`
}

function java(request: SampleRequest): string {
  const escaped = json(request).replaceAll('%', '%%').replaceAll('\\', '\\\\').replaceAll('"""', '\\"""')
  const text = fillIn(escaped, request, () => '%s').replace(/^/gm, ' '.repeat(12))
  // in the order of the placeholders
  const variables = Object.keys(request.body)
    .flatMap((name) => request.secrets[name] ?? [])
    .map((variable) => `System.getenv("${variable}")`)
    .join(', ')
  const type = request.call[0]?.toUpperCase() + request.call.slice(1)
  return `import java.net.URI;
import java.net.http.*;
import java.time.Duration;

public class ${type} {
    public static void main(String[] args) throws Exception {
        String body = """
${text}
            """.formatted(${variables});
        HttpRequest request = HttpRequest.newBuilder(URI.create(System.getenv("${baseVariable}") + "/${request.call}"))
            .header("Content-Type", "application/json")
            .timeout(Duration.ofSeconds(30))
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
        HttpResponse<String> response = HttpClient.newHttpClient()
            .send(request, HttpResponse.BodyHandlers.ofString());
        System.out.println(response.body());
    }
}`
}

function go(request: SampleRequest): string {
  const syntax: Syntax = {
    indent: '\t',
    words: { true: 'true', false: 'false', null: 'nil' },
    lines: (text) => (text.includes('`') ? undefined : `\`${text}\``),
    key: (name) => JSON.stringify(name),
    map: ['map[string]any{', '}'],
    list: ['[]any{', '}'],
    aligned: true,
  }
  return `package main

import (
	"bytes"
	"encoding/json"
	"io"
	"log"
	"net/http"
	"os"
	"time"
)

func main() {
	body, err := json.Marshal(${literal(
    withSecrets(request, (variable) => new Code(`os.Getenv("${variable}")`)),
    syntax,
    1,
  )})
	if err != nil {
		log.Fatal(err)
	}
	client := http.Client{Timeout: 30 * time.Second}
	response, err := client.Post(os.Getenv("${baseVariable}")+"/${request.call}", "application/json", bytes.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	io.Copy(os.Stdout, response.Body)
}`
}
