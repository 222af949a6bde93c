// Reads a file by the command line of the Firefox Profiler and prints its threads.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const program = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname,
  'node_modules/@firefox-devtools/profiler-cli/dist/profiler-cli.js')
const home = mkdtempSync(join(tmpdir(), 'astrolabe-profiler-'))

function run(...args) {
  const done = spawnSync(process.execPath, [program, ...args],
    { encoding: 'utf8', env: { ...process.env, HOME: home }, timeout: 60_000 })
  return done.stdout + done.stderr
}

try {
  process.stdout.write(run('load', process.argv[2]))
  process.stdout.write(run('thread', 'list', '--limit', '0'))
} finally {
  run('stop')
  rmSync(home, { recursive: true, force: true })
}
