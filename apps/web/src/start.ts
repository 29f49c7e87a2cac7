// The build puts both into one file; asked for by one name they cost a first visit one request instead of two.
export { Layout3 } from './layouts/layout-3.tsx';
export { HomePage } from './pages/home.tsx';
