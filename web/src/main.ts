import './fonts.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { install } from './ui/installed.svelte';
import { startRenewing } from './ui/renewed';
import { settings } from './ui/settings.svelte';
import { words } from './words/words.svelte';

startRenewing();
settings.dress(document.documentElement);
await words.load(settings.values.language);
mount(App, { target: document.getElementById('app')! });
install();
