import { mount } from "svelte";
import App from "./App.svelte";
import { keepForOffline } from "./offline";

mount(App, { target: document.getElementById("app")! });
keepForOffline();
