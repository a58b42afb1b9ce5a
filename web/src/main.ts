import { mount } from "svelte";
import "./style/fonts";
import "./style/tokens.css";
import "./style/base.css";
import "./style/print.css";
import App from "./App.svelte";
import { keepForOffline } from "./offline";

mount(App, { target: document.getElementById("app")! });
keepForOffline();
