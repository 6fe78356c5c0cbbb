// What we hand to operators and to GitHub: images and actions are pinned, only the proxy can be reached, and no container
// may do more than it must.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './ensure.mjs';

const read = path => readFileSync(join(root, path), 'utf8');
const yamlIn = text => parse(text, { merge: true });
const compose = yamlIn(read('compose.yaml'));
const services = Object.entries(compose.services);
const workflowFiles = readdirSync(join(root, '.github', 'workflows')).map(name => `.github/workflows/${name}`);

const PINNED_IMAGE = /^[a-z0-9./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/;
const PINNED_ACTION = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;

/** Images that are fetched without a digest. One that is built here has none: it is made of what the Dockerfile pins. */
function unpinnedImages({ services }) {
  return Object.values(services).flatMap(({ image, build }) =>
    build !== undefined || PINNED_IMAGE.test(image) ? [] : [image],
  );
}

/** The same in a Dockerfile, where a stage may also begin with an earlier one. */
function unpinnedStages(dockerfile) {
  const stages = new Set();
  return [...dockerfile.matchAll(/^FROM\s+(\S+)(?:\s+AS\s+(\S+))?/gim)].flatMap(([, image, name]) => {
    const isPinned = PINNED_IMAGE.test(image) || stages.has(image);
    if (name !== undefined) stages.add(name);
    return isPinned ? [] : [image];
  });
}

/** Actions without a commit. Those in this repository are of the same commit as the workflow. */
function unpinnedActions({ jobs }) {
  const uses = Object.values(jobs).flatMap(({ steps = [], uses }) => [uses, ...steps.map(step => step.uses)]);
  return uses.filter(each => each !== undefined && !each.startsWith('./') && !PINNED_ACTION.test(each));
}

test('every image is pinned by digest', () => {
  expect(unpinnedImages(compose)).toEqual([]);
  expect(unpinnedStages(read('Dockerfile'))).toEqual([]);
});

test('every action is pinned by commit, and says its version', () => {
  for (const file of workflowFiles) {
    const text = read(file);
    expect(unpinnedActions(yamlIn(text)), file).toEqual([]);
    for (const line of text.split('\n').filter(each => /\buses:/.test(each)))
      expect(line).toMatch(/ # v\d+\.\d+\.\d+$/);
  }
});

test('what is not pinned is found', () => {
  const digest = `sha256:${'0a'.repeat(32)}`;
  const images = yamlIn(
    `services: { a: { image: caddy:2 }, b: { image: "x@${digest}" }, c: { build: ., image: ours } }`,
  );
  expect(unpinnedImages(images)).toEqual(['caddy:2', `x@${digest}`]); // without a tag there is nothing to update it to
  expect(unpinnedStages(`FROM node:24@${digest} AS build\nFROM build\nfrom node:24-slim`)).toEqual(['node:24-slim']);
  const steps = '[{ uses: actions/checkout@v7 }, { uses: ./ours }, { run: npm test }]';
  expect(unpinnedActions(yamlIn(`jobs: { a: { steps: ${steps} }, b: { uses: x/y/.github/z.yml@main } }`))).toEqual([
    'actions/checkout@v7',
    'x/y/.github/z.yml@main',
  ]);
});

test('only the proxy publishes ports, and those are of TLS and of its certificates', () => {
  const published = services.flatMap(([name, { ports = [] }]) => ports.map(port => `${name} ${port}`));
  expect(published).toEqual(['proxy 80:80', 'proxy 443:443', 'proxy 443:443/udp']);
  for (const [name, { network_mode }] of services) expect(network_mode, name).toBe(undefined);
  const [address, ...rest] = read('Caddyfile').match(/^\S.* \{$/gm);
  expect([address, rest]).toEqual(['{$OMERTA_DOMAIN} {', []]); // a bare name: https, and http only redirects
});

test('the servers trust that proxy alone, and know their public name', () => {
  const { proxy, first, second } = compose.services;
  expect(second).toEqual(first);
  expect(first.environment.OMERTA_TRUST_PROXY).toBe(proxy.networks.front.ipv4_address);
  expect(first.environment.OMERTA_PUBLIC_URL).toBe('https://${OMERTA_DOMAIN}');
  expect(proxy.environment.OMERTA_DOMAIN).toMatch(/^\$\{OMERTA_DOMAIN:\?/); // without it nothing starts
  expect(read('Caddyfile')).toContain('reverse_proxy first:3000 second:3000 {');
});

test('the database can be reached by the servers only', () => {
  const { proxy, first, database } = compose.services;
  expect(database.networks).toEqual(['back']);
  expect(compose.networks.back).toEqual({ internal: true });
  expect(first.networks).toEqual(['front', 'back']);
  expect(Object.keys(proxy.networks)).toEqual(['front']);
});

test.each(services)(
  '%s has a read-only root, no privileges, and limits for memory, processes and logs',
  (name, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(service.cap_add ?? []).toEqual(name === 'proxy' ? ['NET_BIND_SERVICE'] : []);
    expect(service.privileged).toBe(undefined);
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.pids_limit).toBeGreaterThan(0);
    expect(service.logging).toEqual({ driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } });
  },
);

test('the image runs the program as a user without rights, and holds no sources or development dependencies', () => {
  const last = read('Dockerfile')
    .split(/^FROM /m)
    .at(-1);
  expect(last.match(/^COPY .*$/gm)).toEqual(['COPY --from=build /program ./']); // tools/program.test.mjs
  expect(last).not.toMatch(/\bnpm (ci|install|i)\b/);
  expect(last.match(/^USER .*$/gm)).toEqual(['USER node']);
  expect(last.indexOf('USER node')).toBeLessThan(last.indexOf('CMD ["node"'));
});

test('secrets in .env stay out of the image', () => {
  expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.git', '**/node_modules', '**/.env*']));
});

test('workflows may read the sources and nothing more, and end', () => {
  for (const file of workflowFiles) {
    const { permissions, jobs, on } = yamlIn(read(file));
    expect(permissions, file).toEqual({ contents: 'read' });
    expect(Object.keys(on)).not.toContain('pull_request_target');
    for (const job of Object.values(jobs)) {
      expect(job.permissions).toBe(undefined);
      expect(job['timeout-minutes']).toBeGreaterThan(0);
    }
  }
});

test('packages, actions and images are kept up to date, and what servers run from is audited', () => {
  const { updates } = yamlIn(read('.github/dependabot.yml'));
  expect(updates.map(each => each['package-ecosystem'])).toEqual(['npm', 'github-actions', 'docker', 'docker-compose']);
  for (const { schedule } of updates) expect(schedule).toEqual({ interval: 'weekly' });
  const { audit } = yamlIn(read('.github/workflows/audit.yml')).jobs;
  expect(audit.steps.map(({ run }) => run)).toContain('npm run audit');
  expect(JSON.parse(read('package.json')).scripts.audit).toBe(
    'npm audit --package-lock-only --omit=dev --audit-level=moderate',
  );
});
