// Who may import whom: the table of NOTES.md, stated for dependency-cruiser. A room not named in `to` is out of reach.
const room = (name, from, allowed) => ({
  name,
  severity: 'error',
  comment: `${from} may import only ${allowed.join(', ')}`,
  from: { path: from, pathNot: '\\.test\\.ts$' },
  to: { path: '^(shared|electron|renderer|e2e|build)/', pathNot: allowed },
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^electron$', '\\?raw$', '\\?url$'] },
    },
    room('shared', '^shared/', ['^shared/']),
    {
      name: 'shared-is-plain',
      severity: 'error',
      from: { path: '^shared/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'engine-is-pure',
      severity: 'error',
      from: { path: '^electron/engine/', pathNot: ['\\.test\\.ts$', '^electron/engine/testing/'] },
      to: { dependencyTypes: ['core'] },
    },
    room('engine-core', '^electron/engine/core/', ['^shared/', '^electron/engine/core/']),
    room('engine-odds', '^electron/engine/odds/', ['^shared/', '^electron/engine/(core|odds)/']),
    room('engine-origins', '^electron/engine/origins/', ['^shared/', '^electron/engine/(core|odds|origins)/']),
    room('engine-great-war', '^electron/engine/great-war/', ['^shared/', '^electron/engine/(core|odds|great-war)/']),
    room('engine-front', '^electron/engine/(registry\\.ts|testing/)', ['^shared/', '^electron/engine/']),
    room('saves', '^electron/saves/', ['^shared/', '^electron/saves/', '^electron/engine/(core/|registry\\.ts)']),
    room('campaign', '^electron/campaign/', [
      '^shared/',
      '^electron/(campaign|saves)/',
      '^electron/engine/(core/|registry\\.ts)',
    ]),
    room('charts', '^electron/charts/', ['^shared/', '^electron/charts/', '^electron/engine/(core/|registry\\.ts)']),
    room('ipc', '^electron/ipc/', ['^shared/', '^electron/(ipc|campaign|charts)/']),
    room('host', '^electron/host/', ['^shared/', '^electron/(host|saves)/']),
    room('odds', '^electron/odds/', ['^shared/', '^electron/(odds|engine/(odds|origins))/']),
    room('cli', '^electron/cli/', ['^shared/', '^electron/(cli|campaign|charts|engine|saves)/']),
    room('preload', '^electron/preload\\.ts$', ['^shared/ipc']),
    room('renderer', '^renderer/', ['^renderer/', '^shared/']),
    room('e2e-and-build', '^(e2e|build)/', ['^shared/', '^e2e/', '^build/']),
    {
      name: 'only-gateway-touches-the-bridge',
      severity: 'error',
      from: { path: '^renderer/', pathNot: '^renderer/(gateway/|main\\.ts)' },
      to: { path: '^renderer/gateway/bridge\\.ts' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)out/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'build/tsconfig.depcruise.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.vue', '.mjs', '.cjs', '.js', '.json', '.md'],
    },
  },
}
