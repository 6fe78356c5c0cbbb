import { basePath } from '@omerta/table/net/basePath.ts';
import { useAppearance } from '@omerta/table/settings/useAppearance.ts';
import { FaultBoundary } from '@omerta/table/ui/FaultBoundary.tsx';
import { lazy, Suspense } from 'react';
import { Route, Router, Switch } from 'wouter';

const Home = lazy(() => import('./pages/Home.tsx'));
const Join = lazy(() => import('./pages/Join.tsx'));
const Account = lazy(() => import('./pages/Account.tsx'));
const History = lazy(() => import('./pages/History.tsx'));
const SettingsPage = lazy(() => import('./pages/SettingsPage.tsx'));
const NotFound = lazy(() => import('./pages/NotFound.tsx'));
const OnlineTable = lazy(() => import('./table/OnlineTable.tsx'));
const OnlineScreen = lazy(() => import('./table/OnlineScreen.tsx'));
const PracticeTable = lazy(() => import('./practice/PracticeTable.tsx'));
const Replay = lazy(() => import('./replay/Replay.tsx'));
const Rulebook = lazy(() => import('./rulebook/Rulebook.tsx'));
const Glossary = lazy(() => import('./rulebook/Glossary.tsx'));
const Tutorial = lazy(() => import('./lesson/Tutorial.tsx'));
const Packs = lazy(() => import('./packs/Packs.tsx'));
const PackEditor = lazy(() => import('@omerta/corleone/packs/editor/PackEditor.tsx'));
const ServiceWorkerNotices = lazy(() => import('./serviceWorkerNotices.tsx'));

export function App() {
  useAppearance();
  return (
    <Router base={basePath()}>
      <FaultBoundary>
        <Suspense fallback={<div className="curtain" aria-busy="true" />}>
          <Switch>
            <Route path="/" component={Home} />
            <Route path="/join/:code?" component={Join} />
            <Route path="/t/:match" component={OnlineTable} />
            <Route path="/screen/:match" component={OnlineScreen} />
            <Route path="/practice/:game" component={PracticeTable} />
            <Route path="/replay/:match" component={Replay} />
            <Route path="/rules/:game" component={Rulebook} />
            <Route path="/cards/:game" component={Glossary} />
            <Route path="/tutorial/:game" component={Tutorial} />
            <Route path="/packs" component={Packs} />
            <Route path="/packs/:pack" component={PackEditor} />
            <Route path="/account" component={Account} />
            <Route path="/history" component={History} />
            <Route path="/settings" component={SettingsPage} />
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </FaultBoundary>
      <Suspense>
        <ServiceWorkerNotices />
      </Suspense>
    </Router>
  );
}
