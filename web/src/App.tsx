import { basePath } from '@omerta/table/net/basePath.ts';
import { PagePartsContext } from '@omerta/table/page/pageParts.ts';
import { useAppearance } from '@omerta/table/settings/useAppearance.ts';
import { FaultBoundary } from '@omerta/table/ui/FaultBoundary.tsx';
import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Router, Switch } from 'wouter';

const Home = lazy(() => import('./home/Home.tsx'));
const NewTable = lazy(() => import('./newTable/NewTable.tsx'));
const OpenTables = lazy(() => import('./home/OpenTables.tsx'));
const Join = lazy(() => import('./join/Join.tsx'));
const Account = lazy(() => import('./account/Account.tsx'));
const History = lazy(() => import('./history/History.tsx'));
const SettingsPage = lazy(() => import('./settings/SettingsPage.tsx'));
const NotFound = lazy(() => import('./page/NotFound.tsx'));
const OnlineTable = withTables(() => import('./online/OnlineTable.tsx'));
const OnlineScreen = withTables(() => import('./online/OnlineScreen.tsx'));
const TvPage = lazy(() => import('./room/TvPage.tsx'));
const PracticeTable = withTables(() => import('./practice/PracticeTable.tsx'));
const Replay = withTables(() => import('./replay/Replay.tsx'));
const HowToPlay = lazy(() => import('./rulebook/HowToPlay.tsx'));
const Rulebook = lazy(() => import('./rulebook/Rulebook.tsx'));
const Glossary = lazy(() => import('./rulebook/Glossary.tsx'));
const Tutorial = withTables(() => import('./lesson/Tutorial.tsx'));
const Packs = lazy(() => import('./packs/Packs.tsx'));
const EditPack = lazy(() => import('./packs/EditPack.tsx'));
const ServiceWorkerNotices = lazy(() => import('./serviceWorkerNotices.tsx'));

/** `/ZEBU` joins the room with that code, in small letters too. */
const CODE = /^\/(?<code>[a-hj-np-z]{4,12})$/i;

export function App() {
  useAppearance();
  return (
    <Router base={basePath()}>
      <FaultBoundary>
        <Suspense fallback={<div className="curtain" aria-busy="true" />}>
          <Switch>
            <Route path="/" component={Home} />
            <Route path="/new" component={NewTable} />
            <Route path="/tables" component={OpenTables} />
            <Route path="/join/:code?" component={Join} />
            <Route path="/t/:match" component={OnlineTable} />
            <Route path="/tv" component={TvPage} />
            <Route path="/screen/:match" component={OnlineScreen} />
            <Route path="/practice/:game" component={PracticeTable} />
            <Route path="/replay/:match" component={Replay} />
            <Route path="/how/:game" component={HowToPlay} />
            <Route path="/rules/:game" component={Rulebook} />
            <Route path="/cards/:game" component={Glossary} />
            <Route path="/tutorial/:game" component={Tutorial} />
            <Route path="/packs" component={Packs} />
            <Route path="/packs/:pack" component={EditPack} />
            <Route path="/account" component={Account} />
            <Route path="/history" component={History} />
            <Route path="/settings" component={SettingsPage} />
            <Route path={CODE} component={Join} />
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

/** A page with a table on it: what the table asks of the page is loaded along. */
function withTables(load: () => Promise<{ readonly default: ComponentType }>) {
  return lazy(async () => {
    const [{ pageParts }, { default: Page }] = await Promise.all([import('./pageParts.ts'), load()]);
    return {
      default: () => (
        <PagePartsContext value={pageParts}>
          <Page />
        </PagePartsContext>
      ),
    };
  });
}
